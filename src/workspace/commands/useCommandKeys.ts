import { useEffect } from 'react';
import type { CommandSurroundings } from '../CommandContext';
import { bringCommands } from './bringCommands';

/**
 * Makes the keys of commands work. The commands load when the first page has what it needs, or with the first key. A key that is
 * pressed earlier runs its command once they are loaded; after a failure, the next key loads them again.
 * @param firstDataPainted resolves when the first page has what it needs
 */
export function useCommandKeys({ root, workspace, panes }: CommandSurroundings, firstDataPainted: Promise<void>): void {
  useEffect(() => {
    const { load, handleKey } = listenerOf({ root, workspace, panes });
    document.addEventListener('keydown', handleKey);
    void firstDataPainted.then(load);
    return () => document.removeEventListener('keydown', handleKey);
  }, [root, workspace, panes, firstDataPainted]);
}

/** A listener for keys, which loads the commands if they are missing. */
function listenerOf(surroundings: CommandSurroundings) {
  let press: ((event: KeyboardEvent) => void) | undefined;
  let loading: Promise<void> | undefined;
  const bring = async (): Promise<void> => {
    try {
      const { pressKey } = await bringCommands(surroundings.root.i18n);
      press = (event) => pressKey(event, surroundings);
    } catch {
      // The page itself reports that the connection is lost.
      loading = undefined;
    }
  };
  const load = (): Promise<void> => (loading ??= bring());
  const handleKey = async (event: KeyboardEvent): Promise<void> => {
    if (!press) await load();
    press?.(event);
  };
  return { load, handleKey: (event: KeyboardEvent) => void handleKey(event) };
}
