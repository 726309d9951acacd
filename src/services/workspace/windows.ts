import { newPane, type PaneId, type PaneRecord, type Rect, type WindowRecord, type WindowState, type WorkspaceDocument } from './document';

/** Adds a window on top. */
export function withWindow(workspace: WorkspaceDocument, paneId: PaneId, rect: Rect, pane: PaneRecord = newPane): WorkspaceDocument {
  return {
    ...workspace,
    panes: { ...workspace.panes, [paneId]: pane },
    windows: [...workspace.windows.filter((one) => one.paneId !== paneId), { paneId, rect, state: 'normal' }],
  };
}

/** Changes the rectangle or state of a window. */
export function changeWindow(
  workspace: WorkspaceDocument,
  paneId: PaneId,
  change: { readonly rect?: Rect; readonly state?: WindowState },
): WorkspaceDocument {
  return { ...workspace, windows: workspace.windows.map((one) => (one.paneId === paneId ? { ...one, ...change } : one)) };
}

/** Brings a window to the top; returns the same workspace when it is already there. */
export function raiseWindow(workspace: WorkspaceDocument, paneId: PaneId): WorkspaceDocument {
  const raised = windowOf(workspace, paneId);
  if (!raised || workspace.windows.at(-1) === raised) return workspace;
  return { ...workspace, windows: [...workspace.windows.filter((one) => one !== raised), raised] };
}

/** The window that contains a pane. */
export const windowOf = ({ windows }: WorkspaceDocument, paneId: PaneId): WindowRecord | undefined =>
  windows.find((one) => one.paneId === paneId);
