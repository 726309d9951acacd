import { expect, test } from 'vitest';
import { columnsIn, indexBeside } from '~/components/list/tileGeometry';

const shape = { width: 100, height: 50, gap: 10 };

test.each([
  ['as many tiles as fit with their gaps', 320, 3],
  ['one tile less where the last gap is missing', 319, 2],
  ['one tile where not even one fits', 40, 1],
])('a row holds %s', (_what, width, columns) => {
  expect(columnsIn(width, shape)).toBe(columns);
});

test('a row holds the least number of tiles even if they become narrower', () => {
  expect(columnsIn(150, { ...shape, leastColumns: 2 })).toBe(2);
});

/*
 * 0 1 2
 * 3 4 5
 * 6 7
 */
const place = { columns: 3, count: 8, isMirrored: false };

test.each([
  ['ArrowRight', 2, 3],
  ['ArrowRight', 7, null],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, null],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 5, 7],
  ['ArrowDown', 6, null],
  ['ArrowUp', 7, 4],
  ['ArrowUp', 2, null],
  ['Home', 4, 0],
  ['Home', 0, null],
  ['End', 4, 7],
  ['End', 7, null],
  ['a', 4, null],
])('the key %s leads from tile %i to %s', (key, index, next) => {
  expect(indexBeside(key, { ...place, index })).toBe(next);
});

test('left and right change places in languages that are written from right to left', () => {
  const mirrored = { ...place, index: 4, isMirrored: true };
  expect([indexBeside('ArrowLeft', mirrored), indexBeside('ArrowRight', mirrored)]).toEqual([5, 3]);
});
