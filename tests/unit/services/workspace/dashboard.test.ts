import { describe, expect, test } from 'vitest';
import {
  added,
  boxesIn,
  brought,
  cellsFor,
  columnsFor,
  configured,
  contentHeight,
  DEFAULT_DASHBOARD,
  duplicated,
  findGridSpace,
  moved,
  removed,
  resized,
  tidied,
  withBoxes,
  type Box,
  type NewWidget,
} from '~/services/workspace/dashboard';
import type { WidgetRecord } from '~/services/workspace/document';

const widget = (id: string, x: number, y: number, w = 4, h = 2): WidgetRecord => ({ id, kind: 'clock', x, y, w, h, options: {} });
const fresh = (id: string, w = 4, h = 2): NewWidget => ({ id, kind: 'clock', w, h, options: {} });
const anySize = () => undefined;
const sizes = () => ({ w: 4, h: 2, min: { w: 2, h: 2 }, max: { w: 6, h: 3 } });

/** `a 0,0 4×2` for each, in the order of the list. */
const drawn = (boxes: readonly Omit<Box, never>[]): string[] => boxes.map(({ id, x, y, w, h }) => `${id} ${x},${y} ${w}×${h}`);

describe('a dashboard', () => {
  test('begins with calendar and notifications', () => {
    expect(DEFAULT_DASHBOARD.map(({ id, kind }) => [id, kind])).toEqual([
      ['a', 'calendar'],
      ['b', 'notifications'],
    ]);
    expect(tidied(DEFAULT_DASHBOARD, anySize)).toBe(DEFAULT_DASHBOARD);
  });

  test.each([
    [350, 1],
    [559, 1],
    [560, 6],
    [899, 6],
    [900, 12],
  ])('of %i px has %i columns', (width, columns) => {
    expect(columnsFor(width)).toBe(columns);
  });

  test('that was stored with sizes and places that cannot be is put right', () => {
    const stored = [widget('a', 11, 5, 4, 1), widget('b', 0, 9, 40, 40)];
    expect(drawn(tidied(stored, sizes))).toEqual(['a 8,0 4×2', 'b 0,0 6×3']);
  });
});

describe('a new widget', () => {
  test('comes first, into the first free place of the topmost row', () => {
    const before = [widget('a', 0, 0), widget('b', 8, 0)];
    expect(findGridSpace(before, { w: 4, h: 2 })).toEqual({ x: 4, y: 0 });
    expect(drawn(added(before, fresh('n'), anySize))).toEqual(['n 4,0 4×2', 'a 0,0 4×2', 'b 8,0 4×2']);
  });

  test('pushes the others down where the row is full', () => {
    const before = [widget('a', 0, 0), widget('b', 4, 0), widget('c', 8, 0)];
    expect(drawn(added(before, fresh('n'), anySize))).toEqual(['n 0,0 4×2', 'a 0,2 4×2', 'b 4,0 4×2', 'c 8,0 4×2']);
  });

  test('stands where it was dropped', () => {
    const before = [widget('a', 0, 0, 4, 4), widget('b', 4, 0)];
    expect(drawn(added(before, fresh('n'), anySize, { x: 4, y: 0, columns: 12 }))).toEqual(['a 0,0 4×4', 'n 4,0 4×2', 'b 4,2 4×2']);
  });

  test.each([
    [0, ['n', 'a', 'b']],
    [2, ['a', 'n', 'b']],
    [9, ['a', 'b', 'n']],
  ])('dropped in one column at row %i has its place in the order', (y, order) => {
    const before = [widget('a', 0, 0), widget('b', 4, 0)];
    const after = added(before, fresh('n'), anySize, { x: 0, y, columns: 1 });
    expect(boxesIn(after, 1).map(({ id }) => id)).toEqual(order);
  });

  test('has a size within its limits', () => {
    expect(added([], fresh('n', 9, 9), sizes)).toMatchObject([{ w: 6, h: 3 }]);
  });

  test('that is the copy of another stands below it', () => {
    const before = [widget('a', 0, 0), widget('b', 0, 2)];
    expect(drawn(duplicated(before, 'a', 'copy', anySize))).toEqual(['a 0,0 4×2', 'copy 0,2 4×2', 'b 0,4 4×2']);
    expect(duplicated(before, 'nobody', 'copy', anySize)).toBe(before);
  });
});

