import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { verticalCompactor } from 'react-grid-layout/core';
import { boxesIn, tidied } from '~/services/workspace/dashboard';
import { rowAt, withoutTabs, withTabs, type TabUnits } from '~/services/workspace/dashboardTabs';

const cell = fc.nat(11);
const size = fc.integer({ min: 1, max: 8 });
const stored = fc
  .uniqueArray(fc.record({ id: fc.nat(30).map(String), x: cell, y: cell, w: size, h: size }), { selector: ({ id }) => id, maxLength: 10 })
  .map((all) =>
    tidied(
      all.map((one) => ({ ...one, kind: 'any', options: {} })),
      () => undefined,
    ),
  );
const tabs = fc.constantFrom<TabUnits>(1, 2);
const columns = fc.constantFrom(12, 6, 1);

test('DB21 the grid with tabs leaves nothing to move, and without the tabs everything is where it was', () => {
  fc.assert(
    fc.property(stored, columns, tabs, (widgets, of, tab) => {
      const boxes = boxesIn(widgets, of);
      const tabbed = withTabs(boxes, tab);
      const layout = tabbed.map(({ id, ...box }) => ({ i: id, ...box }));
      expect(verticalCompactor.compact(layout, of).map(({ i, x, y, w, h }) => ({ id: i, x, y, w, h }))).toEqual(tabbed);
      expect(withoutTabs(tabbed, tab)).toEqual(boxes);
    }),
  );
});

test('something dropped at the place of a widget goes to the row of that widget', () => {
  fc.assert(
    fc.property(stored, tabs, (widgets, tab) => {
      const boxes = boxesIn(widgets, 12);
      for (const [index, box] of withTabs(boxes, tab).entries()) expect(rowAt(boxes, box, tab)).toBe(boxes[index]!.y);
    }),
  );
});
