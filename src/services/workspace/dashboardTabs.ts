import { byReading, type Box } from './dashboard';

/**
 * The grid while a dashboard is edited: above each widget stands its tab, so the gap between rows is wider, and the widgets keep their
 * size. A third of a row is one unit; a tab with the gap is one unit or two higher than the gap alone.
 */

/** How many units a row has. */
export const UNITS = 3;

/** How many units a tab is higher than the gap: more where fingers press it. */
export type TabUnits = 1 | 2;

/** The height of a widget with its tab, in units. @param h in rows */
export const unitsFor = (h: number, tab: TabUnits): number => h * UNITS + tab;

/** The number of rows that comes closest to a height in units. */
export const rowsFor = (units: number, tab: TabUnits): number => Math.max(1, Math.round((units - tab) / UNITS));

/** Boxes with their tabs, in units. Each rests where it did, on those above it. */
export const withTabs = (boxes: readonly Box[], tab: TabUnits): readonly Box[] => stacked(boxes, (h) => unitsFor(h, tab));

/** Boxes without their tabs, in rows. */
export const withoutTabs = (boxes: readonly Box[], tab: TabUnits): readonly Box[] => stacked(boxes, (units) => rowsFor(units, tab));

/** The row at which something begins that begins at a unit among boxes with their tabs. */
export function rowAt(boxes: readonly Box[], { x, y, w }: Omit<Box, 'id' | 'h'>, tab: TabUnits): number {
  const above = withTabs(boxes, tab).flatMap((box, index) => (box.y + box.h / 2 <= y && isBeside(box, { x, w }) ? [boxes[index]!] : []));
  return Math.max(0, ...above.map((box) => box.y + box.h));
}

type Span = Pick<Box, 'x' | 'w'>;

const isBeside = (a: Span, b: Span): boolean => a.x < b.x + b.w && b.x < a.x + a.w;

function stacked(boxes: readonly Box[], heightOf: (h: number) => number): readonly Box[] {
  const placed: Box[] = [];
  for (const box of boxes.toSorted(byReading)) {
    const above = placed.filter((other) => isBeside(box, other));
    placed.push({ ...box, y: Math.max(0, ...above.map(({ y, h }) => y + h)), h: heightOf(box.h) });
  }
  return boxes.map(({ id }) => placed.find((box) => box.id === id)!);
}
