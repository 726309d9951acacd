import { useEffect } from 'react';
import { toAppError } from '~/lib/AppError';
import { useStores } from '~/stores/context';
import { navigateMain } from '~/workspace/panes/navigateMain';
import type { LivePanes } from '~/workspace/panes/LivePanes';
import { isReducedPath } from '~/workspace/shell/shellKind';
import { useWorkspace } from '~/workspace/WorkspaceContext';
import { matchShortcut, type Shortcut } from './shortcuts';

/** Listens for the keys that work everywhere; `?` shows them all. */
export default function Shortcuts({ panes }: { panes: LivePanes }) {
  const root = useStores();
  const { pages, routes } = useWorkspace();
  useEffect(() => {
    const { theme, overlays, session, i18n } = root;
    const showKeys = () => void overlays.open('keyHelp', {});
    const navigate = (to: string) => navigateMain(root, panes, to);
    const showCommands = async () => {
      const [{ accountCommands, commandList }] = await Promise.all([import('./commandList'), i18n.bring(['command'])]);
      const commands = commandList({ root, pages, navigate, showKeys, routes, panes });
      const chosen = await overlays.open('commandPalette', { commands, later: accountCommands({ root }) });
      await chosen?.run();
    };
    const shortcuts: readonly Shortcut[] = [
      { keys: ['d'], run: () => theme.toggleScheme() },
      { keys: ['p', 'n'], run: () => void (session.current.me && overlays.open('composer', {})) },
      { keys: ['k'], ctrl: true, run: () => void showCommands().catch((error: unknown) => overlays.showError(toAppError(error))) },
      { keys: ['?'], run: showKeys },
    ];
    const handleKey = (event: KeyboardEvent) => {
      const shortcut = overlays.hasOpen() || isReducedPath(location.pathname) ? undefined : matchShortcut(event, shortcuts);
      if (!shortcut) return;
      event.preventDefault();
      shortcut.run();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [root, pages, routes, panes]);
  return null;
}
