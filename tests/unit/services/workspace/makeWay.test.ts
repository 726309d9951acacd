import { describe, expect, test } from 'vitest';
import type { Box } from '~/services/workspace/dashboard';
import { makeWay } from '~/services/workspace/makeWay';

const box = (id: string, x: number, y: number, w: number, h: number): Box => ({ id, x, y, w, h });

/** One column: a tall box, a short one and a middle one. */
const COLUMN = [box('tall', 0, 0, 4, 10), box('short', 0, 10, 4, 4), box('middle', 0, 14, 4, 6)];

const ysOf = (boxes: readonly Box[]) => Object.fromEntries(boxes.map(({ id, y }) => [id, y]));
const drag = (id: string, y: number, start: readonly Box[] = COLUMN, x?: number) => {
  const from = start.find((one) => one.id === id)!;
  return ysOf(makeWay(start, { ...from, y, x: x ?? from.x }));
};

describe('boxes that make way', () => {
  test.each([
    ['stay while the upper edge has not passed the middle of the one above', 'short', 6, { tall: 0, short: 10, middle: 14 }],
    ['change places once the upper edge has passed the middle of the one above', 'short', 4, { short: 0, tall: 4, middle: 14 }],
    ['stay while the lower edge has not passed the middle of the one below', 'tall', 1, { tall: 0, short: 10, middle: 14 }],
    ['change places once the lower edge has passed the middle of the one below', 'tall', 2, { short: 0, tall: 4, middle: 14 }],
    ['all move up when one is dragged past the end', 'tall', 90, { short: 0, middle: 4, tall: 10 }],
    ['are where they were when the dragged one comes back', 'short', 10, { tall: 0, short: 10, middle: 14 }],
  ])('%s', (_what, id, y, expected) => {
    expect(drag(id, y)).toEqual(expected);
  });

  test('a box that is dragged to other columns takes its place by its upper edge, and leaves no gap', () => {
    const start = [box('a', 0, 0, 4, 4), box('b', 0, 4, 4, 4), box('c', 4, 0, 4, 4)];
    expect(drag('a', 1, start, 4)).toEqual({ a: 0, b: 0, c: 4 });
    expect(drag('a', 3, start, 4)).toEqual({ c: 0, b: 0, a: 4 });
  });

  test('no two boxes overlap, wherever one is dragged', () => {
    const start = [box('a', 0, 0, 6, 3), box('b', 6, 0, 6, 5), box('c', 0, 3, 3, 4), box('d', 3, 5, 9, 2), box('e', 0, 7, 12, 2)];
    for (const { id, w } of start) {
      for (let y = 0; y < 12; y++) {
        for (let x = 0; x + w <= 12; x++) {
          const from = start.find((one) => one.id === id)!;
          const cells = makeWay(start, { ...from, x, y }).flatMap((one) =>
            Array.from({ length: one.w * one.h }, (_, cell) => `${one.x + (cell % one.w)} ${one.y + Math.floor(cell / one.w)}`),
          );
          expect(new Set(cells).size).toBe(cells.length);
        }
      }
    }
  });
});
