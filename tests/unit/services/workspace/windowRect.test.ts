import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Rect, WindowState } from '~/services/workspace/document';
import {
  cascadeRect,
  clampRect,
  MIN_WINDOW,
  resizeRect,
  shownRect,
  snapRect,
  zoneAt,
  type ResizeEdge,
  type Viewport,
} from '~/services/workspace/windowRect';

const viewports = fc.record({ width: fc.integer({ min: 200, max: 4000 }), height: fc.integer({ min: 50, max: 3000 }) });
const numbers = fc.double({ min: -1e5, max: 1e5, noNaN: true });
const rects: fc.Arbitrary<Rect> = fc.record({ x: numbers, y: numbers, width: numbers, height: numbers });
const states = fc.constantFrom<WindowState>(
  'normal',
  'minimised',
  'maximised',
  'left',
  'right',
  'topLeft',
  'topRight',
  'bottomLeft',
  'bottomRight',
);
const edges = fc.constantFrom<ResizeEdge>('n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw');

/** Tolerance for floating point at the edges. */
const HAIR = 1e-6;

const isInside = ({ x, y, width, height }: Rect, viewport: Viewport): boolean =>
  x >= -HAIR && y >= -HAIR && x + width <= viewport.width + HAIR && y + height <= viewport.height + HAIR && width > 0 && height > 0;

/** The room beside a rail of some width and above a bar of some height. */
const roomBeside = (rail: number, bar: number, { width, height }: Viewport): Rect => ({
  x: rail,
  y: 0,
  width: width - rail,
  height: height - bar,
});

describe('windows in the viewport', () => {
  test('WS1 a stored window is inside the viewport, whatever its state', () => {
    fc.assert(
      fc.property(rects, states, viewports, fc.nat(150), fc.nat(40), fc.nat(200), (rect, state, viewport, rail, bar, shelfIndex) => {
        expect(isInside(shownRect({ rect, state }, viewport, roomBeside(rail, bar, viewport), shelfIndex), viewport)).toBe(true);
      }),
    );
  });

  test('WS25 a window that is maximized, snapped or minimized leaves the navigation free', () => {
    fc.assert(
      fc.property(rects, states, viewports, fc.nat(150), fc.nat(40), fc.nat(200), (rect, state, viewport, rail, bar, shelfIndex) => {
        fc.pre(state !== 'normal');
        const { x, y, height } = shownRect({ rect, state }, viewport, roomBeside(rail, bar, viewport), shelfIndex);
        expect({ rail: x >= rail - HAIR, bar: y + height <= viewport.height - bar + HAIR }).toEqual({ rail: true, bar: true });
      }),
    );
  });

  test('WS1 a window stays inside the viewport when it is resized', () => {
    fc.assert(
      fc.property(rects, edges, numbers, numbers, viewports, (rect, edge, dx, dy, viewport) => {
        expect(isInside(resizeRect(clampRect(rect, viewport), edge, { dx, dy }, viewport), viewport)).toBe(true);
      }),
    );
  });

  test('WS1 any number of new windows stays inside the viewport', () => {
    fc.assert(
      fc.property(viewports, fc.integer({ min: 1, max: 40 }), (viewport, count) => {
        const open: Rect[] = [];
        for (let i = 0; i < count; i++) open.push(cascadeRect(open, viewport));
        expect(open.every((rect) => isInside(rect, viewport))).toBe(true);
      }),
    );
  });
});

const desktop: Viewport = { width: 1280, height: 800 };
const rect: Rect = { x: 100, y: 100, width: 400, height: 300 };

describe('resizing', () => {
  test('resizing by the lower right corner keeps the upper left one', () => {
    expect(resizeRect(rect, 'se', { dx: 50, dy: -20 }, desktop)).toEqual({ x: 100, y: 100, width: 450, height: 280 });
  });

  test('resizing by the upper left corner keeps the lower right one', () => {
    expect(resizeRect(rect, 'nw', { dx: -50, dy: 20 }, desktop)).toEqual({ x: 50, y: 120, width: 450, height: 280 });
  });

  test('resizing stops at the least size without pushing the window', () => {
    expect(resizeRect(rect, 'w', { dx: 1000, dy: 0 }, desktop)).toEqual({ ...rect, x: 500 - MIN_WINDOW.width, width: MIN_WINDOW.width });
  });

  test('WS2 a window cannot be made smaller than 250 × 50 px', () => {
    expect(resizeRect(rect, 'se', { dx: -1000, dy: -1000 }, desktop)).toEqual({ x: 100, y: 100, width: 250, height: 50 });
    expect(resizeRect(rect, 'nw', { dx: 1000, dy: 1000 }, desktop)).toEqual({ x: 250, y: 350, width: 250, height: 50 });
  });

  test('resizing stops at the edge of the viewport', () => {
    expect(resizeRect(rect, 'n', { dx: 0, dy: -1000 }, desktop)).toEqual({ ...rect, y: 0, height: 400 });
  });
});

describe('snapping', () => {
  test.each([
    [{ x: 0, y: 400 }, 'left'],
    [{ x: 1279, y: 400 }, 'right'],
    [{ x: 5, y: 10 }, 'topLeft'],
    [{ x: 1275, y: 790 }, 'bottomRight'],
    [{ x: 640, y: 3 }, 'maximised'],
    [{ x: 640, y: 400 }, null],
  ])('releasing the pointer at %o snaps to %s', (pointer, zone) => {
    expect(zoneAt(pointer, desktop)).toBe(zone);
  });

  test('halves and quarters fill the room beside the navigation without gaps', () => {
    const room = roomBeside(80, 0, desktop);
    expect({ left: snapRect('left', room), right: snapRect('right', room) }).toEqual({
      left: { x: 80, y: 0, width: 600, height: 800 },
      right: { x: 680, y: 0, width: 600, height: 800 },
    });
    expect(snapRect('bottomRight', room)).toEqual({ x: 680, y: 400, width: 600, height: 400 });
    expect(snapRect('maximised', room)).toEqual(room);
  });
});

test('WS2 a stored window is shown with at least 250 × 50 px, unless the viewport is smaller', () => {
  const tiny = { x: 10, y: 10, width: 1, height: 1 };
  expect(clampRect(tiny, desktop)).toEqual({ x: 10, y: 10, width: 250, height: 50 });
  expect(clampRect(tiny, { width: 200, height: 40 })).toEqual({ x: 0, y: 0, width: 200, height: 40 });
});

test('WS2 a second window is offset from the first', () => {
  const first = cascadeRect([], desktop);
  const second = cascadeRect([first], desktop);
  expect(first).toEqual({ x: 390, y: 150, width: 500, height: 500 });
  expect(second.x - first.x).toBe(28);
  expect(second.y - first.y).toBe(28);
});
