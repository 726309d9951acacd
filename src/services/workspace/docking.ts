import type { DockEdge } from './deckTree';
import type { PaneId, Rect } from './document';

/** A pane of the deck with the rectangle in which it is drawn. */
export interface FrameBox {
  readonly paneId: PaneId;
  readonly rect: Rect;
}

/** The pane and side that something would be docked to. */
export interface DockTarget {
  readonly paneId: PaneId;
  readonly edge: DockEdge;
}

/** A point in the viewport; CSS px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How much of a pane, from each edge, counts as that side; the middle means "as a tab". */
const EDGE_SHARE = 0.3;

/** Size of one cell of the compass; px. */
export const COMPASS_CELL = 44;

const isIn = ({ x, y }: Point, rect: Rect): boolean => x >= rect.x && x < rect.x + rect.width && y >= rect.y && y < rect.y + rect.height;

/** The pane under a pointer. */
export const boxAt = (point: Point, boxes: readonly FrameBox[]): FrameBox | undefined => boxes.find(({ rect }) => isIn(point, rect));

/** The side of a pane that a pointer is nearest to, or its center. */
export function edgeAt(point: Point, { x, y, width, height }: Rect): DockEdge {
  const across = (point.x - x) / width;
  const down = (point.y - y) / height;
  const nearest = Math.min(across, 1 - across, down, 1 - down);
  if (nearest > EDGE_SHARE) return 'center';
  if (nearest === across) return 'left';
  if (nearest === 1 - across) return 'right';
  return nearest === down ? 'top' : 'bottom';
}

/** The part of a pane that a docked pane would take. */
export function edgeRect(edge: DockEdge, { x, y, width, height }: Rect): Rect {
  switch (edge) {
    case 'left':
      return { x, y, width: width / 2, height };
    case 'right':
      return { x: x + width / 2, y, width: width / 2, height };
    case 'top':
      return { x, y, width, height: height / 2 };
    case 'bottom':
      return { x, y: y + height / 2, width, height: height / 2 };
    case 'center':
      return { x, y, width, height };
  }
}

const CELLS: readonly { readonly edge: DockEdge; readonly column: number; readonly row: number }[] = [
  { edge: 'top', column: 0, row: -1 },
  { edge: 'left', column: -1, row: 0 },
  { edge: 'center', column: 0, row: 0 },
  { edge: 'right', column: 1, row: 0 },
  { edge: 'bottom', column: 0, row: 1 },
];

/**
 * The drop targets in the middle of a pane. A window docks only when it is dropped on one of them, so that it can be
 * moved across panes.
 */
export function compassOf({ x, y, width, height }: Rect): readonly { readonly edge: DockEdge; readonly rect: Rect }[] {
  const left = x + width / 2 - COMPASS_CELL / 2;
  const top = y + height / 2 - COMPASS_CELL / 2;
  return CELLS.map(({ edge, column, row }) => ({
    edge,
    rect: { x: left + column * COMPASS_CELL, y: top + row * COMPASS_CELL, width: COMPASS_CELL, height: COMPASS_CELL },
  }));
}

/** The target of a window that is dropped at a point. */
export function compassTarget(point: Point, boxes: readonly FrameBox[]): DockTarget | null {
  const box = boxAt(point, boxes);
  const cell = box && compassOf(box.rect).find(({ rect }) => isIn(point, rect));
  return box && cell ? { paneId: box.paneId, edge: cell.edge } : null;
}
