import { describe, expect, test } from 'vitest';
import { boxAt, compassOf, compassTarget, COMPASS_CELL, edgeAt, edgeRect } from '~/services/workspace/docking';

const rect = { x: 100, y: 50, width: 300, height: 600 };
const boxes = [
  { paneId: 'a', rect },
  { paneId: 'b', rect: { ...rect, x: 400 } },
];

describe('dragging a column', () => {
  test.each([
    [{ x: 110, y: 350 }, 'left'],
    [{ x: 395, y: 350 }, 'right'],
    [{ x: 250, y: 60 }, 'top'],
    [{ x: 250, y: 640 }, 'bottom'],
    [{ x: 250, y: 350 }, 'center'],
  ] as const)('a pointer at %o docks at the edge %s', (point, edge) => {
    expect(edgeAt(point, rect)).toBe(edge);
  });

  test('the pane under the pointer is the target', () => {
    expect(boxAt({ x: 401, y: 100 }, boxes)?.paneId).toBe('b');
    expect(boxAt({ x: 50, y: 100 }, boxes)).toBeUndefined();
  });

  test('the preview covers half of the pane', () => {
    expect(edgeRect('right', rect)).toEqual({ x: 250, y: 50, width: 150, height: 600 });
    expect(edgeRect('bottom', rect)).toEqual({ x: 100, y: 350, width: 300, height: 300 });
  });
});

describe('dragging a window', () => {
  test('a window docks only on the compass of the pane below it', () => {
    expect(compassTarget({ x: 250, y: 350 }, boxes)).toEqual({ paneId: 'a', edge: 'center' });
    expect(compassTarget({ x: 250, y: 350 - COMPASS_CELL }, boxes)).toEqual({ paneId: 'a', edge: 'top' });
    expect(compassTarget({ x: 110, y: 350 }, boxes)).toBeNull();
    expect(compassTarget({ x: 10, y: 350 }, boxes)).toBeNull();
  });

  test('the cells of the compass do not overlap', () => {
    const cells = compassOf(rect).map((cell) => cell.rect);
    const overlaps = cells.filter((a) =>
      cells.some((b) => b !== a && Math.abs(a.x - b.x) < COMPASS_CELL && Math.abs(a.y - b.y) < COMPASS_CELL),
    );
    expect(overlaps).toEqual([]);
  });
});
