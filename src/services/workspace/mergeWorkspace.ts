import { equalData } from '../equalData';
import { dockedBehind, isInDeck, withoutPane } from './columns';
import { withoutOwnDashboards } from './dashboards';
import type { DashboardRecord, PaneId, PaneRecord, WidgetRecord, WorkspaceDocument } from './document';
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
  const own = mergeDashboards(base.ownDashboards, ours.ownDashboards, theirs.ownDashboards);
  return {
    ...withoutOwnDashboards(whole),
    ...(own.length > 0 && { ownDashboards: own }),
    panes,
    dashboards: mergeDashboards(base.dashboards, ours.dashboards, theirs.dashboards),
    startPane: startPane !== null && panes[startPane] ? startPane : null,
  };
}

const layoutOf = ({ deck, windows }: WorkspaceDocument): Pick<WorkspaceDocument, 'deck' | 'windows'> => ({ deck, windows });

/** Adds a pane the way it stands in another workspace: in its window, or as the last column. */
function withPaneOf(workspace: WorkspaceDocument, other: WorkspaceDocument, id: PaneId, record: PaneRecord): WorkspaceDocument {
  const open = { ...workspace, panes: { ...workspace.panes, [id]: record } };
  const window = other.windows.find(({ paneId }) => paneId === id);
  if (window && !isInDeck(workspace, id)) return { ...open, windows: [...open.windows, window] };
  return dockedBehind(open, id);
}

type Records<T> = Readonly<Record<string, T>>;

/** @param both what a record becomes that both sides have; by default, theirs unless ours is new or changed */
function mergeRecords<T>(
  base: Records<T>,
  ours: Records<T>,
  theirs: Records<T>,
  both = (before: T | undefined, mine: T, other: T): T => (before !== undefined && equalData(before, mine) ? other : mine),
): Records<T> {
  const ids = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])];
  const merged = ids.flatMap((id) => {
    const [before, mine, other] = [base[id], ours[id], theirs[id]];
    if (mine !== undefined && other !== undefined) return [[id, both(before, mine, other)] as const];
    const only = (mine ?? other)!;
    // Closed on one side: it stays only if the other side has changed it since.
    const isGone = before !== undefined && equalData(before, only);
    return isGone ? [] : [[id, only] as const];
  });
  return Object.fromEntries(merged);
}

const byId = <T extends { readonly id: string }>(all: readonly T[] = []): Records<T> => Object.fromEntries(all.map((one) => [one.id, one]));

type Dashboards = readonly DashboardRecord[] | undefined;

const mergeDashboards = (base: Dashboards, ours: Dashboards, theirs: Dashboards): readonly DashboardRecord[] =>
  Object.values(
    mergeRecords(byId(base), byId(ours), byId(theirs), (before, mine, other) => ({
      id: mine.id,
      name: pick(before?.name ?? null, mine.name, other.name),
      widgets: mergeWidgets(before?.widgets ?? null, mine.widgets, other.widgets),
    })),
  );

type Widgets = readonly WidgetRecord[] | null;

const mergeWidgets = (base: Widgets, ours: Widgets, theirs: Widgets): Widgets =>
  ours === null || theirs === null ? pick(base, ours, theirs) : Object.values(mergeRecords(byId(base ?? []), byId(ours), byId(theirs)));

/** Our value if we changed it, otherwise theirs. */
const pick = <T>(base: T, ours: T, theirs: T): T => (equalData(base, ours) ? theirs : ours);
