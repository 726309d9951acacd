import { columnsOf, leavesOf, normalizeNode } from './deckTree';
import { emptyDeck, MAIN_PANE, type Deck, type DeckNode, type PaneId } from './document';

/** Initial width of a column; px. */
export const COLUMN_WIDTH = 330;
/** Least width of a column; when columns do not fit, the deck scrolls. px. */
export const MIN_COLUMN = 240;
/** Width down to which the main pane shrinks before the deck scrolls; px. */
export const MAIN_WIDTH = 480;
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
 * Widths of the columns, px. The main pane takes the rest, but never less than its minimum; the sum may exceed `room`.
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
  return fixed.map((width, index) => (index === main ? width + rest : width));
}

/** Sets the width of a column; px. */
export function withWidth(deck: Deck, column: DeckNode, width: number): Deck {
  if (!hasColumns(deck)) return deck;
  return { ...deck, widths: { ...deck.widths, [leavesOf(column)[0]!]: Math.max(MIN_COLUMN, Math.round(width)) } };
}

/**
 * Moves the border after a column: that column changes, the others keep their widths. When the main pane fills the
 * rest, moving its own border changes the next column instead.
 */
export function moveBorder(deck: Deck, index: number, delta: number, room: number): Deck {
  const columns = columnsOf(rootOf(deck));
  const widths = columnWidths(deck, room);
  const isFilling = leavesOf(columns[index]!).includes(MAIN_PANE) && widths.reduce((sum, width) => sum + width, 0) <= room + 1;
  const next = columns[index + 1];
  if (isFilling && next && !isColumnCollapsed(deck, next)) return withWidth(deck, next, widths[index + 1]! - delta);
  return withWidth(deck, columns[index]!, widths[index]! + delta);
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
