import type { MosaicNode } from 'react-mosaic-component';
import type { DrawnNode } from '~/services/workspace/deckLayout';
import type { PaneId } from '~/services/workspace/document';

/** The number of the first tile. All numbers have four digits, because the mosaic sorts them as text. */
const FIRST_TILE = 1000;

/** The tree that the mosaic draws, and the pane of each tile. */
export interface DeckTiles {
  readonly tree: MosaicNode<number>;
  readonly paneOf: (tile: number) => PaneId;
}

/**
 * Numbers the tiles in reading order. The mosaic puts them into the document in the order of their numbers, so the keyboard
 * and screen readers go through the columns as they are seen.
 */
export function tilesOf(drawn: DrawnNode): DeckTiles {
  const panes: PaneId[] = [];
  const numbered = (node: DrawnNode): MosaicNode<number> =>
    typeof node === 'string' ? FIRST_TILE + panes.push(node) - 1 : { ...node, children: node.children.map(numbered) };
  return { tree: numbered(drawn), paneOf: (tile) => panes[tile - FIRST_TILE]! };
}
