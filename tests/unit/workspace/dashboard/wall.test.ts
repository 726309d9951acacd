import { describe, expect, test } from 'vitest';
import { pagesOf } from '~/services/workspace/dashboardPages';
import { wallScale } from '~/workspace/dashboard/wall/wallScale';

const box = (id: string, x: number, y: number, w: number, h: number) => ({ id, x, y, w, h });
const drawn = (pages: ReturnType<typeof pagesOf>) => pages.map((page) => page.map(({ id, x, y, w, h }) => `${id} ${x},${y} ${w}×${h}`));

describe('the pages of the full screen', () => {
  test('DB18 what fits is on one page, as it is arranged', () => {
    expect(drawn(pagesOf([box('a', 0, 0, 6, 4), box('b', 6, 0, 6, 4), box('c', 0, 4, 12, 4)], 8))).toEqual([
      ['a 0,0 6×4', 'b 6,0 6×4', 'c 0,4 12×4'],
    ]);
  });

  test('DB18 what does not fit comes on the next page, at its top, and nothing is higher than a page', () => {
    expect(drawn(pagesOf([box('a', 0, 0, 6, 4), box('b', 6, 0, 6, 20), box('c', 0, 4, 6, 6)], 8))).toEqual([
      ['a 0,0 6×4', 'b 6,0 6×8'],
      ['c 0,0 6×6'],
    ]);
  });

  test('DB18 there are no pages without widgets', () => {
    expect(pagesOf([], 8)).toEqual([]);
  });
});

test.each([
  { width: 1280, height: 720, scale: 1 },
  { width: 1920, height: 1080, scale: 1.3 },
  { width: 2560, height: 1440, scale: 1.75 },
  { width: 3840, height: 2160, scale: 2.65 },
  { width: 390, height: 844, scale: 1 },
])('DB18 everything is $scale times as large on a screen of $width × $height px', ({ width, height, scale }) => {
  expect(wallScale({ width, height })).toBe(scale);
});
