import { useEffect } from 'react';
import { isReducedPath } from '~/workspace/shell/shellKind';
import type { ShortcutContext } from './runShortcut';
import { matchShortcut } from './shortcuts';

/** Listens for the keys that work everywhere. What they do is fetched with the first one, which does not get lost thereby. */
export function useShortcuts({ root, workspace, panes }: ShortcutContext): void {
  useEffect(() => {
    const { overlays, settings } = root;
    const handleKey = (event: KeyboardEvent) => {
      const shortcut =
        overlays.hasOpen() || isReducedPath(location.pathname) ? undefined : matchShortcut(event, settings.get('keyBindings'));
      if (shortcut === undefined) return;
      event.preventDefault();
      // Without a connection it is one key that does nothing; the page says by itself that the connection is gone.
      void import('./runShortcut').then(
        ({ runShortcut }) => runShortcut(shortcut, { root, workspace, panes }),
        () => undefined,
      );
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [root, workspace, panes]);
}
