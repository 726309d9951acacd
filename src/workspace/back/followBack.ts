import { reaction } from 'mobx';
import { DisposableStore, type Disposable } from '~/lib/disposable';
import { peek } from '~/lib/peek';
import { stepsAbove } from '~/router/BrowserBackend';
import type { CommandTargets } from '../CommandContext';
import { backSteps } from './backSteps';

/**
 * Lets the browser's Back do more than leave the page. While there is something to do, as many entries lie above the page's
 * own one, with the same address. Back removes one of them, and then the topmost thing closes. A thing that was closed in another way
 * leaves its entry behind: the next thing that opens takes it, or else Back goes on past it.
 */
export function followBack({ root, panes }: CommandTargets): Disposable {
  const following = new DisposableStore();
  let seen = placeNow();

  const prepare = (): void => {
    if (following.isDisposed) return;
    const wanted = peek(() => backSteps(root, panes).length);
    for (let { steps } = placeNow(); steps < wanted; steps += 1)
      window.history.pushState({ ...(window.history.state as object), steps: steps + 1 }, '');
    seen = placeNow();
  };
  const arrive = (): void => {
    const before = seen;
    seen = placeNow();
    if (seen.key !== before.key || seen.steps >= before.steps) return;
    const step = peek(() => backSteps(root, panes).at(-1));
    if (!step) {
      window.history.back();
      return;
    }
    step();
    // A thing that asks first is still open; the next Back closes it.
    requestAnimationFrame(prepare);
  };

  following.add(reaction(() => backSteps(root, panes).length, prepare, { fireImmediately: true }));
  following.add(panes.main.history.subscribe(prepare));
  let stopWatching = () => {};
  following.add(() => stopWatching());
  following.add(
    reaction(
      () => panes.active,
      ({ history }) => {
        stopWatching();
        stopWatching = history.subscribe(prepare);
        prepare();
      },
      { fireImmediately: true },
    ),
  );
  window.addEventListener('popstate', arrive);
  following.add(() => window.removeEventListener('popstate', arrive));
  return following;
}

/** An entry of the browser's history: the page, and how far above its own entry. */
function placeNow(): { readonly key: unknown; readonly steps: number } {
  const state: unknown = window.history.state;
  return { key: (state as { key?: unknown } | null)?.key, steps: stepsAbove(state) };
}
