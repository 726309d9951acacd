/**
 * The dashboard as pure functions. Only the wide grid's positions are stored. The order of the list is the reading
 * order, from which the layouts with fewer columns are derived: one arrangement, shown in three ways.
 */
import { cloneLayout, collides, getLayoutItem, moveElement, verticalCompactor } from 'react-grid-layout/core';
import type { CellSize, WidgetSize } from '~/registry/defineWidget';
import type { Options, WidgetRecord } from './document';

/** Number of columns of the grid. Twelve can be divided by two, three and four. */
export type Columns = typeof WIDE | typeof MEDIUM | typeof NARROW;

/** Number of columns of the grid whose positions are stored. */
export const WIDE = 12;
const MEDIUM = 6;
const NARROW = 1;

/** From this width on, a column of the wide grid is as wide as a column of the medium grid at its narrowest; px. */
const WIDE_FROM_PX = 900;
/** From this width on, two widgets of the usual size fit side by side; px. */
const MEDIUM_FROM_PX = 560;

/** Height of a row, gap between cells and height of a widget's header; px. */
export const ROW_PX = 40;
export const GAP_PX = 8;
export const HEADER_PX = 40;

/** A direction in which a widget can be moved by one step. */
export type MoveStep = 'left' | 'right' | 'up' | 'down';

/** A change of size by one cell. */
export type SizeStep = 'wider' | 'narrower' | 'taller' | 'shorter';

