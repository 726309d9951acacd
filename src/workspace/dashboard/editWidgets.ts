import { untracked } from 'mobx';
import type { RootStore } from '~/stores/RootStore';
import { createEditRequest } from '~/stores/ui/EditRequest';
import { navigateMain } from '../panes/navigateMain';
import type { LivePanes } from '../panes/LivePanes';
import { DASHBOARD_HREF, dashboardPlaceNow, panesBeside, showsDashboard } from './dashboardPlace';
import { isDashboardShown, toggleDashboard } from './toggleDashboard';

/** Shows the dashboard beside the page, or else on a page of its own, and begins to edit it. */
export function editWidgets(root: RootStore, panes: LivePanes): void {
  root.part(createEditRequest).set(true);
  const place = dashboardPlaceNow(root, panes);
  const isBeside = untracked(() => showsDashboard(root.workspace, panesBeside(root.workspace)));
  if (place === null) return isBeside ? undefined : navigateMain(root, panes, DASHBOARD_HREF);
  if (!isDashboardShown(root, place)) toggleDashboard(root, place);
}
