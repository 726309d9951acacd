import { describe, expect, test } from 'vitest';
import { collectWidgets } from '~/registry/collectWidgets';
import {
  boxesIn,
  boxOf,
  brought,
  cellsFor,
  columnsFor,
  configured,
  contentHeight,
  freePlace,
  removed,
  tidied,
  type Box,
} from '~/services/workspace/dashboard';
import { DEFAULT_DASHBOARD, DEFAULT_SIDE } from '~/services/workspace/dashboardDefaults';
import { added, arranged, duplicated, moved, packed, resized, withBoxes, type NewWidget } from '~/services/workspace/dashboardEdits';
import { TEMPLATES } from '~/services/workspace/dashboardTemplates';
import type { WidgetRecord } from '~/services/workspace/document';

const widget = (id: string, x: number, y: number, w = 4, h = 2): WidgetRecord => ({ id, kind: 'clock', x, y, w, h, options: {} });
const fresh = (id: string, w = 4, h = 2): NewWidget => ({ id, kind: 'clock', w, h, options: {} });
const anySize = () => undefined;
const sizes = () => ({ w: 4, h: 2, min: { w: 2, h: 2 }, max: { w: 6, h: 3 } });

/** Draws boxes as `a 0,0 4×2`, in the order of the list. */
const drawn = (boxes: readonly Omit<Box, never>[]): string[] => boxes.map(({ id, x, y, w, h }) => `${id} ${x},${y} ${w}×${h}`);

describe('a dashboard', () => {
  test('the default side panel has five widgets, and begins with a calendar and notifications', () => {
    expect(DEFAULT_SIDE.map(({ kind }) => kind)).toEqual(['calendar', 'notifications', 'profile', 'clock', 'instanceInfo']);
  });

  test.each([
    { name: 'the page', widgets: DEFAULT_DASHBOARD, rows: 16 },
    { name: 'the side panel', widgets: DEFAULT_SIDE, rows: 7 },
    ...TEMPLATES.map(({ name, widgets }) => ({ name, widgets: widgets.map((one, index) => ({ ...one, id: `${index}` })), rows: 16 })),
  ])('the dashboard for $name fills a rectangle of the wide grid, within the limits of its widgets', ({ widgets, rows }) => {
    const manifests = collectWidgets();
    expect(arranged(widgets, (kind) => manifests.get(kind)?.size).map(boxOf)).toEqual(arranged(widgets, anySize).map(boxOf));
    expect(Math.max(...widgets.map(({ y, h }) => y + h))).toBe(rows);
    expect(widgets.reduce((cells, { w, h }) => cells + w * h, 0)).toBe(rows * 12);
  });

  test.each([
    [350, 1],
    [559, 1],
    [560, 6],
    [899, 6],
    [900, 12],
  ])('a dashboard of %i px has %i columns', (width, columns) => {
    expect(columnsFor(width)).toBe(columns);
  });

  test('stored sizes and positions that do not fit are corrected', () => {
    const stored = [widget('a', 11, 5, 4, 1), widget('b', 0, 9, 40, 40)];
    expect(drawn(tidied(stored, sizes))).toEqual(['a 8,0 4×2', 'b 0,0 6×3']);
  });
});

