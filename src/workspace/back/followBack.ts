import { reaction } from 'mobx';
import { DisposableStore, type Disposable } from '~/lib/disposable';
import { peek } from '~/lib/peek';
import { stepsAbove } from '~/router/BrowserBackend';
import type { CommandTargets } from '../CommandContext';
import { createDashboardDrawer, createNavDrawer } from '~/stores/ui/DrawerState';
import type { RootStore } from '~/stores/RootStore';
import { isPhone } from '../lib/layout';
import type { LivePanes } from '../panes/LivePanes';

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

/** One thing that Back does before it leaves a page. */
type BackStep = () => void;

/**
 * The steps of Back, the next one last: on a phone it closes what lies above the page, and everywhere it walks the history of
 * the active column or window. To be called in a reaction, which hears of all but the histories of panes.
 */
function backSteps(root: RootStore, panes: LivePanes): readonly BackStep[] {
  const { workspace } = root;
  const { active } = panes;
  const walk = active !== panes.main && active.history.canGoBack ? [active.history.back] : [];
  if (!isPhone(root)) return walk;
  const sheets = workspace.windows.filter(({ state }) => state !== 'minimised').map(({ paneId }) => panes.of(paneId, workspace));
  const closing = sheets.map(
    ({ frame }) =>
      () =>
        pressEscape(frame ?? document),
  );
  const drawers = [root.part(createDashboardDrawer), root.part(createNavDrawer)].filter(({ isOpen }) => isOpen);
  const above = [...drawers, ...root.overlays.stack].map(() => () => pressEscape(document));
  return sheets.includes(active) ? [...closing, ...walk, ...above] : [...walk, ...closing, ...above];
}

/** Everything above the page closes by Escape. It asks first if something would be lost, or offers to undo. */
function pressEscape(target: EventTarget): void {
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
}