/** Position and size of a widget in one of the layouts, in cells. */
export interface Box extends CellSize {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** Looks up the sizes that a kind of widget may have; undefined for an unknown kind. */
export type SizeOf = (kind: string) => WidgetSize | undefined;

type Widgets = readonly WidgetRecord[];

/** A widget that has no position yet. */
export type NewWidget = Omit<WidgetRecord, 'x' | 'y'>;

/**
 * The dashboard until the viewer arranges one. It fills a rectangle in the wide grid. In one column it is as high as a screen of
 * 1080 px, and begins with what is read most.
 */
export const DEFAULT_DASHBOARD: Widgets = [
  { id: 'a', kind: 'calendar', x: 0, y: 0, w: 4, h: 3, options: {} },
  { id: 'b', kind: 'notifications', x: 4, y: 0, w: 4, h: 7, options: {} },
  { id: 'c', kind: 'profile', x: 8, y: 0, w: 4, h: 3, options: {} },
  { id: 'd', kind: 'clock', x: 0, y: 3, w: 4, h: 4, options: {} },
  { id: 'e', kind: 'instanceInfo', x: 8, y: 3, w: 4, h: 4, options: {} },
];

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

/**
 * Adds a widget at the front of the list and the top of the grid, or where it was dropped.
 * @param at the cell in the layout with `columns` columns
 */
export function added(
  widgets: Widgets,
  widget: NewWidget,
  sizeOf: SizeOf,
  at?: { readonly x: number; readonly y: number; readonly columns: Columns },
): Widgets {
  const size = fit(widget, sizeOf(widget.kind));
  if (!at) return insert(widgets, { ...widget, ...size, ...findGridSpace(widgets, size) }, 0, sizeOf);
  if (at.columns === WIDE) return inReadingOrder(insert(widgets, { ...widget, ...size, x: at.x, y: at.y }, 0, sizeOf));
  const index = boxesIn(widgets, at.columns).filter((box) => isBefore(box, at)).length;
  const next = widgets[index];
  const place = index === 0 ? findGridSpace(widgets, size) : next ? { x: next.x, y: next.y } : { x: 0, y: heightOf(widgets) };
  return insert(widgets, { ...widget, ...size, ...place }, index, sizeOf);
}

/** The first free position in the top row; the corner, where other widgets make room, when the row is full. */
export function findGridSpace(widgets: Widgets, { w, h }: CellSize): { readonly x: number; readonly y: number } {
  const boxes = widgets.map(boxOf);
  for (let x = 0; x + w <= WIDE; x += 1) if (isFree({ x, y: 0, w, h }, boxes)) return { x, y: 0 };
  return { x: 0, y: 0 };
}

/** Adds a copy of a widget right after it. */
export function duplicated(widgets: Widgets, id: string, newId: string, sizeOf: SizeOf): Widgets {
  const index = widgets.findIndex((widget) => widget.id === id);
  const original = widgets[index];
  if (!original) return widgets;
  return insert(widgets, { ...original, id: newId, y: original.y + original.h }, index + 1, sizeOf);
}

/** Adds widgets below all others, in the places that they have among themselves. */
export function appended(widgets: Widgets, others: Widgets, sizeOf: SizeOf): Widgets {
  const below = heightOf(widgets);
  return others.length === 0
    ? widgets
    : tidied([...widgets, ...inReadingOrder(others.map((one) => ({ ...one, y: one.y + below })))], sizeOf);
}

/** Makes a dashboard of widgets from elsewhere. */
export const arranged = (widgets: Widgets, sizeOf: SizeOf): Widgets => tidied(inReadingOrder(widgets), sizeOf);

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

/**
 * Moves a widget by one step; others make room as they do for the pointer. Returns the same list when it cannot move
 * there.
 */
export function moved(widgets: Widgets, id: string, step: MoveStep, columns: Columns): Widgets {
  return columns === WIDE ? movedInGrid(widgets, id, step) : movedInOrder(widgets, id, step === 'left' || step === 'up' ? -1 : 1);
}

/** Resizes a widget by one cell; returns the same list when its limits or the grid do not allow it. */
export function resized(widgets: Widgets, id: string, step: SizeStep, columns: Columns, sizeOf: SizeOf): Widgets {
  const widget = widgets.find((one) => one.id === id);
  if (!widget) return widgets;
  // A widget that fills a narrow layout cannot get wider in it, and gets narrower from the width that is visible.
  const shownW = Math.min(widget.w, columns);
  const change = {
    wider: { w: shownW + 1, h: widget.h },
    narrower: { w: shownW - 1, h: widget.h },
    taller: { w: widget.w, h: widget.h + 1 },
    shorter: { w: widget.w, h: widget.h - 1 },
  }[step];
  const isOfWidth = step === 'wider' || step === 'narrower';
  if (isOfWidth && (columns === NARROW || change.w > columns)) return widgets;
  const { w, h } = fit(change, sizeOf(widget.kind));
  if (w !== change.w || h !== change.h) return widgets;
  return tidied(replace(widgets, id, { w, h, x: Math.min(widget.x, WIDE - w) }), sizeOf);
}

/** Applies the boxes that the grid shows after a drag or resize. */
export function withBoxes(widgets: Widgets, boxes: readonly Box[], columns: Columns, sizeOf: SizeOf): Widgets {
  const byId = new Map(boxes.map((box) => [box.id, box]));
  if (columns === WIDE) {
    const placed = widgets.map((widget) => {
      const box = byId.get(widget.id);
      return box ? { ...widget, x: box.x, y: box.y, w: box.w, h: box.h } : widget;
    });
    return sameOr(widgets, inReadingOrder(tidied(placed, sizeOf)));
  }
  const before = boxesIn(widgets, columns);
  const sized = widgets.map((widget, index) => {
    const box = byId.get(widget.id) ?? before[index]!;
    return { ...widget, h: box.h, ...(box.w !== before[index]!.w && { w: box.w }) };
  });
  const order = boxes.toSorted(byReading).flatMap(({ id }) => (widgets.some((widget) => widget.id === id) ? [id] : []));
  // A grid that does not show all widgets says nothing about their order.
  if (order.length !== widgets.length) return widgets;
  const isMoved = before
    .toSorted(byReading)
    .map(({ id }) => id)
    .some((id, index) => order[index] !== id);
  return sameOr(widgets, tidied(isMoved ? reordered(sized, order) : sized, sizeOf));
}

/** Sets the options of a widget, and its height if the options ask for one. */
export function configured(widgets: Widgets, id: string, options: Options, h: number | undefined, sizeOf: SizeOf): Widgets {
  return tidied(replace(widgets, id, { options, ...(h !== undefined && { h }) }), sizeOf);
}

/** Sets the account of a widget; null for the one in use. */
export function withAccount(widgets: Widgets, id: string, account: string | null): Widgets {
  return widgets.map(({ account: before, ...widget }) => {
    const next = widget.id === id ? account : (before ?? null);
    return next === null ? widget : { ...widget, account: next };
  });
}

/** The height that a widget's content has; px. @param h in cells */
export const contentHeight = (h: number, hasHeader: boolean): number => h * ROW_PX + (h - 1) * GAP_PX - (hasHeader ? HEADER_PX : 0);

/** The height in cells that comes closest to a content height. */
export const cellsFor = (contentPx: number, hasHeader: boolean): number =>
  Math.max(1, Math.round((contentPx + (hasHeader ? HEADER_PX : 0) + GAP_PX) / (ROW_PX + GAP_PX)));

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), Math.max(least, most));

const boxOf = ({ id, x, y, w, h }: WidgetRecord): Box => ({ id, x, y, w, h });

const heightOf = (boxes: readonly Pick<Box, 'y' | 'h'>[]): number => Math.max(0, ...boxes.map(({ y, h }) => y + h));

/** The greatest height of a widget, in cells. No widget is this high on purpose. */
export const HEIGHT_LIMIT = 100;

function fit({ w, h }: CellSize, limits: WidgetSize | undefined): CellSize {
  const { min = { w: 1, h: 1 }, max = { w: WIDE, h: HEIGHT_LIMIT } } = limits ?? {};
  return { w: clamp(w, min.w, Math.min(max.w, WIDE)), h: clamp(h, min.h, max.h) };
}

type Place = Pick<Box, 'x' | 'y'>;

