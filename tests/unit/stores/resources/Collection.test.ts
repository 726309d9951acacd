import { describe, expect, test } from 'vitest';
import { Collection, type Page } from '~/stores/resources/Collection';
import { apiError } from '../../../fixtures/FakeApi';

interface Item {
  readonly id: string;
}

const items = (...ids: readonly string[]): Item[] => ids.map((id) => ({ id }));

function list(...answers: readonly (readonly Item[] | Error)[]) {
  const pages: Omit<Page, 'signal'>[] = [];
  const left = [...answers];
  const paged = new Collection<Item>({
    fetch: async ({ signal: _signal, ...page }) => {
      pages.push(page);
      const answer = left.shift() ?? [];
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  return { paged, pages };
}

test('the first page is asked for once', async () => {
  const { paged, pages } = list(items('c', 'b'));
  await Promise.all([paged.load(), paged.load()]);
  await paged.load();
  expect([paged.ids, pages]).toEqual([['c', 'b'], [{ limit: 10 }]]);
});

test('further pages begin below the last item', async () => {
  const { paged, pages } = list(items('c', 'b'), items('a'));
  await paged.load();
  await paged.loadMore();
  expect([paged.ids, pages[1]]).toEqual([['c', 'b', 'a'], { limit: 30, untilId: 'b', offset: 2 }]);
});

test('a short page is not the end, an empty one is', async () => {
  const { paged } = list(items('a'), []);
  await paged.load();
  const before = paged.hasMore;
  await paged.loadMore();
  expect([before, paged.hasMore]).toEqual([true, false]);
});

test('an item that comes twice is shown once', async () => {
  const { paged } = list(items('b', 'a'), items('a', '0'));
  await paged.load();
  await paged.loadMore();
  expect(paged.ids).toEqual(['b', 'a', '0']);
});

describe('a failure', () => {
  const refused = apiError();

  test('of the first page is the error of the list, and loading again is possible', async () => {
    const { paged } = list(refused, items('a'));
    await paged.load();
    expect([paged.status, paged.error]).toEqual(['error', refused]);
    await paged.load();
    expect([paged.status, paged.error, paged.ids]).toEqual(['ready', null, ['a']]);
  });

  test('of the first page anew leaves what is there, and is tried again at its end', async () => {
    const { paged, pages } = list(items('b'), items('a'), refused, items('c', 'b'));
    await paged.load();
    await paged.loadMore();
    await paged.reload();
    expect([paged.status, paged.error, paged.moreError, paged.ids]).toEqual(['ready', null, refused, ['b', 'a']]);
    await paged.loadMore();
    expect([pages.at(-1), paged.moreError, paged.ids]).toEqual([{ limit: 10 }, null, ['c', 'b', 'a']]);
  });

  test('of the first page anew is seen being tried again, and why that failed too', async () => {
    const again = apiError({ message: 'again' });
    const { paged } = list(items('b'), items('a'), refused, again, items('c', 'b'));
    await paged.load();
    await paged.loadMore();
    await paged.reload();
    const retry = async () => {
      const retrying = paged.loadMore();
      const meanwhile = [paged.isLoadingMore, paged.moreError, paged.status];
      await retrying;
      return [meanwhile, paged.isLoadingMore, paged.moreError];
    };
    expect(await retry()).toEqual([[true, null, 'ready'], false, again]);
    expect(await retry()).toEqual([[true, null, 'ready'], false, null]);
    expect(paged.ids).toEqual(['c', 'b', 'a']);
  });

  test('of the first page anew is not forgotten when trying again is broken off', async () => {
    const { paged, pages } = list(items('b'), refused, items('c', 'b'), items('c', 'b'), items('a'));
    await paged.load();
    await paged.reload();
    void paged.loadMore();
    paged.dispose();
    await paged.loadMore();
    await paged.loadMore();
    expect([pages.slice(3), paged.ids]).toEqual([
      [{ limit: 10 }, { limit: 30, untilId: 'b', offset: 2 }],
      ['c', 'b', 'a'],
    ]);
  });

  test('of a further page leaves what is there', async () => {
    const { paged } = list(items('a'), refused);
    await paged.load();
    await paged.loadMore();
    expect([paged.status, paged.moreError, paged.ids, paged.isLoadingMore]).toEqual(['ready', refused, ['a'], false]);
  });
});

test('reloading shows the old items until the new ones are there', async () => {
  const { paged } = list(items('a'), items('b'));
  await paged.load();
  const reloading = paged.reload();
  expect(paged.ids).toEqual(['a']);
  await reloading;
  expect(paged.ids).toEqual(['b']);
});

test('an answer that was overtaken by a reload is dropped', async () => {
  let resolveFirst!: (value: Item[]) => void;
  const answers = [new Promise<Item[]>((resolve) => (resolveFirst = resolve)), Promise.resolve(items('new'))];
  const paged = new Collection<Item>({ fetch: () => answers.shift()! });
  const first = paged.load();
  await paged.reload();
  resolveFirst(items('old'));
  await first;
  expect(paged.ids).toEqual(['new']);
});

test('an item can be put in front, and taken out', async () => {
  const { paged } = list(items('a'));
  await paged.load();
  paged.prepend({ id: 'b' });
  paged.prepend({ id: 'a' });
  paged.remove('a');
  expect([paged.ids, paged.get('b'), paged.get('a')]).toEqual([['b'], { id: 'b' }, undefined]);
});

test('an answer after disposal changes nothing', async () => {
  const { paged } = list(items('a'));
  const loading = paged.load();
  paged.dispose();
  await loading;
  expect(paged.ids).toEqual([]);
});

describe('let go and taken up again', () => {
  /** A list whose pages come when they are let through. */
  function held() {
    const waiting: ((page: readonly Item[]) => void)[] = [];
    const paged = new Collection<Item>({ fetch: () => new Promise((resolve) => waiting.push(resolve)) });
    return { paged, answer: (index: number, ...ids: readonly string[]) => waiting[index]?.(items(...ids)) };
  }

  test('before the first page came, it asks again', async () => {
    const { paged, answer } = held();
    void paged.load();
    paged.dispose();
    const loading = paged.load();
    answer(1, 'b');
    await loading;
    expect([paged.status, paged.ids]).toEqual(['ready', ['b']]);
  });

  test('before a further page came, that one can be asked for again', async () => {
    const { paged, answer } = held();
    const loading = paged.load();
    answer(0, 'b');
    await loading;
    void paged.loadMore();
    paged.dispose();
    const more = paged.loadMore();
    answer(2, 'a');
    await more;
    expect([paged.isLoadingMore, paged.ids]).toEqual([false, ['b', 'a']]);
  });
});

describe('refreshed', () => {
  test('it keeps what was loaded below the first page', async () => {
    const { paged } = list(items('d', 'c'), items('b', 'a'), items('e', 'd', 'c'));
    await paged.load();
    await paged.loadMore();
    expect([(await paged.refresh()).ok, paged.ids, paged.hasMore]).toEqual([true, ['e', 'd', 'c', 'b', 'a'], true]);
  });

  test('it loses what is gone from the first page, and begins anew where nothing fits together', async () => {
    const { paged } = list(items('d', 'c', 'b'), items('d', 'b'), items('z', 'y'));
    await paged.load();
    await paged.refresh();
    const fitting = paged.ids;
    await paged.refresh();
    expect([fitting, paged.ids]).toEqual([
      ['d', 'b'],
      ['z', 'y'],
    ]);
  });

  test('it keeps what came meanwhile', async () => {
    const { paged } = list(items('b', 'a'), items('b', 'a'));
    await paged.load();
    const refreshing = paged.refresh();
    paged.prepend({ id: 'c' });
    await refreshing;
    expect(paged.ids).toEqual(['c', 'b', 'a']);
  });

  test('it stays as it is when that fails, and says why', async () => {
    const refused = apiError();
    const { paged } = list(items('b'), refused);
    await paged.load();
    expect([await paged.refresh(), paged.status, paged.ids]).toEqual([{ ok: false, error: refused }, 'ready', ['b']]);
  });
});
