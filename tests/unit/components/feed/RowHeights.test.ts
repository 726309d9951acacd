import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RowHeights } from '~/components/feed/RowHeights';

/** Rows of known heights at one width. */
function rows(heights: Readonly<Record<string, number>>): RowHeights {
  const found = new RowHeights();
  found.setWidth(600);
  found.setIds(Object.keys(heights));
  for (const [id, height] of Object.entries(heights)) found.set(id, height);
  return found;
}

describe('heights', () => {
  test('heights follow their rows when others appear above', () => {
    const heights = rows({ b: 100.5, c: 50 });
    heights.setIds(['a', 'b', 'c']);
    expect({ second: heights.size(1), third: heights.size(2) }).toEqual({ second: 100.5, third: 50 });
  });

  test('heights that are unknown are estimated as the average, and the estimate stays', () => {
    const heights = rows({ a: 100, b: 200 });
    heights.setIds(['a', 'b', 'c']);
    heights.set('a', 700);
    heights.setIds(['a', 'b', 'c', 'd']);
    expect({ third: heights.size(2), fourth: heights.size(3) }).toEqual({ third: 150, fourth: 450 });
  });

  test('heights report whether a measured height changes anything', () => {
    const heights = rows({ a: 100 });
    expect(heights.set('a', 100)).toBe(false);
    expect(heights.set('a', 101)).toBe(true);
  });

  test('heights of rows that are not in the list are kept for later', () => {
    const heights = rows({ a: 100 });
    heights.set('z', 42);
    heights.setIds(['z', 'a']);
    expect(heights.size(0)).toBe(42);
  });

  test('heights belong to a width, and are found again when it returns', () => {
    const heights = rows({ a: 100, b: 300 });
    heights.setWidth(300);
    heights.set('a', 180);
    heights.setWidth(600);
    expect({ size: heights.size(0), measured: heights.measured('a') }).toEqual({ size: 100, measured: 100 });
    heights.setWidth(300);
    expect({ size: heights.size(0), measured: heights.measured('b') }).toEqual({ size: 180, measured: undefined });
  });

  test('heights are kept for a few widths only', () => {
    const heights = rows({ a: 100 });
    for (const width of [601, 602, 603]) heights.setWidth(width);
    heights.setWidth(600);
    expect(heights.measured('a')).toBeUndefined();
  });

  test('heights do not change with a fraction of a pixel of width', () => {
    const heights = rows({ a: 100 });
    expect({ slightlyWider: heights.setWidth(600.3), slightlyNarrower: heights.setWidth(599.6), wider: heights.setWidth(610) }).toEqual({
      slightlyWider: false,
      slightlyNarrower: false,
      wider: true,
    });
  });
});

describe('offsets', () => {
  const heights = rows({ a: 100, b: 50.5, c: 70 });

  test('offsets are sums of heights', () => {
    expect([0, 1, 2, 3].map((index) => heights.offsetOf(index))).toEqual([0, 100, 150.5, 220.5]);
  });

  test('offsets identify their row', () => {
    expect([-5, 0, 99, 100, 150.4, 150.5, 5_000].map((offset) => heights.indexAt(offset))).toEqual([0, 0, 0, 1, 1, 2, 2]);
  });

  test.each([
    ['the first viewport', 0, 100, { start: 0, end: 2 }],
    ['a stretch inside one row', 110, 120, { start: 1, end: 2 }],
    ['the end', 140, 900, { start: 1, end: 3 }],
  ])('offsets give the rows within %s', (_what, from, to, rows) => {
    expect(heights.rowsWithin(from, to, 0)).toEqual(rows);
  });

  test('offsets include extra rows on each side, if there are any', () => {
    expect(heights.rowsWithin(110, 120, 1)).toEqual({ start: 0, end: 3 });
    expect(heights.rowsWithin(110, 120, 5)).toEqual({ start: 0, end: 3 });
    expect(new RowHeights().rowsWithin(0, 800, 3)).toEqual({ start: 0, end: 0 });
  });

  test('offsets of no rows identify no row', () => {
    expect({ indexAt: new RowHeights().indexAt(0), total: new RowHeights().total }).toEqual({ indexAt: -1, total: 0 });
  });
});

describe('the number of rows that fill a height', () => {
  const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const heights = (measured: Readonly<Record<string, number>>) => {
    const made = new RowHeights();
    made.setWidth(600);
    made.setIds(rows);
    for (const [id, height] of Object.entries(measured)) made.set(id, height);
    return made;
  };

  test('the number of rows that fill a height is an estimate before anything is measured', () => {
    expect(heights({}).countFilling(500)).toBe(3);
  });

  test('the number of rows that fill a height counts unmeasured rows as the shortest one, so that none is missing', () => {
    expect(heights({ a: 300, b: 100 }).countFilling(590)).toBe(4);
  });

  test('the number of rows that fill a height ignores tiny heights', () => {
    expect(heights({ a: 1 }).countFilling(240)).toBe(5);
  });

  test('the number of rows that fill a height is at most the number of rows', () => {
    expect(heights({ a: 100 }).countFilling(9_000)).toBe(8);
  });
});

test('offsets stay equal to the sums of heights after random changes', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h');
  const step = fc.oneof(
    fc.record({ kind: fc.constant('measure' as const), id, height: fc.integer({ min: 0, max: 900 }) }),
    fc.record({ kind: fc.constant('ids' as const), ids: fc.uniqueArray(id) }),
    fc.record({ kind: fc.constant('ask' as const), index: fc.nat({ max: 12 }) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const heights = new RowHeights();
      heights.setWidth(600);
      for (const one of steps) {
        if (one.kind === 'measure') heights.set(one.id, one.height);
        else if (one.kind === 'ids') heights.setIds(one.ids);
        else if (one.index <= heights.ids.length) heights.offsetOf(one.index);
      }
      const sizes = heights.ids.map((_id, index) => heights.size(index));
      const sums = sizes.map((_size, index) => sizes.slice(0, index).reduce((sum, size) => sum + size, 0));
      expect(heights.ids.map((_id, index) => heights.offsetOf(index))).toEqual(sums);
      expect(heights.ids.map((row) => heights.ids[heights.indexOf(row)])).toEqual(heights.ids);
    }),
  );
});
