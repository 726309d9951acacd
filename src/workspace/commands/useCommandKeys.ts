import { useEffect } from 'react';
import type { CommandSurroundings } from '../CommandContext';
import { bringCommands } from './bringCommands';

/**
 * Makes the keys of commands work. The commands load when the first page has what it needs. A key that is pressed earlier,
 * or after loading failed, loads them and does nothing else.
 *
 * @param calm settles when the first page has what it needs
 */
export function useCommandKeys({ root, workspace, panes }: CommandSurroundings, calm: Promise<void>): void {
  useEffect(() => {
    let press: ((event: KeyboardEvent) => void) | undefined;
    let isLoading = false;
    const load = async (): Promise<void> => {
      if (isLoading || press) return;
      isLoading = true;
      try {
        const { pressKey } = await bringCommands(root.i18n);
        press = (event) => pressKey(event, { root, workspace, panes });
      } catch {
        // The next key tries again. The page says by itself that the connection is lost.
      } finally {
        isLoading = false;
      }
    };
    const handleKey = (event: KeyboardEvent) => (press ? press(event) : void load());
    document.addEventListener('keydown', handleKey);
    void calm.then(load);
    return () => document.removeEventListener('keydown', handleKey);
  }, [root, workspace, panes, calm]);
}
