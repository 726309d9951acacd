import { useLayoutEffect } from 'react';
import { DisposableStore } from '~/lib/disposable';
import { onFirstUse } from '~/lib/onFirstUse';
import type { CommandSurroundings } from '../CommandContext';
import { bringCommands } from './bringCommands';

/**
 * Makes the keys of commands and Back work. The commands load when somebody begins to use the page, after the start unless it is by a
 * key. A key that is pressed before they are there runs its command once they are; after a failure, the next key loads them again.
 */
export function useCommandKeys({ root, workspace, panes }: CommandSurroundings): void {
  // Before the first paint: people may press a key as soon as they see the page.
  useLayoutEffect(() => {
    const using = new DisposableStore();
    const { load, handleKey } = listenerOf({ root, workspace, panes }, using);
    document.addEventListener('keydown', handleKey);
    using.add(() => document.removeEventListener('keydown', handleKey));
    using.add(onFirstUse(() => void root.startOrder.turn('prefetches').then(load)));
    return () => using.dispose();
  }, [root, workspace, panes]);
}

/** A listener for keys, which loads the commands if they are missing. */
function listenerOf(surroundings: CommandSurroundings, using: DisposableStore) {
  let press: ((event: KeyboardEvent) => void) | undefined;
  let loading: Promise<void> | undefined;
  /** The keys that wait for the commands, in their order. */
  const early: KeyboardEvent[] = [];
  const bring = async (): Promise<void> => {
    try {
      const { replayKeys, begin } = await bringCommands(surroundings.root.i18n);
      if (!using.isDisposed) using.add(begin(surroundings));
      press = replayKeys(early, surroundings);
    } catch {
      // The page itself reports that the connection is lost.
      loading = undefined;
      early.length = 0;
    }
  };
  const load = (): Promise<void> => (loading ??= bring());
  const handleKey = (event: KeyboardEvent): void => {
    if (press) press(event);
    else if (!event.defaultPrevented) {
      early.push(event);
      void load();
    }
  };
  return { load, handleKey };
}
