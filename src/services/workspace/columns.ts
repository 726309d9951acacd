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

/** Where a pane of the deck can be moved. */
export type MoveDirection = 'left' | 'right' | 'up' | 'down';

/** A workspace with another arrangement of its columns. */
const withRoot = (workspace: WorkspaceDocument, root: DeckNode | null): WorkspaceDocument =>
  withDeck(workspace, arrange(workspace.deck, root));

const withDeck = (workspace: WorkspaceDocument, deck: Deck): WorkspaceDocument => ({ ...workspace, deck });

/** Whether a pane stands in the deck. */
export const isInDeck = ({ deck }: WorkspaceDocument, pane: PaneId): boolean => leavesOf(rootOf(deck)).includes(pane);

/** A workspace with a new column: at the end, or behind the one that a pane stands in. */
export function withColumn(workspace: WorkspaceDocument, pane: PaneId, record: PaneRecord, after?: PaneId): WorkspaceDocument {
  const columns = columnsOf(rootOf(workspace.deck));
  const place = after === undefined ? -1 : columnIndexOf(rootOf(workspace.deck), after);
  const index = place === -1 ? columns.length : place + 1;
  const root = rowOf([...columns.slice(0, index), pane, ...columns.slice(index)]);
  return withRoot({ ...workspace, panes: { ...workspace.panes, [pane]: record } }, root);
}

/** A workspace without a pane, wherever it stands. The main pane only loses its place. */
export function withoutPane(workspace: WorkspaceDocument, pane: PaneId): WorkspaceDocument {
  const { [pane]: _closed, ...panes } = workspace.panes;
  const windows = workspace.windows.filter(({ paneId }) => paneId !== pane);
  const startPane = workspace.startPane === pane ? null : workspace.startPane;
  return withRoot({ ...workspace, panes, windows, startPane }, removePane(rootOf(workspace.deck), pane));
}

/** A workspace in which the main pane has its place, before all others when it had none. */
export function withMain(workspace: WorkspaceDocument): WorkspaceDocument {
  if (isInDeck(workspace, MAIN_PANE)) return workspace;
  return withRoot(workspace, rowOf([MAIN_PANE, ...columnsOf(rootOf(workspace.deck))]));
}

/** A workspace in which a pane, from wherever it stood, has its place beside, below or behind another one of the deck. */
export function docked(workspace: WorkspaceDocument, pane: PaneId, target: PaneId, edge: DockEdge): WorkspaceDocument {
  if (pane === target || !isInDeck(workspace, target)) return workspace;
  const root = dockPane(removePane(rootOf(workspace.deck), pane), target, edge, pane);
  return withRoot({ ...workspace, windows: workspace.windows.filter(({ paneId }) => paneId !== pane) }, root);
}

/** A workspace in which a window is a column at the end of the deck. */
export function dockedAtEnd(workspace: WorkspaceDocument, pane: PaneId): WorkspaceDocument {
  const windows = workspace.windows.filter(({ paneId }) => paneId !== pane);
  const root = removePane(rootOf(workspace.deck), pane);
  return withRoot({ ...workspace, windows }, rowOf([...columnsOf(root), pane]));
}

/** A workspace in which a pane of the deck floats. The main pane cannot. */
export function floated(workspace: WorkspaceDocument, pane: PaneId, rect: Rect): WorkspaceDocument {
  if (pane === MAIN_PANE || !isInDeck(workspace, pane)) return workspace;
  const windows = [...workspace.windows, { paneId: pane, rect, state: 'normal' as const }];
  return withRoot({ ...workspace, windows }, removePane(rootOf(workspace.deck), pane));
}

/** A workspace in which a pane changed places: sideways with its whole column, up and down among those that share it. */
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

/** A workspace in which a pane stands below the last one of the column before its own. */
export function stacked(workspace: WorkspaceDocument, pane: PaneId): WorkspaceDocument {
  const neighbour = paneBefore(workspace, pane);
  return neighbour === undefined ? workspace : docked(workspace, pane, neighbour, 'bottom');
}

/** A workspace in which a pane is a tab of the column before its own. */
export function tabbed(workspace: WorkspaceDocument, pane: PaneId): WorkspaceDocument {
  const neighbour = paneBefore(workspace, pane);
  return neighbour === undefined ? workspace : docked(workspace, pane, neighbour, 'center');
}

/** A workspace in which a pane has a column of its own, behind the one that it shared. */
export function unstacked(workspace: WorkspaceDocument, pane: PaneId): WorkspaceDocument {
  const root = rootOf(workspace.deck);
  const columns = columnsOf(root);
  const index = columnIndexOf(root, pane);
  const column = columns[index];
  if (column === undefined || typeof column === 'string') return workspace;
  const rest = removePane(column, pane);
  return withRoot(workspace, rowOf([...columns.slice(0, index), ...(rest === null ? [] : [rest]), pane, ...columns.slice(index + 1)]));
}

/** A workspace in which a stacked pane takes more or less of the height of its column. @param delta in percent of it */
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

/** A stacked pane takes no less of the height than this; percent. */
const MIN_SHARE = 10;

/** Whether a pane shares its column. */
export const isShared = ({ deck }: WorkspaceDocument, pane: PaneId): boolean => {
  const column = columnsOf(rootOf(deck))[columnIndexOf(rootOf(deck), pane)];
  return column !== undefined && typeof column !== 'string';
};

/** The pane that another one is put below or behind: the last of the column before its own. */
function paneBefore({ deck }: WorkspaceDocument, pane: PaneId): PaneId | undefined {
  const before = columnsOf(rootOf(deck))[columnIndexOf(rootOf(deck), pane) - 1];
  if (before === undefined) return undefined;
  return isTabs(before) ? before.tabs[before.activeTabIndex] : leavesOf(before).at(-1);
}

const isPlaceOf = (list: readonly unknown[], index: number): boolean => index >= 0 && index < list.length;

function swapped<T>(list: readonly T[], a: number, b: number): readonly T[] {
  return list.map((one, index) => (index === a ? list[b]! : index === b ? list[a]! : one));
}
