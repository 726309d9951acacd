/**
 * The dashboard as pure functions. Only the wide grid's positions are stored. The order of the list is the reading order, from which the
 * layouts with fewer columns are derived: one arrangement, shown in three ways. Edits are in `dashboardEdits`, which loads with the code
 * for editing.
 */
import type { CellSize, WidgetSize } from '~/registry/defineWidget';
import type { Options, WidgetRecord } from './document';

/** Number of columns of the grid. Twelve can be divided by two, three and four. */
export type Columns = typeof WIDE | typeof MEDIUM | typeof NARROW;

/** Number of columns of the grid whose positions are stored. */
export const WIDE = 12;
const MEDIUM = 6;
export const NARROW = 1;

/** From this width on, a column of the wide grid is as wide as a column of the medium grid at its narrowest; px. */
const WIDE_FROM_PX = 900;
/** From this width on, two widgets of the usual size fit side by side; px. */
const MEDIUM_FROM_PX = 560;

/** Height of a row and gap between cells; px. Where a dashboard has a page to fill, its rows are higher or a little lower. */
export const ROW_PX = 42;
export const GAP_PX = 12;
/** Height of a widget's header; px. */
export const HEADER_PX = 36;

/** Position and size of a widget in one of the layouts, in cells. */
export interface Box extends CellSize {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** Looks up the sizes that a kind of widget may have; undefined for an unknown kind. */
export type SizeOf = (kind: string) => WidgetSize | undefined;

/** The widgets of a dashboard in reading order. */
export type Widgets = readonly WidgetRecord[];

/** The number of columns for a width. */
export function columnsFor(widthPx: number): Columns {
  if (widthPx >= WIDE_FROM_PX) return WIDE;
  return widthPx >= MEDIUM_FROM_PX ? MEDIUM : NARROW;
}

/** The boxes of the widgets in a layout with this many columns. */
export function boxesIn(widgets: Widgets, columns: Columns): readonly Box[] {
  if (columns === WIDE) return widgets.map(boxOf);
  const boxes: Box[] = [];
  for (const { id, w, h } of widgets) boxes.push(firstFit(id, { w: Math.min(w, columns), h }, boxes, columns));
  return boxes;
}

/** Makes widgets fit the grid: each within its size limits and the grid, without overlaps and without holes above. */
export function tidied(widgets: Widgets, sizeOf: SizeOf): Widgets {
  const fitted = widgets.map((widget) => {
    const { w, h } = fit(widget, sizeOf(widget.kind));
    return { ...widget, w, h, x: clamp(widget.x, 0, WIDE - w), y: Math.max(0, widget.y) };
  });
  return compacted(widgets, fitted.map(boxOf));
}

/** Removes a widget; the widgets below move up. */
export function removed(widgets: Widgets, id: string, sizeOf: SizeOf): Widgets {
  return tidied(
    widgets.filter((widget) => widget.id !== id),
    sizeOf,
  );
}

/** Puts back a widget that was removed, where it was. */
export function brought(widgets: Widgets, widget: WidgetRecord, index: number, sizeOf: SizeOf): Widgets {
  return widgets.some(({ id }) => id === widget.id) ? widgets : insert(widgets, widget, index, sizeOf);
}

/** Sets the options of a widget, and its height if the options ask for one. */
export function configured(widgets: Widgets, id: string, options: Options, h: number | undefined, sizeOf: SizeOf): Widgets {
  return tidied(replace(widgets, id, { options, ...(h !== undefined && { h }) }), sizeOf);
}

/** The height that a widget's content has; px. @param h in cells */
export const contentHeight = (h: number, hasHeader: boolean): number => h * ROW_PX + (h - 1) * GAP_PX - (hasHeader ? HEADER_PX : 0);

/** The height in cells that comes closest to a content height. */
export const cellsFor = (contentPx: number, hasHeader: boolean): number =>
  Math.max(1, Math.round((contentPx + (hasHeader ? HEADER_PX : 0) + GAP_PX) / (ROW_PX + GAP_PX)));

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), Math.max(least, most));

/** The box of a widget in the wide grid. */
export const boxOf = ({ id, x, y, w, h }: WidgetRecord): Box => ({ id, x, y, w, h });

/** The height of all boxes together, in cells. */
export const heightOf = (boxes: readonly Pick<Box, 'y' | 'h'>[]): number => Math.max(0, ...boxes.map(({ y, h }) => y + h));

