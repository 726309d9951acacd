import { expect, test } from 'vitest';
import { placeTooltip } from '~/components/ui/placeTooltip';

const viewport = { width: 400, height: 300 };
const size = { width: 100, height: 20 };
const anchor = (x: number, y: number) => ({ x, y, width: 40, height: 30 });

test.each([
  ['above its anchor, in the middle', anchor(180, 100), { x: 150, y: 74 }],
  ['below where there is no room above', anchor(180, 10), { x: 150, y: 46 }],
  ['inside of the left edge', anchor(0, 100), { x: 16, y: 74 }],
  ['inside of the right edge', anchor(360, 100), { x: 284, y: 74 }],
])('a tooltip is placed %s', (_place, box, expected) => {
  expect(placeTooltip(box, size, viewport, 16)).toEqual(expected);
});
