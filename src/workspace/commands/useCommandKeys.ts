import { useLayoutEffect } from 'react';
import { DisposableStore, type Disposable } from '~/lib/disposable';
import { isComposing, isTextField } from '~/lib/keys';
import { MODIFIERS } from '~/services/keys';
import { typeAhead } from './typeAhead';
import type { CommandTargets } from '../CommandContext';

/**
 * Makes the keys of commands and Back work. The commands load at the end of the start, or with the first key if that comes earlier. The
 * first key runs its command when they are loaded.
 */
export function useCommandKeys({ root, workspace, panes }: CommandTargets): void {
  // Before the first paint: people may press a key as soon as they see the page.
  useLayoutEffect(() => {
    const using = listen({ root, workspace, panes });
    return () => using.dispose();
  }, [root, workspace, panes]);
}

function listen(targets: CommandTargets): Disposable {
  const { i18n, startOrder } = targets.root;
  const using = new DisposableStore();
  let first: KeyboardEvent | null = null;
  let loading: Promise<void> | null = null;
  const start = async (): Promise<void> => {
    try {
      const [{ beginCommands }] = await Promise.all([import('./lazyCommands'), i18n.shared()]);
      document.removeEventListener('keydown', keep);
      if (!using.isDisposed) using.add(beginCommands(targets, first));
    } catch {
      // The page itself reports that the connection is lost. The next key loads them again.
      first = null;
      loading = null;
    }
  };
  const load = (): Promise<void> => (loading ??= start());
  const keep = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || isComposing(event) || isTextField(event.target) || MODIFIERS.includes(event.key)) return;
    if (typeAhead(event, targets)) return;
    first ??= event;
    void load();
  };
  document.addEventListener('keydown', keep);
  using.add(() => document.removeEventListener('keydown', keep));
  void startOrder.turn('idle').then(load);
  return using;
}
