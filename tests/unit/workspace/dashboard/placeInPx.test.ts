import * as fc from 'fast-check';
import { calcGridItemPosition } from 'react-grid-layout/core';
import { expect, test } from 'vitest';
import { GAP_PX } from '~/services/workspace/dashboard';
import { MARGIN, NO_PADDING, placeInPx } from '~/workspace/dashboard/gridProps';

test('a widget stands where the grid for editing puts it', () => {
  const cell = fc.nat(11);
  const size = fc.integer({ min: 1, max: 12 });
  fc.assert(
    fc.property(
      fc.constantFrom(12, 6, 1),
      fc.integer({ min: 200, max: 3000 }),
      fc.integer({ min: 48, max: 84 }),
      cell,
      cell,
      size,
      size,
      (cols, width, pitch, x, y, w, h) => {
        const grid = {
          cols,
          rowHeight: pitch - GAP_PX,
          margin: MARGIN,
          containerPadding: NO_PADDING,
          containerWidth: width,
          maxRows: Infinity,
        };
        expect(placeInPx({ x, y, w, h }, cols, width, pitch)).toEqual(calcGridItemPosition(grid, x, y, w, h));
      },
    ),
  );
});
