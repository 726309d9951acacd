import type { DashboardRecord, WidgetRecord, WorkspaceDocument } from './document';

/** The dashboards of a workspace as pure functions. Their order is that of the list. */

/** The ids of the dashboards that everybody has until they are changed: one for the page, one for the side panel. */
export const FIRST_DASHBOARD = 'first';
export const SIDE_DASHBOARD = 'side';

/** The most dashboards that a workspace has, and the most characters in the name of one. */
export const DASHBOARD_LIMIT = 20;
export const NAME_LIMIT = 50;

const DEFAULT: readonly DashboardRecord[] = [FIRST_DASHBOARD, SIDE_DASHBOARD].map((id) => ({ id, name: null, widgets: null }));

/** The dashboards that this device shows; never empty. */
export function dashboardsOf({ dashboards, ownDashboards = [] }: WorkspaceDocument): readonly DashboardRecord[] {
  const shared = dashboards.length > 0 ? dashboards : DEFAULT;
  const isShared = ({ id }: DashboardRecord): boolean => shared.some((one) => one.id === id);
  return [
    ...shared.map((one) => ownDashboards.find(({ id }) => id === one.id) ?? one),
    // Another device deleted the shared one.
    ...ownDashboards.filter((one) => !isShared(one)),
  ];
}

/** The dashboard with an id; the first one if there is none, because it was deleted. */
export function dashboardWith(workspace: WorkspaceDocument, id: string | null): DashboardRecord {
  const all = dashboardsOf(workspace);
  return all.find((one) => one.id === id) ?? all[0]!;
}

/** Whether this device has a dashboard of its own in the place of a shared one. */
export const isOwnDashboard = ({ ownDashboards = [] }: WorkspaceDocument, id: string): boolean =>
  ownDashboards.some((one) => one.id === id);

/** The workspace with other widgets on a dashboard, in the place where this device keeps it. */
export const withWidgets = (workspace: WorkspaceDocument, id: string, widgets: readonly WidgetRecord[]): WorkspaceDocument =>
  changed(workspace, id, (one) => ({ ...one, widgets }));

/** The workspace with another name for a dashboard. */
export const withName = (workspace: WorkspaceDocument, id: string, name: string): WorkspaceDocument =>
  changed(workspace, id, (one) => ({ ...one, name: name.trim().slice(0, NAME_LIMIT) }));

/** The workspace with one more dashboard at the end; unchanged if there are too many. */
export function withNewDashboard(workspace: WorkspaceDocument, record: DashboardRecord): WorkspaceDocument {
  if (dashboardsOf(workspace).length >= DASHBOARD_LIMIT) return workspace;
  return { ...workspace, dashboards: [...sharedOf(workspace), record] };
}

/** The workspace without a dashboard. The last one stays. */
export function withoutDashboard(workspace: WorkspaceDocument, id: string): WorkspaceDocument {
  if (dashboardsOf(workspace).length < 2) return workspace;
  const shared = withoutOwnDashboard(workspace, id);
  return { ...shared, dashboards: sharedOf(shared).filter((one) => one.id !== id) };
}

/** The workspace with a dashboard of this device alone, which begins as the shared one. */
export function withOwnDashboard(workspace: WorkspaceDocument, id: string, widgets: readonly WidgetRecord[]): WorkspaceDocument {
  const record = { ...dashboardWith(workspace, id), widgets };
  return { ...workspace, ownDashboards: [...(workspace.ownDashboards ?? []).filter((one) => one.id !== record.id), record] };
}

/** The workspace with the shared dashboard in the place of the one that this device has. */
export function withoutOwnDashboard(workspace: WorkspaceDocument, id: string): WorkspaceDocument {
  const { ownDashboards = [], ...shared } = workspace;
  const left = ownDashboards.filter((one) => one.id !== id);
  return left.length === 0 ? shared : { ...shared, ownDashboards: left };
}

/** The workspace as it is shared. */
export function withoutOwnDashboards(workspace: WorkspaceDocument): WorkspaceDocument {
  const { ownDashboards, ...shared } = workspace;
  return ownDashboards ? shared : workspace;
}

/** The workspace with the dashboards that another one keeps for its device. */
export const withOwnDashboardsOf = (workspace: WorkspaceDocument, { ownDashboards }: WorkspaceDocument): WorkspaceDocument => ({
  ...withoutOwnDashboards(workspace),
  ...(ownDashboards && { ownDashboards }),
});

const sharedOf = ({ dashboards }: WorkspaceDocument): readonly DashboardRecord[] => (dashboards.length > 0 ? dashboards : DEFAULT);

function changed(workspace: WorkspaceDocument, id: string, change: (one: DashboardRecord) => DashboardRecord): WorkspaceDocument {
  const inAll = (all: readonly DashboardRecord[]) => all.map((one) => (one.id === id ? change(one) : one));
  return isOwnDashboard(workspace, id)
    ? { ...workspace, ownDashboards: inAll(workspace.ownDashboards!) }
    : { ...workspace, dashboards: inAll(sharedOf(workspace)) };
}
