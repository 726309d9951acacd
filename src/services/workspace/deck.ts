import { columnsOf, leavesOf, normalizeNode } from './deckTree';
import { emptyDeck, MAIN_PANE, type Deck, type DeckNode, type PaneId } from './document';

/** Initial width of a column; px. */
export const COLUMN_WIDTH = 330;
/** Least width of a column; when columns do not fit, the deck scrolls. px. */
export const MIN_COLUMN = 240;
/** Width down to which the main pane shrinks before the deck scrolls; px. */
export const MAIN_WIDTH = 480;
/** Width up to which the main pane grows by itself: what lines of text need. px. */
export const MAIN_MOST = 720;
/** Width of a collapsed column, which shows only its header, turned sideways; px. */
export const COLLAPSED = 44;

/** The root of the deck; the main pane when there are no columns. */
export const rootOf = ({ root }: Deck): DeckNode => root ?? MAIN_PANE;

/** Whether the main pane is in the deck. */
export const isMainShown = (deck: Deck): boolean => leavesOf(rootOf(deck)).includes(MAIN_PANE);

/** Whether the deck has more than the main pane. */
export const hasColumns = ({ root }: Deck): boolean => root !== null;

/** Applies a new arrangement: a column keeps the width that any of its panes had, and panes that left are forgotten. */
export function arrange(deck: Deck, next: DeckNode | null): Deck {
  const root = normalizeNode(next);
  if (root === null || root === MAIN_PANE) return emptyDeck;
  const panes = leavesOf(root);
  const before = new Map(
    columnsOf(rootOf(deck)).flatMap((column) => leavesOf(column).map((pane) => [pane, widthIn(deck, column)] as const)),
  );
  const widths = columnsOf(root).flatMap((column) => {
    const leaves = leavesOf(column);
    const kept = leaves.map((pane) => before.get(pane)).find((width) => width !== undefined);
    return kept === undefined ? [] : [[leaves[0]!, kept] as const];
  });
  return {
    root,
    widths: Object.fromEntries(widths),
    collapsed: deck.collapsed.filter((pane) => panes.includes(pane)),
    maximised: deck.maximised !== null && panes.includes(deck.maximised) ? deck.maximised : null,
  };
}

/** The width that was chosen for a column, if any. */
const widthIn = ({ widths }: Deck, column: DeckNode): number | undefined => widths[leavesOf(column)[0]!];

/** Whether a whole column is collapsed. */
export const isColumnCollapsed = ({ collapsed }: Deck, column: DeckNode): boolean =>
  leavesOf(column).every((pane) => collapsed.includes(pane));

/**
 * Widths of the columns, px. The main pane takes the rest, between its minimum and what text needs, unless another width was chosen.
 * So the sum may exceed `room`, or leave some of it.
 */
export function columnWidths(deck: Deck, room: number): readonly number[] {
  const columns = columnsOf(rootOf(deck));
  const fixed = columns.map((column) => {
    if (isColumnCollapsed(deck, column)) return COLLAPSED;
    const chosen = widthIn(deck, column);
    if (leavesOf(column).includes(MAIN_PANE)) return Math.max(MIN_COLUMN, chosen ?? MAIN_WIDTH);
    return Math.max(MIN_COLUMN, chosen ?? COLUMN_WIDTH);
  });
  const rest = room - fixed.reduce((sum, width) => sum + width, 0);
  const main = columns.findIndex((column) => leavesOf(column).includes(MAIN_PANE));
  if (rest <= 0 || main === -1 || isColumnCollapsed(deck, columns[main]!)) return fixed;
  const most = widthIn(deck, columns[main]!) ?? MAIN_MOST;
  return fixed.map((width, index) => (index === main ? Math.max(width, Math.min(width + rest, most)) : width));
}

