import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { verticalCompactor } from 'react-grid-layout/core';
import { boxesIn, removed, tidied, type Box, type Columns } from '~/services/workspace/dashboard';
import { added, duplicated, moved, packed, resized, withBoxes } from '~/services/workspace/dashboardEdits';
import type { WidgetRecord } from '~/services/workspace/document';

type Widgets = readonly WidgetRecord[];
/** One change of a dashboard. Widgets are chosen by number, so that any step fits any dashboard. */
type Step = (widgets: Widgets) => Widgets;

const LIMITS = { w: 4, h: 3, min: { w: 2, h: 2 }, max: { w: 10, h: 8 } };
const sizeOf = (kind: string) => (kind === 'limited' ? LIMITS : undefined);
const FORMS: readonly Columns[] = [12, 6, 1];

const columns = fc.constantFrom(...FORMS);
const cell = fc.nat(14);
const size = fc.integer({ min: 1, max: 14 });
const kind = fc.constantFrom('limited', 'unknown');
const options = {};

const idAt = (widgets: Widgets, index: number): string => widgets[index % Math.max(1, widgets.length)]?.id ?? 'nobody';
const fresh = (widgets: Widgets): string => {
  for (let n = widgets.length; ; n += 1) if (!widgets.some(({ id }) => id === `w${n}`)) return `w${n}`;
};

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(kind, size, size, fc.option(fc.record({ x: cell, y: cell, columns }), { nil: undefined })).map(
    ([of, w, h, at]): Step =>
      (all) =>
        added(all, { id: fresh(all), kind: of, w, h, options }, sizeOf, at),
  ),
  cell.map(
    (index): Step =>
      (all) =>
        duplicated(all, idAt(all, index), fresh(all), sizeOf),
  ),
  cell.map(
    (index): Step =>
      (all) =>
        removed(all, idAt(all, index), sizeOf),
  ),
  fc.tuple(cell, fc.constantFrom('left', 'right', 'up', 'down'), columns).map(
    ([index, step, of]): Step =>
      (all) =>
        moved(all, idAt(all, index), step, of),
  ),
  fc.tuple(cell, fc.constantFrom('wider', 'narrower', 'taller', 'shorter'), columns).map(
    ([index, step, of]): Step =>
      (all) =>
        resized(all, idAt(all, index), step, of, sizeOf),
  ),
  fc.constant((all: Widgets) => packed(all, sizeOf)),
  // What the grid may report after a drag: any positions at all.
  fc.tuple(fc.array(fc.tuple(cell, cell, size, size), { minLength: 20, maxLength: 20 }), columns).map(
    ([places, of]): Step =>
      (all) =>
        withBoxes(
          all,
          all.map(({ id }, index): Box => {
            const [x, y, w, h] = places[index % places.length]!;
            return { id, x, y, w: Math.min(w, of), h };
          }),
          of,
          sizeOf,
        ),
  ),
);

const stored = fc
  .uniqueArray(fc.record({ id: fc.nat(30).map((n) => `w${n}`), kind, x: cell, y: cell, w: size, h: size }), {
    selector: ({ id }) => id,
    maxLength: 8,
  })
  .map((all): Widgets =>
    tidied(
      all.map((one) => ({ ...one, options })),
      sizeOf,
    ),
  );

const overlap = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** Everything that is wrong with a dashboard in any of its layouts. */
function problemsOf(widgets: Widgets): readonly string[] {
  const limited = widgets.filter((widget) => widget.kind === 'limited' && (widget.w < 2 || widget.h < 2 || widget.w > 10 || widget.h > 8));
  return [...limited.map(({ id }) => `${id} is beyond its limits`), ...FORMS.flatMap((form) => problemsIn(widgets, form))];
}

function problemsIn(widgets: Widgets, form: Columns): readonly string[] {
  const boxes = boxesIn(widgets, form);
  // The grid's own compactor must have nothing left to move.
  const layout = verticalCompactor.compact(
    boxes.map(({ id, ...box }) => ({ i: id, ...box })),
    form,
  );
  const isOnce = boxes.map(({ id }) => id).join() === widgets.map(({ id }) => id).join();
  return [
    ...(isOnce ? [] : [`not each stands once in ${form} columns`]),
    ...boxes.flatMap((box, index) => [
      ...(box.x >= 0 && box.y >= 0 && box.x + box.w <= form ? [] : [`${box.id} is outside of ${form} columns`]),
      ...boxes
        .slice(index + 1)
        .filter((other) => overlap(box, other))
        .map(({ id }) => `${box.id} and ${id} overlap`),
      ...(layout[index]!.x === box.x && layout[index]!.y === box.y ? [] : [`the grid would move ${box.id}`]),
    ]),
  ];
}

test('DB3 after any changes, each widget appears once in every layout, inside the grid and without overlaps', () => {
  fc.assert(
    fc.property(stored, fc.array(steps, { maxLength: 12 }), (begin, changes) => {
      let now = begin;
      expect(problemsOf(now)).toEqual([]);
      for (const change of changes) {
        now = change(now);
        expect(problemsOf(now)).toEqual([]);
      }
    }),
    { numRuns: 300 },
  );
});

test('a drag in one column gives the order that was dropped', () => {
  fc.assert(
    fc.property(
      stored.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray([...all], { minLength: all.length }))),
      ([all, wanted]) => {
        const boxes = wanted.map(({ id, h }, index): Box => ({ id, x: 0, y: index * 100, w: 1, h }));
        expect(boxesIn(withBoxes(all, boxes, 1, sizeOf), 1).map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
      },
    ),
  );
});

test('moving down and up again in one column restores the order', () => {
  fc.assert(
    fc.property(stored, cell, (all, index) => {
      const id = idAt(all, index);
      const there = moved(all, id, 'down', 1);
      if (there === all) return;
      expect(moved(there, id, 'up', 1).map((widget) => widget.id)).toEqual(all.map((widget) => widget.id));
    }),
  );
});
