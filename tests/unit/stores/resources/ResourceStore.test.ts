import { describe, expect, test } from 'vitest';
import { disposable } from '~/lib/disposable';
import { defineCollection, defineEntity, defineQuery } from '~/stores/resources/definitions';
import { resourcesOf } from '~/stores/resources/resourcesOf';
import { createTestRoot, settled } from '../../../fixtures/createTestRoot';

const MINUTE_MS = 60_000;

interface Pot {
  readonly id: string;
  readonly name: string;
  readonly shelf: string;
}

/** An account and a definition of each kind, with the requests that they made. */
function bench() {
  const { root, clock } = createTestRoot();
  const account = root.session.current;
  const resources = resourcesOf(account);
  const asked: string[] = [];
  const server = { pots: [] as Pot[] };
  let following = 0;
  const pots = defineEntity<Pot>({
    follow: () => {
      following += 1;
      return disposable(() => (following -= 1));
    },
  });
  const potById = defineQuery({
    records: pots.of,
    freshMs: 10 * MINUTE_MS,
    async fetch(scope, id: string) {
      asked.push(id);
      return pots.of(scope).put(server.pots.find((pot) => pot.id === id)!);
    },
    read: pots.one,
  });
  const potsOn = defineCollection<string, Pot>({
    entity: pots,
    includes: ({ shelf }, wanted) => shelf === wanted,
    async fetch(scope, shelf) {
      asked.push(shelf);
      const ids = server.pots.filter((pot) => pot.shelf === shelf).map((pot) => pots.of(scope).put(pot));
      return pots.many(scope, ids);
    },
  });
  server.pots = [
    { id: 'b', name: 'big', shelf: 'top' },
    { id: 'a', name: 'small', shelf: 'top' },
  ];
  return { account, clock, resources, asked, server, pots, potById, potsOn, isFollowing: () => following > 0 };
}

describe('a query', () => {
  test('a query is the same for equal parameters and another one for different ones', () => {
    const { resources, potById } = bench();
    expect(resources.query(potById, 'a')).toBe(resources.query(potById, 'a'));
    expect(resources.query(potById, 'a')).not.toBe(resources.query(potById, 'b'));
  });

  test('a query is loaded by its first view and shared with the next', async () => {
    const { resources, potById, asked } = bench();
    const query = resources.query(potById, 'a');
    expect(asked).toEqual([]);
    resources.acquire(query);
    resources.acquire(query);
    await settled();
    expect(asked).toEqual(['a']);
    expect(query.value?.name).toBe('small');
  });

  test('a query is loaded again when its view returns, and shows the old value meanwhile', async () => {
    const { resources, potById, asked } = bench();
    const query = resources.query(potById, 'a');
    resources.acquire(query).dispose();
    const lease = resources.acquire(query);
    await settled();
    lease.dispose();
    resources.acquire(query);
    expect(query).toMatchObject({ status: 'ready', isRefreshing: true });
    expect(asked).toEqual(['a', 'a', 'a']);
  });

  test('a query is dropped some time after its last view is gone', async () => {
    const { resources, potById, clock } = bench();
    const query = resources.query(potById, 'a');
    const lease = resources.acquire(query);
    await settled();
    clock.advance(20 * MINUTE_MS);
    expect(resources.query(potById, 'a')).toBe(query);
    lease.dispose();
    clock.advance(10 * MINUTE_MS);
    expect(resources.query(potById, 'a')).not.toBe(query);
  });

  test('a query is kept again when a view returns after a longer time', async () => {
    const { resources, potById, clock } = bench();
    const query = resources.query(potById, 'a');
    resources.acquire(query).dispose();
    clock.advance(10 * MINUTE_MS);
    resources.acquire(query);
    expect(resources.query(potById, 'a')).toBe(query);
  });

  test('a query that no view painted leaves nothing behind', () => {
    const { account, resources, potById, clock } = bench();
    const before = clock.pendingTimers;
    resources.query(potById, 'a');
    clock.advance(10 * MINUTE_MS);
    expect(clock.pendingTimers).toBe(before);
    expect(account.life.isDisposed).toBe(false);
  });

  test('a query shows a change of its record', async () => {
    const { account, resources, pots, potById } = bench();
    const query = resources.query(potById, 'a');
    resources.acquire(query);
    await settled();
    pots.of(account).patch('a', (pot) => ({ ...pot, name: 'tiny' }));
    expect(query.value?.name).toBe('tiny');
  });

  test('a query follows the events of its records while it is on screen', () => {
    const { resources, potById, isFollowing } = bench();
    const lease = resources.acquire(resources.query(potById, 'a'));
    expect(isFollowing()).toBe(true);
    lease.dispose();
    expect(isFollowing()).toBe(false);
  });
});

