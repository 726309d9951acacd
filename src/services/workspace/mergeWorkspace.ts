import { equalData } from '../equalData';
import { dockedAtEnd, isInDeck, withoutPane } from './columns';
import type { PaneId, PaneRecord, WidgetRecord, WorkspaceDocument } from './document';
import { withoutOwnDashboard } from './ownDashboard';
import { equalLayouts, withOwnView } from './ownView';
import type { WorkspaceFile } from './parseWorkspace';

/**
 * Merges two versions of a workspace that two tabs or devices made from the same base. What either side added stays.
 * What one side closed and the other left unchanged goes. Where both changed the same thing, ours wins. In doubt a
 * column stays, because a lost one is worse than an extra one. What is in view stays as we see it.
 */
export function mergeWorkspace(base: WorkspaceFile, ours: WorkspaceFile, theirs: WorkspaceFile): WorkspaceFile {
  if (equalLayouts(theirs.workspace, base.workspace)) return ours;
  const merged = equalLayouts(ours.workspace, base.workspace)
    ? theirs.workspace
    : mergeDocuments(base.workspace, ours.workspace, theirs.workspace);
  const workspace = withOwnView(merged, ours.workspace);
  // The position in a pane's history belongs to the device that shows it.
  const visits = Object.keys(workspace.panes).map((id) => [id, ours.visits[id] ?? theirs.visits[id]!] as const);
  return { workspace, visits: Object.fromEntries(visits) };
}

function mergeDocuments(base: WorkspaceDocument, ours: WorkspaceDocument, theirs: WorkspaceDocument): WorkspaceDocument {
  const panes = mergeRecords(base.panes, ours.panes, theirs.panes);
  // The side that moved something decides the layout: ours if both or neither did.
  const isOurs = !equalLayouts(layoutOf(ours), layoutOf(base));
  const [layout, other] = isOurs ? [ours, theirs] : [theirs, ours];
  const closed = Object.keys(layout.panes).filter((id) => panes[id] === undefined);
  const kept = closed.reduce<WorkspaceDocument>((workspace, id) => withoutPane(workspace, id), layout);
  const missing = Object.keys(panes).filter((id) => kept.panes[id] === undefined);
  const whole = missing.reduce<WorkspaceDocument>((workspace, id) => withPaneOf(workspace, other, id, panes[id]!), kept);
  const startPane = pick(base.startPane, ours.startPane, theirs.startPane);
  const own = mergeDashboards(base.ownDashboard ?? null, ours.ownDashboard ?? null, theirs.ownDashboard ?? null);
  return {
    ...withoutOwnDashboard(whole),
    ...(own && { ownDashboard: own }),
    panes,
    dashboard: mergeDashboards(base.dashboard, ours.dashboard, theirs.dashboard),
    startPane: startPane !== null && panes[startPane] ? startPane : null,
  };
}

const layoutOf = ({ deck, windows }: WorkspaceDocument): Pick<WorkspaceDocument, 'deck' | 'windows'> => ({ deck, windows });

/** Adds a pane the way it stands in another workspace: in its window, or as the last column. */
function withPaneOf(workspace: WorkspaceDocument, other: WorkspaceDocument, id: PaneId, record: PaneRecord): WorkspaceDocument {
  const open = { ...workspace, panes: { ...workspace.panes, [id]: record } };
  const window = other.windows.find(({ paneId }) => paneId === id);
  if (window && !isInDeck(workspace, id)) return { ...open, windows: [...open.windows, window] };
  return dockedAtEnd(open, id);
}

type Records<T> = Readonly<Record<string, T>>;

function mergeRecords<T>(base: Records<T>, ours: Records<T>, theirs: Records<T>): Records<T> {
  const ids = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])];
  const merged = ids.flatMap((id) => {
    const [before, mine, other] = [base[id], ours[id], theirs[id]];
    // A record that is new on both sides is ours.
    if (mine !== undefined && other !== undefined) return [[id, before !== undefined && equalData(before, mine) ? other : mine] as const];
    const only = (mine ?? other)!;
    // Closed on one side: it stays only if the other side has changed it since.
    const isGone = before !== undefined && equalData(before, only);
    return isGone ? [] : [[id, only] as const];
  });
  return Object.fromEntries(merged);
}

function mergeDashboards(
  base: WorkspaceDocument['dashboard'],
  ours: WorkspaceDocument['dashboard'],
  theirs: WorkspaceDocument['dashboard'],
): WorkspaceDocument['dashboard'] {
  if (ours === null || theirs === null) return pick(base, ours, theirs);
  const byId = (widgets: readonly WidgetRecord[]): Records<WidgetRecord> => Object.fromEntries(widgets.map((one) => [one.id, one]));
  return Object.values(mergeRecords(byId(base ?? []), byId(ours), byId(theirs)));
}

/** Our value if we changed it, otherwise theirs. */
const pick = <T>(base: T, ours: T, theirs: T): T => (equalData(base, ours) ? theirs : ours);
