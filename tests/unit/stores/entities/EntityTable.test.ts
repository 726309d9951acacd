import { autorun, runInAction } from 'mobx';
import { describe, expect, test } from 'vitest';
import { EntityTable } from '~/stores/entities/EntityTable';

interface Thing {
  readonly id: string;
  readonly text?: string;
  readonly other?: string;
}

const table = (options: Partial<ConstructorParameters<typeof EntityTable<Thing>>[0]> = {}) =>
  new EntityTable<Thing>({ limit: 2, references: ({ other }) => [other], ...options });

describe('records', () => {
  test('EN1 records are frozen', () => {
    const things = table();
    things.set({ id: 'a' });
    expect(Object.isFrozen(things.get('a'))).toBe(true);
  });

  test('EN1 records are observed one by one', () => {
    const things = table();
    things.set({ id: 'a' });
    const seen: (string | undefined)[] = [];
    const stop = autorun(() => seen.push(things.get('a')?.text));
    things.set({ id: 'b', text: 'other' });
    things.set({ id: 'a', text: 'new' });
    stop();
    expect(seen).toEqual([undefined, 'new']);
  });

  test('a record that does not exist yet can be observed', () => {
    const things = table();
    const seen: boolean[] = [];
    const stop = autorun(() => seen.push(things.get('a') !== undefined));
    things.set({ id: 'a' });
    stop();
    expect(seen).toEqual([false, true]);
  });
});

describe('deletion', () => {
  test('deleting removes the record for good', () => {
    const things = table();
    things.set({ id: 'a' });
    things.bury('a');
    things.set({ id: 'a', text: 'late answer' });
    expect(things.get('a')).toBeUndefined();
    expect(things.isBuried('a')).toBe(true);
  });

  test('a deletion can be undone', () => {
    const things = table();
    things.bury('a');
    things.revive('a', { id: 'a' });
    expect(things.get('a')).toEqual({ id: 'a' });
    expect(things.isBuried('a')).toBe(false);
  });

  test('EN6 a bounded number of deleted ids is remembered', () => {
    const things = table({ tombstoneLimit: 2 });
    for (const id of ['a', 'b', 'c']) things.bury(id);
    expect(['a', 'b', 'c'].map((id) => things.isBuried(id))).toEqual([false, true, true]);
  });
});

describe('eviction', () => {
  const filled = () => {
    const things = table();
    for (const id of ['a', 'b', 'c', 'd']) things.set({ id, ...(id === 'd' && { other: 'a' }) });
    return things;
  };

  test('EN7 eviction drops the records that have not changed for longest', () => {
    const things = filled();
    things.set({ id: 'a', text: 'changed' });
    things.evict();
    expect(['a', 'b', 'c', 'd'].map((id) => things.get(id) !== undefined)).toEqual([true, false, false, true]);
  });

  test('EN7 eviction keeps the records named by a root and everything they refer to', () => {
    const things = filled();
    things.addRoots(() => ['d']);
    things.evict();
    expect(['a', 'b', 'c', 'd'].map((id) => things.get(id) !== undefined)).toEqual([true, false, false, true]);
  });

  test('eviction drops the records of a root that was removed', () => {
    const things = filled();
    things.addRoots(() => ['a', 'b', 'c', 'd']).dispose();
    things.evict();
    expect(things.size).toBe(2);
  });

  test('eviction handles records that refer to each other', () => {
    const things = table();
    runInAction(() => {
      things.set({ id: 'a', other: 'b' });
      things.set({ id: 'b', other: 'a' });
      things.set({ id: 'c' });
    });
    things.addRoots(() => ['a']);
    things.evict();
    expect([things.get('a'), things.get('b'), things.get('c')].map((thing) => thing !== undefined)).toEqual([true, true, false]);
  });

  test('eviction does not walk the roots for every record when everything is in use', () => {
    const things = table();
    let walks = 0;
    const ids = Array.from({ length: 3_000 }, (_, index) => `${index}`);
    things.addRoots(() => {
      walks += 1;
      return ids;
    });
    for (const id of ids) things.set({ id });
    expect({ thingCount: things.size, walks }).toEqual({ thingCount: 3_000, walks: 11 });
  });

  test('eviction spares the newest records, which may come from an answer that nothing refers to yet', () => {
    const things = table();
    const known = Array.from({ length: 200 }, (_, index) => `known ${index}`);
    things.addRoots(() => known);
    for (const id of known) things.set({ id });
    const answer = Array.from({ length: 100 }, (_, index) => `new ${index}`);
    for (const id of answer) things.set({ id });
    expect(answer.filter((id) => things.get(id) === undefined)).toEqual([]);
  });

  test('eviction starts when the table is well over its limit', () => {
    const things = table();
    for (let index = 0; index < 400; index += 1) things.set({ id: `${index}` });
    expect(things.size).toBeLessThanOrEqual(2 + 128 + 256);
  });
});
