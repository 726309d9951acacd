import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PatchedTable } from '~/stores/entities/PatchedTable';

interface Counter {
  readonly id: string;
  readonly count: number;
  readonly text?: string;
}

const add =
  (by: number) =>
  (record: Counter): Counter => ({ ...record, count: record.count + by });

function counters(): PatchedTable<Counter> {
  const table = new PatchedTable<Counter>({ limit: 100 });
  table.put({ id: 'a', count: 0 });
  return table;
}

describe('an optimistic change', () => {
  test('EN8 an optimistic change is visible at once', () => {
    const table = counters();
    table.optimistic('a', add(1));
    expect(table.get('a')?.count).toBe(1);
  });

  test('EN8 a committed change stays', () => {
    const table = counters();
    table.optimistic('a', add(1)).commit();
    expect(table.get('a')).toEqual({ id: 'a', count: 1 });
  });

  test('an undone change disappears', () => {
    const table = counters();
    table.optimistic('a', add(1)).undo();
    expect(table.get('a')).toEqual({ id: 'a', count: 0 });
  });

  test('a pending change is applied on top of live changes', () => {
    const table = counters();
    const change = table.optimistic('a', add(1));
    table.put({ id: 'a', count: 10 });
    table.patch('a', (record) => ({ ...record, text: 'live' }));
    expect(table.get('a')).toEqual({ id: 'a', count: 11, text: 'live' });
    change.undo();
    expect(table.get('a')).toEqual({ id: 'a', count: 10, text: 'live' });
  });

  test('a change is settled only once', () => {
    const table = counters();
    const change = table.optimistic('a', add(1));
    change.commit();
    change.commit();
    change.undo();
    expect(table.get('a')?.count).toBe(1);
  });

  test('changing an unknown record does nothing', () => {
    const table = counters();
    table.optimistic('missing', add(1)).commit();
    expect(table.get('missing')).toBeUndefined();
  });

  test('a pending change does not bring back a deleted record', () => {
    const table = counters();
    const change = table.optimistic('a', add(1));
    table.table.bury('a');
    change.undo();
    expect(table.get('a')).toBeUndefined();
  });
});

test('a patch without an effect keeps the same record', () => {
  const table = counters();
  const before = table.get('a');
  table.patch('a', (record) => record);
  expect(table.get('a')).toBe(before);
});

test('committed changes remain, in whatever order changes are committed and undone', () => {
  const outcomes = fc.array(fc.record({ by: fc.integer({ min: -5, max: 5 }), isAgreed: fc.boolean(), order: fc.nat() }), { maxLength: 12 });
  fc.assert(
    fc.property(outcomes, (changes) => {
      const table = counters();
      const pending = changes.map(({ by, isAgreed, order }) => ({ isAgreed, order, change: table.optimistic('a', add(by)) }));
      for (const { isAgreed, change } of pending.toSorted((a, b) => a.order - b.order)) {
        if (isAgreed) change.commit();
        else change.undo();
      }
      const agreed = changes.filter(({ isAgreed }) => isAgreed).reduce((sum, { by }) => sum + by, 0);
      expect(table.get('a')).toEqual({ id: 'a', count: agreed });
    }),
  );
});