describe('a single read', () => {
  test('a single read uses a fresh answer', async () => {
    const { resources, potById, asked, clock } = bench();
    expect((await resources.read(potById, 'a'))?.name).toBe('small');
    clock.advance(9 * MINUTE_MS);
    await resources.read(potById, 'a');
    expect(asked).toEqual(['a']);
    clock.advance(MINUTE_MS);
    await resources.read(potById, 'a');
    expect(asked).toEqual(['a', 'a']);
  });

  test('a single read waits for the answer that a view has asked for', async () => {
    const { resources, potById, asked } = bench();
    const lease = resources.acquire(resources.query(potById, 'a'));
    expect((await resources.read(potById, 'a'))?.name).toBe('small');
    expect(asked).toEqual(['a']);
    lease.dispose();
  });

  test('a single read joins a running request', async () => {
    const { resources, potById, asked } = bench();
    await Promise.all([resources.read(potById, 'a'), resources.read(potById, 'a')]);
    expect(asked).toEqual(['a']);
  });

  test('an action can stop its request, and the next one asks again', async () => {
    const { resources } = bench();
    const signals: AbortSignal[] = [];
    const slow = defineQuery({
      freshMs: MINUTE_MS,
      fetch: (_account, _id: string, signal) => {
        signals.push(signal);
        return new Promise<string>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
      },
    });
    const stop = new AbortController();
    const reading = resources.read(slow, 'a', stop.signal);
    stop.abort();
    await expect(reading).rejects.toMatchObject({ code: 'canceled' });
    void resources.read(slow, 'a').catch(() => {});
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  test('a single read rejects with the error and asks again the next time', async () => {
    const { resources, potById, asked, server } = bench();
    const { pots } = server;
    server.pots = [];
    await expect(resources.read(potById, 'a')).rejects.toMatchObject({ code: 'unexpected' });
    server.pots = pots;
    expect((await resources.read(potById, 'a'))?.name).toBe('small');
    expect(asked).toEqual(['a', 'a']);
  });
});

describe('an outdated answer', () => {
  test('an outdated answer is reloaded at once if it is on screen, otherwise when it is next shown', async () => {
    const { resources, potById, asked } = bench();
    resources.acquire(resources.query(potById, 'a'));
    await resources.read(potById, 'b');
    await settled();
    resources.invalidate(potById);
    expect(asked).toEqual(['a', 'b', 'a']);
    await resources.read(potById, 'b');
    expect(asked).toEqual(['a', 'b', 'a', 'b']);
  });

  test('one of several answers can be marked as outdated', async () => {
    const { resources, potById, asked } = bench();
    resources.acquire(resources.query(potById, 'a'));
    resources.acquire(resources.query(potById, 'b'));
    await settled();
    resources.invalidate(potById, 'b');
    expect(asked).toEqual(['a', 'b', 'b']);
  });
});

describe('a collection of records', () => {
  async function opened() {
    const all = bench();
    const top = all.resources.collection(all.potsOn, 'top');
    const bottom = all.resources.collection(all.potsOn, 'bottom');
    all.resources.acquire(top);
    all.resources.acquire(bottom);
    await settled();
    return { ...all, top, bottom, records: all.pots.of(all.account) };
  }

  test('a collection shows an arriving record in its place', async () => {
    const { top, bottom, records } = await opened();
    records.arrive({ id: 'c', name: 'new', shelf: 'top' });
    expect(top.ids).toEqual(['c', 'b', 'a']);
    expect(bottom.ids).toEqual([]);
  });

  test('a collection shows a record that arrives while its first batch is loading', async () => {
    const { account, resources, potsOn, pots } = bench();
    const top = resources.collection(potsOn, 'top');
    resources.acquire(top);
    pots.of(account).arrive({ id: 'c', name: 'new', shelf: 'top' });
    await settled();
    expect(top.ids).toEqual(['c', 'b', 'a']);
  });

  test('a collection loses a record that moved to another one', async () => {
    const { top, bottom, records } = await opened();
    records.arrive({ id: 'a', name: 'small', shelf: 'bottom' });
    expect(top.ids).toEqual(['b']);
    expect(bottom.ids).toEqual(['a']);
  });

  test('a collection loses a deleted record', async () => {
    const { top, records } = await opened();
    records.remove('b');
    expect(top.ids).toEqual(['a']);
  });

  test('a collection is reloaded after events about its records were missed', async () => {
    const { top, records, resources, server, asked } = await opened();
    server.pots = [{ id: 'z', name: 'other', shelf: 'top' }];
    resources.reloadRecordsOf(records);
    await settled();
    expect(asked).toEqual(['top', 'bottom', 'top', 'bottom']);
    expect(top.ids).toEqual(['z']);
  });
});

test('disposing an account drops everything', async () => {
  const { account, resources, potById, clock, isFollowing } = bench();
  resources.acquire(resources.query(potById, 'a'));
  account.dispose();
  expect(isFollowing()).toBe(false);
  expect(clock.pendingTimers).toBe(0);
});
