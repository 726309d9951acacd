import type { MosaicNode } from 'react-mosaic-component';
import type { DrawnNode } from '~/services/workspace/deckLayout';
import type { PaneId } from '~/services/workspace/document';

/** Wider than any number of columns. */
const DIGITS = 4;

/**
 * The tree as the mosaic takes it. It puts tiles into the document sorted by their names, so names begin with the place: the
 * keyboard and screen readers then go through columns in the order in which they are seen.
 */
export function inReadingOrder(tree: DrawnNode): MosaicNode<string> {
  let place = 0;
  const named = (node: DrawnNode): MosaicNode<string> =>
    typeof node === 'string' ? `${String(place++).padStart(DIGITS, '0')}:${node}` : { ...node, children: node.children.map(named) };
  return named(tree);
}

/** The pane that a tile shows. */
export const paneOf = (tile: string): PaneId => tile.slice(DIGITS + 1);
