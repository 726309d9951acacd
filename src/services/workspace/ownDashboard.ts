import type { WidgetRecord, WorkspaceDocument } from './document';

/** The dashboard that this device shows; null for the default one. */
export const shownDashboard = ({ ownDashboard, dashboard }: WorkspaceDocument): readonly WidgetRecord[] | null => ownDashboard ?? dashboard;

/** The workspace with another dashboard, in the place where this device keeps it. */
export const withDashboard = (workspace: WorkspaceDocument, dashboard: readonly WidgetRecord[]): WorkspaceDocument =>
  workspace.ownDashboard ? { ...workspace, ownDashboard: dashboard } : { ...workspace, dashboard };

/** The workspace with the shared dashboard. */
export function withoutOwnDashboard(workspace: WorkspaceDocument): WorkspaceDocument {
  const { ownDashboard, ...shared } = workspace;
  return ownDashboard ? shared : workspace;
}

/** The workspace with the dashboard that another one keeps for its device. */
export const withOwnDashboardOf = (workspace: WorkspaceDocument, { ownDashboard }: WorkspaceDocument): WorkspaceDocument => ({
  ...withoutOwnDashboard(workspace),
  ...(ownDashboard && { ownDashboard }),
});