describe('a widget', () => {
  const before = [widget('a', 0, 0), widget('b', 4, 0), widget('c', 0, 2)];

  test('that is removed lets others move up, and comes back where it was', () => {
    const after = removed(before, 'a', anySize);
    expect(drawn(after)).toEqual(['b 4,0 4×2', 'c 0,0 4×2']);
    expect(drawn(brought(after, before[0]!, 0, anySize))).toEqual(drawn(before));
    expect(brought(before, before[0]!, 0, anySize)).toBe(before);
  });

  test('moves by a step in each direction', () => {
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
  ] as const)('%s cannot move %s', (id, step) => {
    expect(moved(before, id, step, 12)).toBe(before);
  });

  test('cannot leave the grid to the right', () => {
    const atEdge = [widget('a', 8, 0)];
    expect(moved(atEdge, 'a', 'right', 12)).toBe(atEdge);
  });

  test.each(['up', 'left'] as const)('in one column %s is one place earlier, in the wide grid as well', (step) => {
    const after = moved(before, 'b', step, 1);
    expect(boxesIn(after, 1).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
    expect(drawn(after)).toEqual(['b 0,0 4×2', 'a 4,0 4×2', 'c 0,2 4×2']);
  });

  test('in one column stops at the ends', () => {
    expect(moved(before, 'a', 'up', 1)).toBe(before);
    expect(moved(before, 'c', 'down', 1)).toBe(before);
  });

  test.each([
    ['wider', '5×2'],
    ['narrower', '3×2'],
    ['taller', '4×3'],
  ] as const)('becomes %s', (step, size) => {
    expect(drawn(resized([widget('a', 0, 0)], 'a', step, 12, sizes))).toEqual([`a 0,0 ${size}`]);
  });

  test('at the edge becomes wider to the other side', () => {
    expect(drawn(resized([widget('a', 8, 0)], 'a', 'wider', 12, sizes))).toEqual(['a 7,0 5×2']);
  });

  test('keeps its limits', () => {
    const small = [widget('a', 0, 0, 2, 2)];
    const large = [widget('a', 0, 0, 6, 3)];
    expect(resized(small, 'a', 'narrower', 12, sizes)).toBe(small);
    expect(resized(small, 'a', 'shorter', 12, sizes)).toBe(small);
    expect(resized(large, 'a', 'wider', 12, sizes)).toBe(large);
    expect(resized(large, 'a', 'taller', 12, sizes)).toBe(large);
    expect(resized(large, 'nobody', 'taller', 12, sizes)).toBe(large);
  });

  test('has one width in one column, and no more than six cells in six', () => {
    const wide = [widget('a', 0, 0, 8, 2)];
    expect(resized(wide, 'a', 'wider', 1, anySize)).toBe(wide);
    expect(resized(wide, 'a', 'wider', 6, anySize)).toBe(wide);
    expect(drawn(resized(wide, 'a', 'narrower', 6, anySize))).toEqual(['a 0,0 5×2']);
  });

  test('takes other options, and the height that they ask for', () => {
    const after = configured(before, 'a', { url: 'x' }, 3, anySize);
    expect(after[0]).toMatchObject({ options: { url: 'x' }, h: 3 });
    expect(drawn(after).at(-1)).toBe('c 0,3 4×2');
  });
});

describe('what the grid says after a drag', () => {
  const before = [widget('a', 0, 0), widget('b', 4, 0), widget('c', 0, 2)];

  test('is taken over in the wide form, and the order follows', () => {
    const boxes = boxesIn(before, 12).map((box) => (box.id === 'c' ? { ...box, x: 8, y: 0 } : box));
    expect(drawn(withBoxes(before, boxes, 12, anySize))).toEqual(['a 0,0 4×2', 'b 4,0 4×2', 'c 8,0 4×2']);
  });

  test('of one column changes order and height', () => {
    const boxes = [
      { id: 'c', x: 0, y: 0, w: 1, h: 3 },
      { id: 'a', x: 0, y: 3, w: 1, h: 2 },
      { id: 'b', x: 0, y: 5, w: 1, h: 2 },
    ];
    const after = withBoxes(before, boxes, 1, anySize);
    expect(after.map(({ id, w, h }) => [id, w, h])).toEqual([
      ['c', 4, 3],
      ['a', 4, 2],
      ['b', 4, 2],
    ]);
  });

  test('is nothing new when nothing moved, in each form', () => {
    for (const columns of [12, 6, 1] as const) expect(withBoxes(before, boxesIn(before, columns), columns, anySize)).toBe(before);
  });

  test('is left alone when it does not speak of all widgets', () => {
    expect(withBoxes(before, boxesIn(before, 1).slice(1), 1, anySize)).toBe(before);
  });
});

test('a height of the content is a number of cells and back', () => {
  expect(cellsFor(contentHeight(7, true), true)).toBe(7);
  expect(cellsFor(contentHeight(3, false), false)).toBe(3);
  expect(cellsFor(300, true)).toBe(7);
  expect(cellsFor(0, false)).toBe(1);
});
