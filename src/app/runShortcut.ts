import { toAppError } from '~/lib/AppError';
import { MAIN_PANE } from '~/services/workspace/document';
import type { RootStore } from '~/stores/RootStore';
import { compose } from '~/stores/session/compose';
import { dashboardPlaceNow } from '~/workspace/dashboard/dashboardPlace';
import { toggleDashboard } from '~/workspace/dashboard/toggleDashboard';
import { navigateMain } from '~/workspace/panes/navigateMain';
import type { LivePanes } from '~/workspace/panes/LivePanes';
import { openKeyHelp } from '~/workspace/shell/openKeyHelp';
import type { Workspace } from '~/workspace/WorkspaceContext';
import { focusList } from './focusList';
import { goTo } from './goTo';
import { moreOfList } from './moreOfList';
import type { Shortcut } from './shortcuts';

/** What shortcuts work on. */
export interface ShortcutContext {
  readonly root: RootStore;
  readonly workspace: Workspace;
  readonly panes: LivePanes;
}

/** Does what a key means everywhere. @param held letters that were pressed after it, until this was here */
export function runShortcut(shortcut: Shortcut, context: ShortcutContext, held: readonly KeyboardEvent[]): void {
  const { theme, overlays, session } = context.root;
  const run: Readonly<Record<Shortcut, () => void>> = {
    more: moreOfList,
    commands: () => void showCommands(context).catch((error: unknown) => overlays.showError(toAppError(error))),
    keys: () => openKeyHelp(context.root),
    newNote: () => void (session.current.me && compose(context.root, {})),
    search: () => navigateMain(context.root, context.panes, '/search'),
    timeline: () => focusList(MAIN_PANE),
    scheme: () => theme.toggleScheme(),
    goTo: () => goTo(context, held),
    dashboard: () => toggleDashboard(context.root, dashboardPlaceNow(context.root, context.panes)),
  };
  run[shortcut]();
}

async function showCommands({ root, workspace: { routes }, panes }: ShortcutContext): Promise<void> {
  const { overlays, i18n } = root;
  const showKeys = () => openKeyHelp(root);
  const navigate = (to: string) => navigateMain(root, panes, to);
  const [{ commandList, laterCommands }] = await Promise.all([import('./commandList'), i18n.bring(['command', 'settingForm'])]);
  const commands = commandList({ root, navigate, showKeys, routes, panes });
  const chosen = await overlays.open('commandPalette', { commands, later: laterCommands(root) });
  await chosen?.run();
}
