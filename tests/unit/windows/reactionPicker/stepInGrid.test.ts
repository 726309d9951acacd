import { describe, expect, test } from 'vitest';
import { stepInGrid } from '../../../../windows/reactionPicker/stepInGrid';

/** Two sections: seven cells in rows of three, then two cells. */
const shape = { counts: [7, 2], columns: 3, isTyping: false };

describe('stepInGrid', () => {
  test.each<[string, number, number]>([
    ['ArrowDown', -1, 0],
    ['ArrowUp', -1, 8],
    ['ArrowRight', 2, 3],
    ['ArrowRight', 8, 8],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 1, 4],
    // The last row of the first section has one cell only.
    ['ArrowDown', 4, 6],
    ['ArrowDown', 6, 7],
    ['ArrowUp', 8, 6],
    ['ArrowDown', 8, 8],
  ])('%s from %i leads to %i', (key, from, to) => {
    expect(stepInGrid(key, from, shape)).toBe(to);
  });

  test('leaves left and right to the text while one types', () => {
    expect(stepInGrid('ArrowLeft', 3, { ...shape, isTyping: true })).toBeNull();
  });

  test('means nothing without cells or with other keys', () => {
    expect(stepInGrid('ArrowDown', -1, { ...shape, counts: [] })).toBeNull();
    expect(stepInGrid('x', 0, shape)).toBeNull();
  });
});