describe('a new widget', () => {
  test('DB2 a new widget is at the first free place, and in the order that this place has', () => {
    const before = [widget('a', 0, 0), widget('b', 8, 0)];
    expect(drawn(added(before, fresh('n'), anySize))).toEqual(['a 0,0 4×2', 'n 4,0 4×2', 'b 8,0 4×2']);
  });

  test('new widgets fill row after row, and move no other widget', () => {
    const full = [widget('a', 0, 0), widget('b', 4, 0), widget('c', 8, 0)];
    const more = ['n', 'o', 'p', 'q'].reduce((all, id) => added(all, fresh(id), anySize), full as ReturnType<typeof added>);
    expect(drawn(more)).toEqual([...drawn(full), 'n 0,2 4×2', 'o 4,2 4×2', 'p 8,2 4×2', 'q 0,4 4×2']);
  });

  test('DB2 a new widget takes a gap in sight with its smallest size before a new row out of sight', () => {
    // Between a and c there is room for 3 × 2 cells.
    const before = [widget('a', 0, 0, 4, 4), widget('c', 7, 0, 5, 4), widget('b', 4, 2, 3, 2)];
    const sizeOf = () => ({ w: 4, h: 2, min: { w: 2, h: 2 } });
    const place = (visibleRows: number) =>
      freePlace(before.map(boxOf), { size: { w: 4, h: 2 }, min: { w: 2, h: 2 }, columns: 12, visibleRows });
    expect(place(4)).toEqual({ x: 4, y: 0, w: 2, h: 2 });
    expect(place(6)).toEqual({ x: 0, y: 4, w: 4, h: 2 });
    expect(place(1)).toEqual({ x: 0, y: 4, w: 4, h: 2 });
    expect(drawn(added(before, fresh('n'), sizeOf, { visibleRows: 4 }))).toContain('n 4,0 2×2');
  });

  test('a new widget stays where it was dropped', () => {
    const before = [widget('a', 0, 0, 4, 4), widget('b', 4, 0)];
    expect(drawn(added(before, fresh('n'), anySize, { x: 4, y: 0, columns: 12 }))).toEqual(['a 0,0 4×4', 'n 4,0 4×2', 'b 4,2 4×2']);
  });

  test.each([
    [0, ['n', 'a', 'b']],
    [2, ['a', 'n', 'b']],
    [9, ['a', 'b', 'n']],
  ])('a new widget dropped in one column at row %i is inserted there in the order', (y, order) => {
    const before = [widget('a', 0, 0), widget('b', 4, 0)];
    const after = added(before, fresh('n'), anySize, { x: 0, y, columns: 1 });
    expect(boxesIn(after, 1).map(({ id }) => id)).toEqual(order);
  });

  test('a new widget gets a size within its limits', () => {
    expect(added([], fresh('n', 9, 9), sizes)).toMatchObject([{ w: 6, h: 3 }]);
  });

  test('a duplicate is placed below the original', () => {
    const before = [widget('a', 0, 0), widget('b', 0, 2)];
    expect(drawn(duplicated(before, 'a', 'copy', anySize))).toEqual(['a 0,0 4×2', 'copy 0,2 4×2', 'b 0,4 4×2']);
    expect(duplicated(before, 'nobody', 'copy', anySize)).toBe(before);
  });
});

describe('tidying up', () => {
  test('tidying up fills holes in order, and makes widgets wider that have free room beside them', () => {
    const before = [widget('a', 0, 0, 4, 2), widget('b', 0, 2, 4, 2), widget('c', 0, 4, 4, 2), widget('d', 0, 6, 8, 2)];
    const after = packed(before, anySize);
    expect(drawn(after)).toEqual(['a 0,0 4×2', 'b 4,0 4×2', 'c 8,0 4×2', 'd 0,2 12×2']);
    expect(packed(after, anySize)).toBe(after);
  });

  test('tidying up lets widgets grow into the room below and before them, and never beyond the last row', () => {
    const before = [widget('a', 0, 0, 6, 4), widget('b', 6, 0, 6, 2), widget('c', 6, 2, 3, 1)];
    expect(drawn(packed(before, anySize))).toEqual(['a 0,0 6×4', 'b 6,0 6×2', 'c 6,2 6×2']);
  });

  test('tidying up makes no widget wider than it may be', () => {
    expect(drawn(packed([widget('a', 6, 0, 4, 2)], sizes))).toEqual(['a 0,0 6×2']);
  });
});

