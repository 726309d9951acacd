import { toAppError } from '~/lib/AppError';
import type { RootStore } from '~/stores/RootStore';
import { dashboardPlaceNow } from '~/workspace/dashboard/dashboardPlace';
import { toggleDashboard } from '~/workspace/dashboard/toggleDashboard';
import { navigateMain } from '~/workspace/panes/navigateMain';
import type { LivePanes } from '~/workspace/panes/LivePanes';
import type { Workspace } from '~/workspace/WorkspaceContext';
import type { Shortcut } from './shortcuts';

/** What shortcuts work on. */
export interface ShortcutContext {
  readonly root: RootStore;
  readonly workspace: Workspace;
  readonly panes: LivePanes;
}

/** Does what a key means everywhere. */
export function runShortcut(shortcut: Shortcut, context: ShortcutContext): void {
  const { theme, overlays, session } = context.root;
  const run: Readonly<Record<Shortcut, () => void>> = {
    commands: () => void showCommands(context).catch((error: unknown) => overlays.showError(toAppError(error))),
    keys: () => void overlays.open('keyHelp', {}),
    newNote: () => void (session.current.me && overlays.open('composer', {})),
    search: () => navigateMain(context.root, context.panes, '/search'),
    scheme: () => theme.toggleScheme(),
    dashboard: () => toggleDashboard(context.root, dashboardPlaceNow(context.root, context.panes)),
  };
  run[shortcut]();
}

async function showCommands({ root, workspace: { pages, routes }, panes }: ShortcutContext): Promise<void> {
  const { overlays, i18n } = root;
  const showKeys = () => void overlays.open('keyHelp', {});
  const navigate = (to: string) => navigateMain(root, panes, to);
  const [{ accountCommands, commandList }] = await Promise.all([import('./commandList'), i18n.bring(['command'])]);
  const commands = commandList({ root, pages, navigate, showKeys, routes, panes });
  const chosen = await overlays.open('commandPalette', { commands, later: accountCommands({ root }) });
  await chosen?.run();
}