/** The greatest height of a widget, in cells. No widget is this high on purpose. */
export const HEIGHT_LIMIT = 100;

/** Brings a size into the limits of a widget. */
export function fit({ w, h }: CellSize, limits: WidgetSize | undefined): CellSize {
  const { min = { w: 1, h: 1 }, max = { w: WIDE, h: HEIGHT_LIMIT } } = limits ?? {};
  return { w: clamp(w, min.w, Math.min(max.w, WIDE)), h: clamp(h, min.h, max.h) };
}

const overlap = (a: Omit<Box, 'id'>, b: Omit<Box, 'id'>): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** Whether no other box is in the way. */
export const isFree = (box: Omit<Box, 'id'>, boxes: readonly Box[]): boolean => !boxes.some((other) => overlap(box, other));

/** The first free position in reading order. */
export function firstFit(id: string, size: CellSize, boxes: readonly Box[], columns: number): Box {
  for (let y = 0; ; y += 1) {
    for (let x = 0; x + size.w <= columns; x += 1) if (isFree({ x, y, ...size }, boxes)) return { id, x, y, ...size };
  }
}

/** What {@link freePlace} looks for. */
export interface Wanted {
  readonly size: CellSize;
  readonly min: CellSize;
  readonly columns: number;
  /** How many rows can be seen without scrolling. */
  readonly visibleRows: number;
}

/**
 * The place for one more widget: the first one, row by row, that is free within the visible rows, for the usual size or else the smallest
 * one. If there is none, the first one anywhere, with its usual size.
 */
export function freePlace(boxes: readonly Box[], { size, min, columns, visibleRows }: Wanted): Omit<Box, 'id'> {
  for (const { w, h } of [size, min]) {
    const place = firstFit('', { w: Math.min(w, columns), h }, boxes, columns);
    if (place.y + place.h <= visibleRows) return withoutId(place);
  }
  return withoutId(firstFit('', { w: Math.min(size.w, columns), h: size.h }, boxes, columns));
}

const withoutId = ({ x, y, w, h }: Box): Omit<Box, 'id'> => ({ x, y, w, h });

type Place = Pick<Box, 'x' | 'y'>;

/** Compares places in reading order. */
export const byReading = (a: Place, b: Place): number => a.y - b.y || a.x - b.x;

/** The height to which a box rises among others, or below those that it overlaps. */
export function restingY(box: Box, placed: readonly Box[]): number {
  let y = Math.min(box.y, heightOf(placed));
  for (;;) {
    const at = { ...box, y };
    const below = placed.find((other) => overlap(at, other));
    if (!below) break;
    y = below.y + below.h;
  }
  while (y > 0 && isFree({ ...box, y: y - 1 }, placed)) y -= 1;
  return y;
}

/** Moves everything up until nothing can rise, as the grid for editing does. So that grid has nothing to move. */
export function compacted(widgets: Widgets, boxes: readonly Box[]): Widgets {
  const placed: Box[] = [];
  for (const box of boxes.toSorted(byReading)) placed.push({ ...box, y: restingY(box, placed) });
  const places = new Map(placed.map((box) => [box.id, box]));
  const next = widgets.map((widget) => {
    const { x, y, w, h } = places.get(widget.id)!;
    return widget.x === x && widget.y === y && widget.w === w && widget.h === h ? widget : { ...widget, x, y, w, h };
  });
  return sameOr(widgets, next);
}

/** The old list when the new one is equal, so that nothing is saved and no undo step is recorded. */
export const sameOr = (before: Widgets, after: Widgets): Widgets =>
  before.length === after.length && before.every((widget, index) => isSame(widget, after[index]!)) ? before : after;

const isSame = (a: WidgetRecord, b: WidgetRecord): boolean =>
  a.id === b.id && a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h && a.options === b.options && a.account === b.account;

/** Changes one widget of a list. */
export const replace = (widgets: Widgets, id: string, change: Partial<WidgetRecord>): Widgets =>
  widgets.map((widget) => (widget.id === id ? { ...widget, ...change } : widget));

/** Puts a widget into the list and the grid; widgets at or below its position make room. */
export function insert(widgets: Widgets, widget: WidgetRecord, index: number, sizeOf: SizeOf): Widgets {
  const isInWay = !isFree(widget, widgets.map(boxOf));
  const others = isInWay ? widgets.map((one) => (one.y >= widget.y ? { ...one, y: one.y + widget.h } : one)) : widgets;
  return tidied([...others.slice(0, index), widget, ...others.slice(index)], sizeOf);
}