describe('a widget', () => {
  const before = [widget('a', 0, 0), widget('b', 4, 0), widget('c', 0, 2)];

  test('removing a widget moves others up, and bringing it back restores its position', () => {
    const after = removed(before, 'a', anySize);
    expect(drawn(after)).toEqual(['b 4,0 4×2', 'c 0,0 4×2']);
    expect(drawn(brought(after, before[0]!, 0, anySize))).toEqual(drawn(before));
    expect(brought(before, before[0]!, 0, anySize)).toBe(before);
  });

  test('a widget moves one step in each direction', () => {
    expect(drawn(moved([widget('a', 2, 0)], 'a', 'left', 12))).toEqual(['a 1,0 4×2']);
    expect(drawn(moved([widget('a', 2, 0)], 'a', 'right', 12))).toEqual(['a 3,0 4×2']);
    expect(drawn(moved(before, 'c', 'up', 12))).toEqual(['c 0,0 4×2', 'b 4,0 4×2', 'a 0,2 4×2']);
    expect(drawn(moved(before, 'a', 'down', 12))).toEqual(['c 0,0 4×2', 'b 4,0 4×2', 'a 0,2 4×2']);
  });

  test.each([
    ['a', 'left'],
    ['a', 'up'],
    ['b', 'down'],
    ['nobody', 'up'],
  ] as const)('%s does not move %s when there is nowhere to go', (id, step) => {
    expect(moved(before, id, step, 12)).toBe(before);
  });

  test('a widget cannot leave the grid to the right', () => {
    const atEdge = [widget('a', 8, 0)];
    expect(moved(atEdge, 'a', 'right', 12)).toBe(atEdge);
  });

  test.each(['up', 'left'] as const)('moving %s in one column moves a widget one place earlier, in the wide grid too', (step) => {
    const after = moved(before, 'b', step, 1);
    expect(boxesIn(after, 1).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
    expect(drawn(after)).toEqual(['b 0,0 4×2', 'a 4,0 4×2', 'c 0,2 4×2']);
  });

  test('moving in one column stops at both ends', () => {
    expect(moved(before, 'a', 'up', 1)).toBe(before);
    expect(moved(before, 'c', 'down', 1)).toBe(before);
  });

  test.each([
    ['wider', '5×2'],
    ['narrower', '3×2'],
    ['taller', '4×3'],
  ] as const)('a widget that gets %s has the size %s', (step, size) => {
    expect(drawn(resized([widget('a', 0, 0)], 'a', step, 12, sizes))).toEqual([`a 0,0 ${size}`]);
  });

  test('a widget at the right edge gets wider to the left', () => {
    expect(drawn(resized([widget('a', 8, 0)], 'a', 'wider', 12, sizes))).toEqual(['a 7,0 5×2']);
  });

  test('a widget keeps its size limits', () => {
    const small = [widget('a', 0, 0, 2, 2)];
    const large = [widget('a', 0, 0, 6, 3)];
    expect(resized(small, 'a', 'narrower', 12, sizes)).toBe(small);
    expect(resized(small, 'a', 'shorter', 12, sizes)).toBe(small);
    expect(resized(large, 'a', 'wider', 12, sizes)).toBe(large);
    expect(resized(large, 'a', 'taller', 12, sizes)).toBe(large);
    expect(resized(large, 'nobody', 'taller', 12, sizes)).toBe(large);
  });

  test('a widget has a fixed width in one column and at most six cells in six columns', () => {
    const wide = [widget('a', 0, 0, 8, 2)];
    expect(resized(wide, 'a', 'wider', 1, anySize)).toBe(wide);
    expect(resized(wide, 'a', 'wider', 6, anySize)).toBe(wide);
    expect(drawn(resized(wide, 'a', 'narrower', 6, anySize))).toEqual(['a 0,0 5×2']);
  });

  test('a widget takes new options and the height that they ask for', () => {
    const after = configured(before, 'a', { url: 'x' }, 3, anySize);
    expect(after[0]).toMatchObject({ options: { url: 'x' }, h: 3 });
    expect(drawn(after).at(-1)).toBe('c 0,3 4×2');
  });
});

describe('applying the boxes of the grid after a drag', () => {
  const before = [widget('a', 0, 0), widget('b', 4, 0), widget('c', 0, 2)];

  test('a drag in the wide grid changes positions and order', () => {
    const boxes = boxesIn(before, 12).map((box) => (box.id === 'c' ? { ...box, x: 8, y: 0 } : box));
    expect(drawn(withBoxes(before, boxes, 12, anySize))).toEqual(['a 0,0 4×2', 'b 4,0 4×2', 'c 8,0 4×2']);
  });

  test('a drag in one column changes order and height', () => {
    const boxes = [
      { id: 'c', x: 0, y: 0, w: 1, h: 3 },
      { id: 'a', x: 0, y: 3, w: 1, h: 2 },
      { id: 'b', x: 0, y: 5, w: 1, h: 2 },
    ];
    const after = withBoxes(before, boxes, 1, anySize);
    expect(after.map(({ id, w, h }) => ({ id, w, h }))).toEqual([
      { id: 'c', w: 4, h: 3 },
      { id: 'a', w: 4, h: 2 },
      { id: 'b', w: 4, h: 2 },
    ]);
  });

  test('boxes that did not move return the same list in each layout', () => {
    for (const columns of [12, 6, 1] as const) expect(withBoxes(before, boxesIn(before, columns), columns, anySize)).toBe(before);
  });

  test('boxes that do not include all widgets are ignored', () => {
    expect(withBoxes(before, boxesIn(before, 1).slice(1), 1, anySize)).toBe(before);
  });
});

test('content heights are converted to cells and back', () => {
  expect(cellsFor(contentHeight(7, true), true)).toBe(7);
  expect(cellsFor(contentHeight(3, false), false)).toBe(3);
  expect(cellsFor(300, true)).toBe(6);
  expect(cellsFor(0, false)).toBe(1);
});
