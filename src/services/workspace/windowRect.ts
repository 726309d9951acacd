import type { Rect, SnapZone, WindowRecord } from './document';

/** The area for windows; CSS px. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** Least size of a window; CSS px. */
export const MIN_WINDOW = { width: 250, height: 50 } as const;
/** Initial size of a page window; CSS px. */
export const PAGE_WINDOW = { width: 500, height: 500 } as const;
/** Size of a minimized window; CSS px. */
export const MINIMIZED = { width: 184, height: 36 } as const;
/** The distance of minimized windows from each other and from the edges of their room; CSS px. */
const SHELF_GAP = 8;
/** How far each new window is offset from the previous one; CSS px. */
const CASCADE_STEP = 28;
/** How close to an edge of the viewport the pointer has to be to snap; CSS px. */
const SNAP_REACH = 12;
/** The share of an edge, from each end, that snaps to a quarter instead of a half. */
const CORNER_SHARE = 0.25;

const between = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), Math.max(low, high));

/**
 * Moves and shrinks a rectangle to fit the viewport, but not below the least size of a window if there is room for
 * that.
 */
export function clampRect(rect: Rect, viewport: Viewport): Rect {
  const width = Math.min(between(rect.width, MIN_WINDOW.width, viewport.width), viewport.width);
  const height = Math.min(between(rect.height, MIN_WINDOW.height, viewport.height), viewport.height);
  return {
    x: between(rect.x, 0, viewport.width - width),
    y: between(rect.y, 0, viewport.height - height),
    width,
    height,
  };
}

/** The rectangle of a snap zone, or of a maximized window. @param room the part of the viewport that windows may fill */
export function snapRect(zone: SnapZone | 'maximised', room: Rect): Rect {
  if (zone === 'maximised') return room;
  const half = { width: room.width / 2, height: room.height / 2 };
  const x = zone === 'right' || zone === 'topRight' || zone === 'bottomRight' ? room.x + half.width : room.x;
  const y = zone === 'bottomLeft' || zone === 'bottomRight' ? room.y + half.height : room.y;
  const isHalf = zone === 'left' || zone === 'right';
  return { x, y, width: half.width, height: isHalf ? room.height : half.height };
}

/** The snap zone for a pointer at the end of a drag: the sides, their ends, or the top edge to maximize. */
export function zoneAt(pointer: { readonly x: number; readonly y: number }, viewport: Viewport): SnapZone | 'maximised' | null {
  const isLeft = pointer.x <= SNAP_REACH;
  const isRight = pointer.x >= viewport.width - SNAP_REACH;
  if (isLeft || isRight) {
    if (pointer.y < viewport.height * CORNER_SHARE) return isLeft ? 'topLeft' : 'topRight';
    if (pointer.y > viewport.height * (1 - CORNER_SHARE)) return isLeft ? 'bottomLeft' : 'bottomRight';
    return isLeft ? 'left' : 'right';
  }
  return pointer.y <= SNAP_REACH ? 'maximised' : null;
}

/**
 * The rectangle in which a window is drawn.
 * @param room the part of the viewport beside the navigation; windows that do not float stay inside, so it remains in reach
 * @param shelfIndex index among the minimized windows, which are lined up at the bottom, from the end of the room
 */
export function shownRect({ rect, state }: Pick<WindowRecord, 'rect' | 'state'>, viewport: Viewport, room: Rect, shelfIndex = 0): Rect {
  switch (state) {
    case 'normal':
      return clampRect(rect, viewport);
    case 'minimised': {
      const width = Math.min(MINIMIZED.width, room.width);
      const height = Math.min(MINIMIZED.height, room.height);
      const inRow = Math.max(1, Math.floor((room.width - SHELF_GAP) / (width + SHELF_GAP)));
      const rows = Math.max(1, Math.floor((room.height - SHELF_GAP) / (height + SHELF_GAP)));
      const row = Math.floor(shelfIndex / inRow) % rows;
      return {
        x: Math.max(room.x, room.x + room.width - (width + SHELF_GAP) * ((shelfIndex % inRow) + 1)),
        y: Math.max(room.y, room.y + room.height - (height + SHELF_GAP) * (row + 1)),
        width,
        height,
      };
    }
    default:
      return snapRect(state, room);
  }
}

/** The position of a new window: centered, and offset for each window that is already at that place. */
export function cascadeRect(others: readonly Rect[], viewport: Viewport, size: Viewport = PAGE_WINDOW): Rect {
  const first = clampRect({ x: (viewport.width - size.width) / 2, y: (viewport.height - size.height) / 2, ...size }, viewport);
  const isTaken = (rect: Rect): boolean => others.some(({ x, y }) => Math.abs(x - rect.x) < 1 && Math.abs(y - rect.y) < 1);
  let rect = first;
  while (isTaken(rect)) {
    const next = clampRect({ ...rect, x: rect.x + CASCADE_STEP, y: rect.y + CASCADE_STEP }, viewport);
    // The corner is reached; there is no better position.
    if (next.x === rect.x && next.y === rect.y) return rect;
    rect = next;
  }
  return rect;
}

/** A side or corner to resize a window by; `n` is the top. */
export type ResizeEdge = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw';

/** Moves an edge of a rectangle: the opposite edge stays, and neither the least size nor the viewport is exceeded. */
export function resizeRect(
  rect: Rect,
  edge: ResizeEdge,
  { dx, dy }: { readonly dx: number; readonly dy: number },
  viewport: Viewport,
): Rect {
  const right = rect.x + rect.width;
  const bottom = rect.y + rect.height;
  const x = edge.includes('w') ? between(rect.x + dx, 0, right - MIN_WINDOW.width) : rect.x;
  const y = edge.includes('n') ? between(rect.y + dy, 0, bottom - MIN_WINDOW.height) : rect.y;
  const width = edge.includes('e') ? between(rect.width + dx, MIN_WINDOW.width, viewport.width - rect.x) : right - x;
  const height = edge.includes('s') ? between(rect.height + dy, MIN_WINDOW.height, viewport.height - rect.y) : bottom - y;
  return clampRect({ x, y, width, height }, viewport);
}