/** Sets the width of a column; px. */
export function withWidth(deck: Deck, column: DeckNode, width: number): Deck {
  if (!hasColumns(deck)) return deck;
  return { ...deck, widths: { ...deck.widths, [leavesOf(column)[0]!]: Math.max(MIN_COLUMN, Math.round(width)) } };
}

/** Whether the main pane fills what the other columns leave. Then they have exactly the room that there is, but for rounding. */
export function isFilled(deck: Deck, room: number): boolean {
  const columns = columnsOf(rootOf(deck));
  const hasFilling = columns.some((column) => leavesOf(column).includes(MAIN_PANE) && !isColumnCollapsed(deck, column));
  return hasFilling && Math.abs(room - columnWidths(deck, room).reduce((sum, width) => sum + width, 0)) <= 1;
}

/**
 * Moves the border after a column, so that it stays under the pointer and no other border moves: one of its two neighbors gains what
 * the other loses. Collapsed columns keep their width and move with the border. If the columns do not fit, only the one before the
 * border changes, and the deck becomes wider or narrower.
 */
export function moveBorder(deck: Deck, index: number, delta: number, room: number): Deck {
  const columns = columnsOf(rootOf(deck));
  const widths = columnWidths(deck, room);
  if (!isFilled(deck, room)) return withWidth(deck, columns[index]!, widths[index]! + delta);
  const isOpen = (column: DeckNode): boolean => !isColumnCollapsed(deck, column);
  const before = columns.slice(0, index + 1).findLastIndex(isOpen);
  const after = columns.findIndex((column, place) => place > index && isOpen(column));
  if (before === -1 || after === -1) return deck;
  const by = Math.max(MIN_COLUMN - widths[before]!, Math.min(delta, widths[after]! - MIN_COLUMN));
  return withFilling(withFilling(deck, columns[before]!, widths[before]! + by), columns[after]!, widths[after]! - by);
}

/** Sets the width of a column. The main pane takes what is left, so it needs a chosen width only beyond what it takes by itself. */
function withFilling(deck: Deck, column: DeckNode, width: number): Deck {
  const takesIt = leavesOf(column).includes(MAIN_PANE) && widthIn(deck, column) === undefined;
  return takesIt && width >= MAIN_WIDTH && width <= MAIN_MOST ? deck : withWidth(deck, column, width);
}

/**
 * Makes room beside the deck at one of its ends, or takes it, at the cost of the column there. So the borders between columns stay
 * where they are. @param by px that the deck loses
 */
export function yieldRoom(deck: Deck, end: 'first' | 'last', by: number, room: number): Deck {
  const columns = columnsOf(rootOf(deck));
  const column = columns.at(end === 'first' ? 0 : -1)!;
  if (!isFilled(deck, room) || isColumnCollapsed(deck, column) || leavesOf(column).includes(MAIN_PANE)) return deck;
  return withWidth(deck, column, columnWidths(deck, room).at(end === 'first' ? 0 : -1)! - by);
}

/** Makes all columns equally wide and all stacked panes equally high. */
export function equalize(deck: Deck, room: number): Deck {
  if (!hasColumns(deck)) return deck;
  const columns = columnsOf(rootOf(deck));
  const width = Math.max(MIN_COLUMN, Math.floor(room / columns.length));
  const widths = Object.fromEntries(columns.map((column) => [leavesOf(column)[0]!, width]));
  return { ...deck, root: deck.root && withoutShares(deck.root), widths };
}

function withoutShares(node: DeckNode): DeckNode {
  if (typeof node === 'string' || node.type === 'tabs') return node;
  return { type: 'split', direction: node.direction, children: node.children.map(withoutShares) };
}

/** Collapses a pane to its header, or expands it. */
export function toggleCollapsed(deck: Deck, pane: PaneId): Deck {
  if (!leavesOf(deck.root).includes(pane)) return deck;
  const isCollapsed = deck.collapsed.includes(pane);
  return { ...deck, collapsed: isCollapsed ? deck.collapsed.filter((one) => one !== pane) : [...deck.collapsed, pane] };
}