const byReading = (a: Place, b: Place): number => a.y - b.y || a.x - b.x;
const isBefore = (a: Place, b: Place): boolean => byReading(a, b) < 0;

const inReadingOrder = (widgets: Widgets): Widgets => widgets.toSorted(byReading);

const isFree = (box: Omit<Box, 'id'>, boxes: readonly Box[]): boolean =>
  !boxes.some((other) => collides({ ...box, i: '' }, { ...other, i: other.id }));

/** The first free position in reading order. */
function firstFit(id: string, size: CellSize, boxes: readonly Box[], columns: number): Box {
  for (let y = 0; ; y += 1) {
    for (let x = 0; x + size.w <= columns; x += 1) if (isFree({ x, y, ...size }, boxes)) return { id, x, y, ...size };
  }
}

const toLayout = (boxes: readonly Box[]) => boxes.map(({ id, x, y, w, h }) => ({ i: id, x, y, w, h }));

/** Moves everything up with the grid's own compactor, so that the grid does not change it again. */
function compacted(widgets: Widgets, boxes: readonly Box[]): Widgets {
  const layout = verticalCompactor.compact(toLayout(boxes), WIDE);
  const places = new Map(layout.map((item) => [item.i, item]));
  const next = widgets.map((widget) => {
    const { x, y, w, h } = places.get(widget.id)!;
    return widget.x === x && widget.y === y && widget.w === w && widget.h === h ? widget : { ...widget, x, y, w, h };
  });
  return sameOr(widgets, next);
}

/** The old list when the new one is equal, so that nothing is saved and no undo step is recorded. */
const sameOr = (before: Widgets, after: Widgets): Widgets =>
  before.length === after.length && before.every((widget, index) => isSame(widget, after[index]!)) ? before : after;

const isSame = (a: WidgetRecord, b: WidgetRecord): boolean =>
  a.id === b.id && a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h && a.options === b.options && a.account === b.account;

const replace = (widgets: Widgets, id: string, change: Partial<WidgetRecord>): Widgets =>
  widgets.map((widget) => (widget.id === id ? { ...widget, ...change } : widget));

/** Puts a widget into the list and the grid; widgets at or below its position make room. */
function insert(widgets: Widgets, widget: WidgetRecord, index: number, sizeOf: SizeOf): Widgets {
  const isInWay = !isFree(widget, widgets.map(boxOf));
  const others = isInWay ? widgets.map((one) => (one.y >= widget.y ? { ...one, y: one.y + widget.h } : one)) : widgets;
  return tidied([...others.slice(0, index), widget, ...others.slice(index)], sizeOf);
}

function movedInGrid(widgets: Widgets, id: string, step: MoveStep): Widgets {
  const from = widgets.find((widget) => widget.id === id);
  if (!from) return widgets;
  for (const { x, y } of placesToward(from, step, heightOf(widgets))) {
    const layout = cloneLayout(toLayout(widgets.map(boxOf)));
    const moving = getLayoutItem(layout, id)!;
    const next = verticalCompactor.compact(moveElement(layout, moving, x, y, true, false, 'vertical', WIDE, false), WIDE);
    const to = getLayoutItem(next, id)!;
    const gone = { left: from.x - to.x, right: to.x - from.x, up: from.y - to.y, down: to.y - from.y }[step];
    if (gone <= 0) continue;
    const boxes = next.map(({ i, ...place }) => ({ ...place, id: i }));
    return inReadingOrder(compacted(widgets, boxes));
  }
  return widgets;
}

/** Positions to try, nearest first. When moving up or down, widgets may fall back from the nearest position. */
function placesToward({ x, y, w }: WidgetRecord, step: MoveStep, rows: number): readonly Place[] {
  switch (step) {
    case 'left':
      return x > 0 ? [{ x: x - 1, y }] : [];
    case 'right':
      return x + w < WIDE ? [{ x: x + 1, y }] : [];
    case 'up':
      return Array.from({ length: y }, (_, index) => ({ x, y: y - 1 - index }));
    case 'down':
      return Array.from({ length: rows - y }, (_, index) => ({ x, y: y + 1 + index }));
  }
}

function movedInOrder(widgets: Widgets, id: string, by: number): Widgets {
  const order = widgets.map((widget) => widget.id);
  const index = order.indexOf(id);
  const to = index + by;
  if (index < 0 || to < 0 || to >= order.length) return widgets;
  return reordered(widgets, order.with(index, order[to]!).with(to, id));
}

/** Reorders the list; in the wide grid the widgets swap positions, so that both layouts agree. */
function reordered(widgets: Widgets, order: readonly string[]): Widgets {
  const byId = new Map(widgets.map((widget) => [widget.id, widget]));
  const next = order.map((id, index) => {
    const { x, y } = widgets[index]!;
    const widget = byId.get(id)!;
    return { ...widget, x: Math.min(x, WIDE - widget.w), y };
  });
  return compacted(next, next.map(boxOf));
}
