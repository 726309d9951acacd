import { expect, test } from 'vitest';
import { sideFor } from '~/workspace/overlays/virtualAnchor';

test.each([
  ['below where there is room', 100, 130, 'bottom'],
  ['below in the middle of the screen', 400, 430, 'bottom'],
  ['above where there is less than a third of the room below', 700, 730, 'top'],
])('a pop-up opens %s', (_where, top, bottom, side) => {
  expect(sideFor({ top, bottom }, 900)).toBe(side);
});
