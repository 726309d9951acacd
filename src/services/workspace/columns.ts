import { arrange, rootOf } from './deck';
import {
  columnIndexOf,
  columnsOf,
  dockPane,
  isTabs,
  leavesOf,
  removePane,
  replaceSplit,
  rowOf,
  sharesOf,
  splitAround,
  type DockEdge,
} from './deckTree';
import { MAIN_PANE, type Deck, type DeckNode, type PaneId, type PaneRecord, type Rect, type WorkspaceDocument } from './document';

/** A direction in which a pane of the deck can be moved. */
export type MoveDirection = 'left' | 'right' | 'up' | 'down';

/** Replaces the arrangement of the columns. */
const withRoot = (workspace: WorkspaceDocument, root: DeckNode | null): WorkspaceDocument =>
  withDeck(workspace, arrange(workspace.deck, root));

const withDeck = (workspace: WorkspaceDocument, deck: Deck): WorkspaceDocument => ({ ...workspace, deck });

/** Whether a pane is in the deck. */
export const isInDeck = ({ deck }: WorkspaceDocument, pane: PaneId): boolean => leavesOf(rootOf(deck)).includes(pane);

/** Adds a column: at the end, or after the column of the pane `after`. */
export function withColumn(workspace: WorkspaceDocument, pane: PaneId, record: PaneRecord, after?: PaneId): WorkspaceDocument {
  const columns = columnsOf(rootOf(workspace.deck));
  const place = after === undefined ? -1 : columnIndexOf(rootOf(workspace.deck), after);
  const index = place === -1 ? columns.length : place + 1;
  const root = rowOf([...columns.slice(0, index), pane, ...columns.slice(index)]);
  return withRoot({ ...workspace, panes: { ...workspace.panes, [pane]: record } }, root);
}

/** Changes the record of a pane; the main pane has none. */
export function withRecord(workspace: WorkspaceDocument, pane: PaneId, change: Partial<PaneRecord>): WorkspaceDocument {
  const record = workspace.panes[pane];
  return record ? { ...workspace, panes: { ...workspace.panes, [pane]: { ...record, ...change } } } : workspace;
}

/** Removes a pane from wherever it is. The main pane only leaves the deck. */
export function withoutPane(workspace: WorkspaceDocument, pane: PaneId): WorkspaceDocument {
  const { [pane]: _closed, ...panes } = workspace.panes;
  const windows = workspace.windows.filter(({ paneId }) => paneId !== pane);
  const startPane = workspace.startPane === pane ? null : workspace.startPane;
  return withRoot({ ...workspace, panes, windows, startPane }, removePane(rootOf(workspace.deck), pane));
}

/** Puts the main pane into the deck as the first column, unless it is already in it. */
export function withMain(workspace: WorkspaceDocument): WorkspaceDocument {
  if (isInDeck(workspace, MAIN_PANE)) return workspace;
  return withRoot(workspace, rowOf([MAIN_PANE, ...columnsOf(rootOf(workspace.deck))]));
}

/** Moves a pane from wherever it is to a side of another pane of the deck, or into its tabs. */
export function docked(workspace: WorkspaceDocument, pane: PaneId, target: PaneId, edge: DockEdge): WorkspaceDocument {
  if (pane === target || !isInDeck(workspace, target)) return workspace;
  const root = dockPane(removePane(rootOf(workspace.deck), pane), target, edge, pane);
  return withRoot({ ...workspace, windows: workspace.windows.filter(({ paneId }) => paneId !== pane) }, root);
}

/**
 * Turns a window into a column, behind the last of the panes `before` that are still in the deck; at the end of the deck by default.
 */
export function dockedBehind(workspace: WorkspaceDocument, pane: PaneId, before?: readonly PaneId[]): WorkspaceDocument {
  const windows = workspace.windows.filter(({ paneId }) => paneId !== pane);
  const root = removePane(rootOf(workspace.deck), pane);
  const columns = columnsOf(root);
  const index = before ? Math.max(0, ...before.map((other) => columnIndexOf(root, other) + 1)) : columns.length;
  return withRoot({ ...workspace, windows }, rowOf(columns.toSpliced(index, 0, pane)));
}

/** The panes in the columns before that of a pane: where it comes back to. */
export function panesBefore({ deck }: WorkspaceDocument, pane: PaneId): readonly PaneId[] {
  const root = rootOf(deck);
  return columnsOf(root).slice(0, columnIndexOf(root, pane)).flatMap(leavesOf);
}

