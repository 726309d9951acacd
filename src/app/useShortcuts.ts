import { useEffect } from 'react';
import { isTextField } from '~/lib/isTextField';
import { keyName } from '~/services/keys';
import { isReducedPath } from '~/workspace/lib/shellKind';
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
      const held: KeyboardEvent[] = [];
      const hold = (next: KeyboardEvent) => {
        if (keyName(next).length > 1 || isTextField(next.target)) return;
        next.preventDefault();
        next.stopPropagation();
        held.push(next);
      };
      // What a letter means after this key is known only there.
      if (shortcut === 'goTo') document.addEventListener('keydown', hold, true);
      // Without a connection it is one key that does nothing; the page says by itself that the connection is gone.
      void import('./runShortcut')
        .finally(() => document.removeEventListener('keydown', hold, true))
        .then(
          ({ runShortcut }) => runShortcut(shortcut, { root, workspace, panes }, held),
          () => undefined,
        );
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [root, workspace, panes]);
}
