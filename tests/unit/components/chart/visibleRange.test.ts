import { expect, test } from 'vitest';
import { bringing, moved, wholeRange, zoomed } from '~/components/chart/visibleRange';

const COUNT = 101;
const LAST_WEEKS = { from: 80, to: 100 };

test('a chart begins with all of its points', () => {
  expect(wholeRange(COUNT)).toEqual({ from: 0, to: 100 });
});

test('moving a chart stops at its first and its last point', () => {
  expect(moved(LAST_WEEKS, -10, COUNT)).toEqual({ from: 70, to: 90 });
  expect(moved(LAST_WEEKS, 50, COUNT)).toEqual(LAST_WEEKS);
  expect(moved(LAST_WEEKS, -500, COUNT)).toEqual({ from: 0, to: 20 });
});

test('zooming in keeps the newest point in sight, down to a week', () => {
  expect(zoomed(wholeRange(COUNT), 2, COUNT)).toEqual({ from: 50, to: 100 });
  expect(zoomed(LAST_WEEKS, 100, COUNT)).toEqual({ from: 93, to: 100 });
});

test('zooming out ends with all points', () => {
  expect(zoomed(LAST_WEEKS, 1 / 2, COUNT)).toEqual({ from: 60, to: 100 });
  expect(zoomed({ from: 10, to: 20 }, 1 / 100, COUNT)).toEqual({ from: 0, to: 100 });
});

test('a chart with few points shows all of them at every zoom', () => {
  expect(zoomed(wholeRange(3), 10, 3)).toEqual({ from: 0, to: 2 });
});

test('a point outside of sight moves the chart as little as needed', () => {
  expect(bringing(LAST_WEEKS, 90, COUNT)).toBe(LAST_WEEKS);
  expect(bringing(LAST_WEEKS, 79, COUNT)).toEqual({ from: 79, to: 99 });
  expect(bringing({ from: 0, to: 20 }, 25, COUNT)).toEqual({ from: 5, to: 25 });
});
