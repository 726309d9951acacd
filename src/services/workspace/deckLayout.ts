import { COLLAPSED, columnWidths, rootOf, withWidth, moveBorder } from './deck';
import { columnsOf, isSplit, replaceSplit, sharesOf } from './deckTree';
import type { Deck, DeckNode, DeckSplit, PaneId } from './document';

/** Room for the deck; CSS px. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** A part of the deck as it is drawn; tabs are represented by their active pane. */
export type DrawnNode = PaneId | (Omit<DeckSplit, 'children' | 'splitPercentages'> & { children: DrawnNode[]; splitPercentages: number[] });

/** The tree that is drawn for a deck, and its width in CSS px, which may exceed the room. */
export interface DrawnDeck {
  readonly tree: DrawnNode;
  readonly width: number;
}

/** Calculates where and how large the parts of a deck are drawn. */
export function drawDeck(deck: Deck, room: Room): DrawnDeck {
  if (deck.maximised !== null) return { tree: deck.maximised, width: room.width };
  const columns = columnsOf(rootOf(deck)).map((column) => drawPart(column, deck, room.height));
  const widths = columnWidths(deck, room.width);
  const width = widths.reduce((sum, one) => sum + one, 0);
  if (columns.length === 1) return { tree: columns[0]!, width };
  const splitPercentages = widths.map((one) => (one / width) * 100);
  return { tree: { type: 'split', direction: 'row', children: columns, splitPercentages }, width };
}

function drawPart(node: DeckNode, deck: Deck, height: number): DrawnNode {
  if (typeof node === 'string') return node;
  if (node.type === 'tabs') return node.tabs[node.activeTabIndex]!;
  const shares = node.direction === 'column' ? foldedShares(node, deck, height) : sharesOf(node);
  const children = node.children.map((child, index) => drawPart(child, deck, (height * shares[index]!) / 100));
  return { type: 'split', direction: node.direction, children, splitPercentages: [...shares] };
}

/** Shares of stacked panes: a collapsed pane takes the height of its header, the others divide the rest. */
function foldedShares(split: DeckSplit, deck: Deck, height: number): readonly number[] {
  const shares = sharesOf(split);
  const isFolded = split.children.map((child) => typeof child === 'string' && deck.collapsed.includes(child));
  const folded = Math.min(100 / split.children.length, (COLLAPSED / Math.max(height, 1)) * 100);
  const open = shares.reduce((sum, share, index) => (isFolded[index] ? sum : sum + share), 0);
  const rest = 100 - folded * isFolded.filter(Boolean).length;
  // When all are collapsed, nothing can take the rest.
  if (open === 0) return shares;
  return shares.map((share, index) => (isFolded[index] ? folded : (share / open) * rest));
}

/** A moved border: the path of its split in the tree, and the requested shares. */
export interface MovedBorder {
  readonly path: readonly number[];
  readonly splitPercentages: readonly number[];
}

/** Applies a border move that was made in the drawn deck. */
export function resizeDrawn(deck: Deck, drawn: DrawnDeck, { path, splitPercentages }: MovedBorder, room: Room): Deck {
  const root = rootOf(deck);
  const isBetweenColumns = path.length === 0 && isSplit(root) && root.direction === 'row';
  if (!isBetweenColumns) {
    const split = splitAt(root, path);
    return split ? { ...deck, root: replaceSplit(root, split, { ...split, splitPercentages }) } : deck;
  }
  const before = typeof drawn.tree === 'string' ? [] : drawn.tree.splitPercentages;
  const index = splitPercentages.findIndex((share, place) => Math.abs(share - (before[place] ?? share)) > 1e-6);
  if (index === -1) return deck;
  return moveBorder(deck, index, ((splitPercentages[index]! - before[index]!) * drawn.width) / 100, room.width);
}

/** Changes the width of the last column by `delta` px. */
export function resizeLast(deck: Deck, delta: number, room: Room): Deck {
  const columns = columnsOf(rootOf(deck));
  return withWidth(deck, columns.at(-1)!, columnWidths(deck, room.width).at(-1)! + delta);
}

function splitAt(root: DeckNode, path: readonly number[]): DeckSplit | null {
  if (!isSplit(root)) return null;
  const [first, ...rest] = path;
  return first === undefined ? root : splitAt(root.children[first] ?? '', rest);
}