/** Turns a pane of the deck into a window. The main pane cannot float. */
export function floated(workspace: WorkspaceDocument, pane: PaneId, rect: Rect): WorkspaceDocument {
  if (pane === MAIN_PANE || !isInDeck(workspace, pane)) return workspace;
  const windows = [...workspace.windows, { paneId: pane, rect, state: 'normal' as const }];
  return withRoot({ ...workspace, windows }, removePane(rootOf(workspace.deck), pane));
}

/** Moves a pane: sideways with its whole column, up and down within its column. */
export function moved(workspace: WorkspaceDocument, pane: PaneId, direction: MoveDirection): WorkspaceDocument {
  const root = rootOf(workspace.deck);
  const isSideways = direction === 'left' || direction === 'right';
  const step = direction === 'left' || direction === 'up' ? -1 : 1;
  if (isSideways) {
    const columns = columnsOf(root);
    const index = columnIndexOf(root, pane);
    return index !== -1 && isPlaceOf(columns, index + step) ? withRoot(workspace, rowOf(swapped(columns, index, index + step))) : workspace;
  }
  const around = splitAround(root, pane, 'column');
  if (!around || !isPlaceOf(around.split.children, around.index + step)) return workspace;
  const { split, index } = around;
  const next = {
    ...split,
    children: swapped(split.children, index, index + step),
    splitPercentages: swapped(sharesOf(split), index, index + step),
  };
  return withRoot(workspace, replaceSplit(root, split, next));
}

/** Moves a pane into the previous column, below its last pane. */
export function stacked(workspace: WorkspaceDocument, pane: PaneId): WorkspaceDocument {
  const neighbor = paneBefore(workspace, pane);
  return neighbor === undefined ? workspace : docked(workspace, pane, neighbor, 'bottom');
}

/** Makes a pane a tab of the previous column. */
export function tabbed(workspace: WorkspaceDocument, pane: PaneId): WorkspaceDocument {
  const neighbor = paneBefore(workspace, pane);
  return neighbor === undefined ? workspace : docked(workspace, pane, neighbor, 'center');
}

/** Gives a pane a column of its own, after the one that it shared. */
export function unstacked(workspace: WorkspaceDocument, pane: PaneId): WorkspaceDocument {
  const root = rootOf(workspace.deck);
  const columns = columnsOf(root);
  const index = columnIndexOf(root, pane);
  const column = columns[index];
  if (column === undefined || typeof column === 'string') return workspace;
  const rest = removePane(column, pane);
  return withRoot(workspace, rowOf([...columns.slice(0, index), ...(rest === null ? [] : [rest]), pane, ...columns.slice(index + 1)]));
}

/** Changes a stacked pane's share of the height of its column. @param delta in percent of the column's height */
export function grown(workspace: WorkspaceDocument, pane: PaneId, delta: number): WorkspaceDocument {
  const root = rootOf(workspace.deck);
  const around = splitAround(root, pane, 'column');
  if (!around) return workspace;
  const { split, index } = around;
  const shares = sharesOf(split);
  const other = index + 1 < shares.length ? index + 1 : index - 1;
  const change = Math.min(Math.max(delta, MIN_SHARE - shares[index]!), shares[other]! - MIN_SHARE);
  const next = shares.map((share, place) => (place === index ? share + change : place === other ? share - change : share));
  return withRoot(workspace, replaceSplit(root, split, { ...split, splitPercentages: next }));
}

/** The least share of its column's height that a stacked pane can have; percent. */
const MIN_SHARE = 10;

/** Whether a pane shares its column with others. */
export const isShared = ({ deck }: WorkspaceDocument, pane: PaneId): boolean => {
  const column = columnsOf(rootOf(deck))[columnIndexOf(rootOf(deck), pane)];
  return column !== undefined && typeof column !== 'string';
};

/** The pane that a pane is stacked below or tabbed with: the last one of the previous column, or its active tab. */
function paneBefore({ deck }: WorkspaceDocument, pane: PaneId): PaneId | undefined {
  const before = columnsOf(rootOf(deck))[columnIndexOf(rootOf(deck), pane) - 1];
  if (before === undefined) return undefined;
  return isTabs(before) ? before.tabs[before.activeTabIndex] : leavesOf(before).at(-1);
}

const isPlaceOf = (list: readonly unknown[], index: number): boolean => index >= 0 && index < list.length;

function swapped<T>(list: readonly T[], a: number, b: number): readonly T[] {
  return list.map((one, index) => (index === a ? list[b]! : index === b ? list[a]! : one));
}
