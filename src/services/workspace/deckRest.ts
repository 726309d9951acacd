/** The sides of a column, measured from the start of the visible part; CSS px. */
export interface ColumnSides {
  readonly start: number;
  readonly end: number;
}

/** The visible part of a deck: its width, how far it can scroll in both directions, and how far it was just scrolled; CSS px. */
export interface DeckView {
  readonly width: number;
  readonly before: number;
  readonly after: number;
  readonly moved: number;
}

/** A scroll that is shorter than this may spring back; CSS px. */
const SLIP = 20;

/**
 * Returns how far a deck has to scroll until the edge of a column is at one of its sides; CSS px, negative towards the start. It
 * returns 0 at both ends. It continues in the direction of the scroll, so that one turn of a wheel is not undone.
 */
export function restOf(columns: readonly ColumnSides[], { width, before, after, moved }: DeckView): number {
  if (before < 1 || after < 1) return 0;
  const isOnWay = (way: number): boolean => Math.abs(moved) < SLIP || way * moved >= 0 || Math.abs(way) <= 1;
  const ways = columns.flatMap(({ start, end }) => [start, end - width]).filter((way) => way >= -before && way <= after && isOnWay(way));
  return ways.reduce((least, way) => (Math.abs(way) < Math.abs(least) ? way : least), ways[0] ?? 0);
}
