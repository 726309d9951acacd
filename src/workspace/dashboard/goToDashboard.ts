import { peek } from '~/lib/peek';
import { dashboardsOf } from '~/services/workspace/dashboards';
import type { RootStore } from '~/stores/RootStore';
import type { LivePanes } from '../panes/LivePanes';
import { navigateMain } from '../panes/navigateMain';
import { dashboardName } from './DashboardModel';
import { DASHBOARD_HREF } from './dashboardPlace';

/** Lets people choose a dashboard, and shows it in the main pane. */
export function goToDashboard(root: RootStore, panes: LivePanes): Promise<void> {
  const { i18n, overlays, workspace } = root;
  const items = peek(() => dashboardsOf(workspace.document)).map((record) => ({
    text: dashboardName(record, i18n),
    icon: 'layoutDashboard' as const,
    action: () => navigateMain(root, panes, `${DASHBOARD_HREF}?id=${record.id}`),
  }));
  const middle = { x: window.innerWidth / 2, y: window.innerHeight / 4 };
  return overlays.openMenu(middle, items, { label: i18n.t('dashboard.list'), align: 'center' });
}
