import { expect, test } from 'vitest';
import { restOf } from '~/services/workspace/deckRest';

const WIDTH = 700;

/** Six columns of 300 px, of which 700 px are visible from `at` on. */
const rest = (at: number, moved = 0): number =>
  restOf(
    Array.from({ length: 6 }, (_, index) => ({ start: index * 300 - at, end: (index + 1) * 300 - at })),
    { width: WIDTH, before: at, after: 1800 - WIDTH - at, moved },
  );

test.each([
  ['stays at its start', 0, 0, 0],
  ['stays at its end', 1100, 0, 0],
  ['stays where a column begins at the start', 300, 0, 0],
  ['stays where a column ends at the end', 500, 0, 0],
  ['goes back to the nearest beginning of a column', 330, 0, -30],
  ['goes on to the nearest end of a column', 470, 0, 30],
  ['goes on in the direction of a scroll to the end', 330, 100, 170],
  ['goes on in the direction of a scroll to the start', 470, -100, -170],
  ['stays aligned after a scroll', 600, 100, 0],
])('a deck %s', (_what, at, moved, expected) => {
  expect(rest(at, moved)).toBe(expected);
});

test('a deck without columns stays', () => {
  expect(restOf([], { width: WIDTH, before: 10, after: 10, moved: 0 })).toBe(0);
});
