/** Edits of a dashboard, as pure functions. They load with the code for editing. */
import { cloneLayout, getLayoutItem, moveElement, verticalCompactor } from 'react-grid-layout/core';
import {
  boxesIn,
  boxOf,
  byReading,
  compacted,
  firstFit,
  fit,
  freePlace,
  heightOf,
  insert,
  isFree,
  NARROW,
  replace,
  sameOr,
  tidied,
  WIDE,
  type Box,
  type Columns,
  type SizeOf,
  type Widgets,
} from './dashboard';
import type { WidgetRecord } from './document';

/** A direction in which a widget can be moved by one step. */
export type MoveStep = 'left' | 'right' | 'up' | 'down';

/** A change of size by one cell. */
export type SizeStep = 'wider' | 'narrower' | 'taller' | 'shorter';

/** A widget that has no position yet. */
export type NewWidget = Omit<WidgetRecord, 'x' | 'y'>;

/**
 * Adds a widget at the first free place of the wide grid, or where it was dropped.
 * @param at the cell in the layout with `columns` columns, or how many rows can be seen
 */
export function added(
  widgets: Widgets,
  widget: NewWidget,
  sizeOf: SizeOf,
  at: { readonly x: number; readonly y: number; readonly columns: Columns } | { readonly visibleRows: number } = { visibleRows: 0 },
): Widgets {
  const limits = sizeOf(widget.kind);
  const size = fit(widget, limits);
  if ('visibleRows' in at) {
    const place = freePlace(widgets.map(boxOf), { size, min: limits?.min ?? size, columns: WIDE, ...at });
    return inReadingOrder(tidied([...widgets, { ...widget, ...place }], sizeOf));
  }
  if (at.columns === WIDE) return inReadingOrder(insert(widgets, { ...widget, ...size, x: at.x, y: at.y }, 0, sizeOf));
  const index = boxesIn(widgets, at.columns).filter((box) => isBefore(box, at)).length;
  const next = widgets[index];
  const place = next ? { x: next.x, y: next.y } : { x: 0, y: heightOf(widgets) };
  return insert(widgets, { ...widget, ...size, ...place }, index, sizeOf);
}

/** Moves all widgets closer together in their order, and lets each grow into the free room beside and below it, up to its limits. */
export function packed(widgets: Widgets, sizeOf: SizeOf): Widgets {
  const boxes: Box[] = [];
  for (const { id, w, h } of widgets) boxes.push(firstFit(id, { w, h }, boxes, WIDE));
  const rows = heightOf(boxes);
  const grow = (change: (box: Box) => Box) =>
    widgets.forEach(({ kind }, index) => {
      const others = boxes.toSpliced(index, 1);
      for (;;) {
        const next = change(boxes[index]!);
        const size = fit(next, sizeOf(kind));
        const isInside = next.x >= 0 && next.x + next.w <= WIDE && next.y + next.h <= rows;
        if (!isInside || size.w !== next.w || size.h !== next.h || !isFree(next, others)) return;
        boxes[index] = next;
      }
    });
  grow((box) => ({ ...box, w: box.w + 1 }));
  grow((box) => ({ ...box, x: box.x - 1, w: box.w + 1 }));
  grow((box) => ({ ...box, h: box.h + 1 }));
  return inReadingOrder(compacted(widgets, boxes));
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
  // The order of a grid that does not show every widget is ignored.
  if (order.length !== widgets.length) return widgets;
  const isMoved = before
    .toSorted(byReading)
    .map(({ id }) => id)
    .some((id, index) => order[index] !== id);
  return sameOr(widgets, tidied(isMoved ? reordered(sized, order) : sized, sizeOf));
}

/** Sets the account of a widget; null for the one in use. */
export function withAccount(widgets: Widgets, id: string, account: string | null): Widgets {
  return widgets.map(({ account: before, ...widget }) => {
    const next = widget.id === id ? account : (before ?? null);
    return next === null ? widget : { ...widget, account: next };
  });
}

type Place = Pick<Box, 'x' | 'y'>;

const isBefore = (a: Place, b: Place): boolean => byReading(a, b) < 0;

/** Boxes as the library of the grid has them. */
const toLayout = (boxes: readonly Box[]) => boxes.map(({ id, x, y, w, h }) => ({ i: id, x, y, w, h }));

const inReadingOrder = (widgets: Widgets): Widgets => sameOr(widgets, widgets.toSorted(byReading));

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
