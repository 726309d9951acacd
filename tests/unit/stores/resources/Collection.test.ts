import { observable, runInAction } from 'mobx';
import { describe, expect, test } from 'vitest';
import { Collection, type Batch } from '~/stores/resources/Collection';
import { apiError } from '../../../fixtures/FakeApi';

interface Item {
  readonly id: string;
}

const items = (...ids: readonly string[]): Item[] => ids.map((id) => ({ id }));

function listOf(...answers: readonly (readonly Item[] | Error)[]) {
  const batches: Omit<Batch, 'signal'>[] = [];
  const left = [...answers];
  const list = new Collection<Item>({
    fetch: async ({ signal: _signal, ...batch }) => {
      batches.push(batch);
      const answer = left.shift() ?? [];
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  return { list, batches };
}

test('a collection loads its first batch once', async () => {
  const { list, batches } = listOf(items('c', 'b'));
  await Promise.all([list.load(), list.load()]);
  await list.load();
  expect(list.ids).toEqual(['c', 'b']);
  expect(batches).toEqual([{ limit: 10 }]);
});

test('further batches start below the last item', async () => {
  const { list, batches } = listOf(items('c', 'b'), items('a'));
  await list.load();
  await list.loadMore();
  expect(list.ids).toEqual(['c', 'b', 'a']);
  expect(batches[1]).toEqual({ limit: 30, untilId: 'b', offset: 2 });
});

test('items that are gone from the server no longer count for the next batch', async () => {
  const offsets: (number | undefined)[] = [];
  const gone = observable.set<string>();
  const list = new Collection<Item>({
    fetch: async ({ offset }) => {
      offsets.push(offset);
      return offset === undefined ? items('c', 'b') : items('a');
    },
    read: (item) => (gone.has(item.id) ? undefined : item),
  });
  await list.load();
  runInAction(() => gone.add('c'));
  await list.loadMore();
  expect(offsets).toEqual([undefined, 1]);
  expect(list.ids).toEqual(['b', 'a']);
});

test('an empty batch ends the list, a short one does not', async () => {
  const { list } = listOf(items('a'), []);
  await list.load();
  expect(list.hasMore).toBe(true);
  await list.loadMore();
  expect(list.hasMore).toBe(false);
});

test('an item on two batches is shown once', async () => {
  const { list } = listOf(items('b', 'a'), items('a', '0'));
  await list.load();
  await list.loadMore();
  expect(list.ids).toEqual(['b', 'a', '0']);
});

describe('when a request fails', () => {
  const refused = apiError();

  test('a failure of the first batch is reported, and it can be loaded again', async () => {
    const { list } = listOf(refused, items('a'));
    await list.load();
    expect(list).toMatchObject({ status: 'error', error: refused });
    await list.load();
    expect(list).toMatchObject({ status: 'ready', error: null, ids: ['a'] });
  });

  test('a failed reload keeps the items, and the end of the list retries the reload', async () => {
    const { list, batches } = listOf(items('b'), items('a'), refused, items('c', 'b'));
    await list.load();
    await list.loadMore();
    await list.reload();
    expect(list).toMatchObject({ status: 'ready', error: null, moreError: refused, ids: ['b', 'a'] });
    await list.loadMore();
    expect(batches.at(-1)).toEqual({ limit: 10 });
    expect(list).toMatchObject({ moreError: null, ids: ['c', 'b', 'a'] });
  });

  test('a failed reload is told until its retry has succeeded', async () => {
    const again = apiError({ message: 'again' });
    const { list } = listOf(items('b'), items('a'), refused, again, items('c', 'b'));
    await list.load();
    await list.loadMore();
    await list.reload();
    const retry = async () => {
      const retrying = list.loadMore();
      const meanwhile = [list.isLoadingMore, list.moreError, list.status];
      await retrying;
      return [meanwhile, list.isLoadingMore, list.moreError];
    };
    expect(await retry()).toEqual([[true, refused, 'ready'], false, again]);
    expect(await retry()).toEqual([[true, again, 'ready'], false, null]);
    expect(list.ids).toEqual(['c', 'b', 'a']);
  });

  test('an aborted retry does not hide the failed reload', async () => {
    const { list, batches } = listOf(items('b'), refused, items('c', 'b'), items('c', 'b'), items('a'));
    await list.load();
    await list.reload();
    void list.loadMore();
    list.dispose();
    await list.loadMore();
    await list.loadMore();
    expect({ requests: batches.slice(3), ids: list.ids }).toEqual({
      requests: [{ limit: 10 }, { limit: 30, untilId: 'b', offset: 2 }],
      ids: ['c', 'b', 'a'],
    });
  });

  test('a failed further batch keeps the items', async () => {
    const { list } = listOf(items('a'), refused);
    await list.load();
    await list.loadMore();
    expect(list).toMatchObject({ status: 'ready', moreError: refused, ids: ['a'], isLoadingMore: false });
  });
});

test('a reload shows the old items until the answer arrives', async () => {
  const { list } = listOf(items('a'), items('b'));
  await list.load();
  const reloading = list.reload();
  expect(list.ids).toEqual(['a']);
  await reloading;
  expect(list.ids).toEqual(['b']);
});

test('what arrives while the first batch loads stays above it', async () => {
  const { list } = listOf(items('b', 'a'), items('d', 'b'));
  const loading = list.load();
  list.prepend({ id: 'c' });
  await loading;
  expect(list.ids).toEqual(['c', 'b', 'a']);
  const reloading = list.reload();
  list.prepend({ id: 'd' });
  list.prepend({ id: 'e' });
  await reloading;
  expect(list.ids).toEqual(['e', 'd', 'b']);
});

test('an answer is ignored after a newer reload', async () => {
  let resolveFirst!: (value: Item[]) => void;
  const answers = [new Promise<Item[]>((resolve) => (resolveFirst = resolve)), Promise.resolve(items('new'))];
  const list = new Collection<Item>({ fetch: () => answers.shift()! });
  const first = list.load();
  await list.reload();
  resolveFirst(items('old'));
  await first;
  expect(list.ids).toEqual(['new']);
});

test('items are added at the front and removed', async () => {
  const { list } = listOf(items('a'));
  await list.load();
  list.prepend({ id: 'b' });
  list.prepend({ id: 'a' });
  list.remove('a');
  expect(list.ids).toEqual(['b']);
  expect(list.get('b')).toEqual({ id: 'b' });
  expect(list.get('a')).toBeUndefined();
});

test('an answer after disposal is ignored', async () => {
  const { list } = listOf(items('a'));
  const loading = list.load();
  list.dispose();
  await loading;
  expect(list.ids).toEqual([]);
});

describe('when it is disposed and used again', () => {
  /** A list whose batches arrive when the test sends them. */
  function held() {
    const waiting: ((batch: readonly Item[]) => void)[] = [];
    const list = new Collection<Item>({ fetch: () => new Promise((resolve) => waiting.push(resolve)) });
    return { list, answer: (index: number, ...ids: readonly string[]) => waiting[index]?.(items(...ids)) };
  }

  test('an aborted first batch is requested again', async () => {
    const { list, answer } = held();
    void list.load();
    list.dispose();
    const loading = list.load();
    answer(1, 'b');
    await loading;
    expect(list).toMatchObject({ status: 'ready', ids: ['b'] });
  });

  test('an aborted further batch is requested again', async () => {
    const { list, answer } = held();
    const loading = list.load();
    answer(0, 'b');
    await loading;
    void list.loadMore();
    list.dispose();
    const more = list.loadMore();
    answer(2, 'a');
    await more;
    expect(list).toMatchObject({ isLoadingMore: false, ids: ['b', 'a'] });
  });
});

describe('when it is refreshed', () => {
  test('a refresh keeps the items below the first batch', async () => {
    const { list } = listOf(items('d', 'c'), items('b', 'a'), items('e', 'd', 'c'));
    await list.load();
    await list.loadMore();
    expect({ ok: (await list.refresh()).ok, ids: list.ids, hasMore: list.hasMore }).toEqual({
      ok: true,
      ids: ['e', 'd', 'c', 'b', 'a'],
      hasMore: true,
    });
  });

  test('a refresh drops what left the first batch, and everything when the batches do not meet', async () => {
    const { list } = listOf(items('d', 'c', 'b'), items('d', 'b'), items('z', 'y'));
    await list.load();
    await list.refresh();
    const fitting = list.ids;
    await list.refresh();
    expect({ fitting, ids: list.ids }).toEqual({ fitting: ['d', 'b'], ids: ['z', 'y'] });
  });

  test('a refresh keeps what arrived during the request', async () => {
    const { list } = listOf(items('b', 'a'), items('b', 'a'));
    await list.load();
    const refreshing = list.refresh();
    list.prepend({ id: 'c' });
    await refreshing;
    expect(list.ids).toEqual(['c', 'b', 'a']);
  });

  test('a further batch that is asked for during a refresh waits for it, so that what the refresh found is not lost', async () => {
    const { list, batches } = listOf(items('d', 'c'), items('c'), items('b'));
    await list.load();
    const refreshing = list.refresh();
    await Promise.all([list.loadMore(), refreshing]);
    expect(list.ids).toEqual(['c', 'b']);
    expect(batches.map(({ untilId }) => untilId)).toEqual([undefined, undefined, 'c']);
  });

  test('a further batch that waits for a refresh is not asked for once the list is released', async () => {
    const { list, batches } = listOf(items('d', 'c'), items('c'), items('b'));
    await list.load();
    void list.refresh();
    const more = list.loadMore();
    list.dispose();
    await more;
    expect(batches).toHaveLength(2);
  });

  test('a failed refresh keeps the list and reports why', async () => {
    const refused = apiError();
    const { list } = listOf(items('b'), refused);
    await list.load();
    expect({ result: await list.refresh(), status: list.status, ids: list.ids }).toEqual({
      result: { ok: false, error: refused },
      status: 'ready',
      ids: ['b'],
    });
  });
});

describe('with items that are read from a table', () => {
  test('a list shows the current version of each item and hides those that are gone or belong elsewhere', async () => {
    const names = new Map([
      ['c', 'here'],
      ['b', 'elsewhere'],
    ]);
    const list = new Collection<Item & { name?: string }>({
      fetch: async () => items('c', 'b', 'a'),
      read: ({ id }) => (names.has(id) ? { id, name: names.get(id)! } : undefined),
      includes: ({ name }) => name === 'here',
    });
    await list.load();
    expect(list.items).toEqual([{ id: 'c', name: 'here' }]);
    expect(list.loadedIds).toEqual(['c', 'b', 'a']);
  });
});

describe('an item that is inserted', () => {
  test('an inserted item is placed by its id', async () => {
    const { list } = listOf(items('d', 'b'));
    await list.load();
    for (const id of ['c', 'e', 'c']) list.insert({ id });
    expect(list.ids).toEqual(['e', 'd', 'c', 'b']);
  });

  test('an item is not inserted below the loaded part, because a later batch contains it', async () => {
    const { list } = listOf(items('d', 'b'), []);
    await list.load();
    list.insert({ id: 'a' });
    expect(list.ids).toEqual(['d', 'b']);
    await list.loadMore();
    list.insert({ id: 'a' });
    expect(list.ids).toEqual(['d', 'b', 'a']);
  });

  test('an item that is inserted while the first batch loads is at its place once that batch is there', async () => {
    const { list } = listOf(items('d', 'b'));
    const loading = list.load();
    for (const id of ['c', 'd', 'e', 'c', 'a']) list.insert({ id });
    expect(list.ids).toEqual([]);
    await loading;
    expect(list.ids).toEqual(['e', 'd', 'c', 'b']);
  });

  test('an item that is inserted during a reload is at its place, also if the reload fails', async () => {
    const { list } = listOf(items('d', 'b'), items('f', 'b'), apiError());
    await list.load();
    const reloading = list.reload();
    list.insert({ id: 'c' });
    await reloading;
    expect(list.ids).toEqual(['f', 'c', 'b']);
    const failing = list.reload();
    list.insert({ id: 'e' });
    await failing;
    expect(list.ids).toEqual(['f', 'e', 'c', 'b']);
  });

  test('an item that is inserted before the first batch fails comes with the batch of the next try', async () => {
    const { list } = listOf(apiError(), items('b', 'a'));
    const loading = list.load();
    list.insert({ id: 'b' });
    await loading;
    expect(list).toMatchObject({ status: 'error', ids: [] });
    await list.load();
    expect(list).toMatchObject({ status: 'ready', ids: ['b', 'a'] });
  });

  test('an item that is inserted and removed while the first batch loads stays away', async () => {
    const { list } = listOf(items('c', 'a'));
    const loading = list.load();
    list.insert({ id: 'b' });
    list.remove('b');
    await loading;
    expect(list.ids).toEqual(['c', 'a']);
  });

  test('an item that is inserted during a refresh keeps its place', async () => {
    const { list } = listOf(items('d', 'b'), items('e', 'd', 'b'));
    await list.load();
    const refreshing = list.refresh();
    list.insert({ id: 'c' });
    await refreshing;
    expect(list.ids).toEqual(['e', 'd', 'c', 'b']);
  });

  test('an item that is inserted while the batch around it loads is in the list', async () => {
    const { list } = listOf(items('e', 'd'), items('c', 'a'));
    await list.load();
    const more = list.loadMore();
    list.insert({ id: 'b' });
    await more;
    expect(list.ids).toEqual(['e', 'd', 'c', 'b', 'a']);
  });
});
