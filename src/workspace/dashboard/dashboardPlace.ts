import { untracked } from 'mobx';
import { MAIN_PANE, type PaneId } from '~/services/workspace/document';
import { currentHref } from '~/services/workspace/visits';
import type { RootStore } from '~/stores/RootStore';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';
import type { LivePanes } from '../panes/LivePanes';
import { isAt } from '~/router/isAt';
import { shellKind, type ShellKind } from '../lib/shellKind';
import { isPhone } from '../lib/layout';

/** Where the dashboard has room beside the page: in a panel, in a drawer, or nowhere. */
export type DashboardPlace = 'panel' | 'drawer' | null;

/** The address of the dashboard as a page. */
export const DASHBOARD_HREF = '/dashboard';

/** From this width on, the dashboard has room at the side of the page. */
export const WIDE = '(width >= 1100px)';

/** The facts that decide where the dashboard has room. */
interface Conditions {
  readonly kind: ShellKind;
  /** Whether the screen is wide enough for a panel. */
  readonly isWide: boolean;
  readonly panes: LivePanes;
  readonly workspace: WorkspaceStore;
}

/** Decides where the dashboard is shown. There is no panel while the main pane, a column or an open window shows the dashboard. */
export function dashboardPlace({ kind, isWide, panes, workspace }: Conditions): DashboardPlace {
  if (kind !== 'full' && kind !== 'phone') return null;
  if (workspace.isMainShown && isAt(panes.main.history.href, DASHBOARD_HREF)) return null;
  if (!isWide || kind === 'phone') return 'drawer';
  return showsDashboard(workspace, panesBeside(workspace)) ? null : 'panel';
}

/** The columns, including inactive tabs, and the windows that are not minimized. Call it inside an observer. */
export const panesBeside = ({ deckPanes, windows }: WorkspaceStore): readonly PaneId[] => [
  ...deckPanes.filter((id) => id !== MAIN_PANE),
  ...windows.filter(({ state }) => state !== 'minimised').map(({ paneId }) => paneId),
];

/** Whether one of these panes shows the dashboard. The main pane must not be among them. */
export const showsDashboard = (workspace: WorkspaceStore, ids: readonly PaneId[]): boolean =>
  ids.some((id) => isAt(currentHref(workspace.visitsOf(id)), DASHBOARD_HREF));

/** The place of the dashboard at this moment, for commands and keys. */
export const dashboardPlaceNow = ({ session, workspace, settings }: RootStore, panes: LivePanes): DashboardPlace =>
  untracked(() =>
    dashboardPlace({
      kind: shellKind(panes.main.history.href, session.current.me !== null, isPhone({ settings }), workspace.isAlone),
      isWide: matchMedia(WIDE).matches,
      panes,
      workspace,
    }),
  );
