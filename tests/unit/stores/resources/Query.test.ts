import { autorun, observable, runInAction } from 'mobx';
import { describe, expect, test } from 'vitest';
import { Query } from '~/stores/resources/Query';
import { apiError } from '../../../fixtures/FakeApi';

/** A query whose answers arrive when the test sends them. */
function held() {
  const requests: { readonly answer: (value: string) => void; readonly refuse: (error: Error) => void; readonly signal: AbortSignal }[] =
    [];
  const query = new Query<string>({
    fetch: (signal) => new Promise<string>((answer, refuse) => requests.push({ answer, refuse, signal })),
    read: (answer) => answer as string,
  });
  return { query, requests };
}

const refused = apiError();

test('a query is loading until the server answers', async () => {
  const { query, requests } = held();
  const loading = query.load();
  expect(query).toMatchObject({ status: 'loading', value: undefined, hasAnswer: false, isRefreshing: true });
  requests[0]!.answer('soup');
  await loading;
  expect(query).toMatchObject({ status: 'ready', value: 'soup', hasAnswer: true, isRefreshing: false });
});

test('simultaneous loads send one request', async () => {
  const { query, requests } = held();
  const both = Promise.all([query.load(), query.load()]);
  requests[0]!.answer('soup');
  expect(await both).toEqual([
    { ok: true, value: undefined },
    { ok: true, value: undefined },
  ]);
  expect(requests).toHaveLength(1);
});

test('a failed query reports its error and can be loaded again', async () => {
  const { query, requests } = held();
  const failing = query.load();
  requests[0]!.refuse(refused);
  expect(await failing).toEqual({ ok: false, error: refused });
  expect(query).toMatchObject({ status: 'error', error: refused, isRefreshing: false });
  const retrying = query.reload();
  expect(query).toMatchObject({ status: 'loading', error: null });
  requests[1]!.answer('soup');
  await retrying;
  expect(query).toMatchObject({ status: 'ready', value: 'soup', error: null });
});

describe('a reload', () => {
  async function loaded() {
    const bench = held();
    const loading = bench.query.load();
    bench.requests[0]!.answer('soup');
    await loading;
    return bench;
  }

  test('a reload keeps the old value while it runs', async () => {
    const { query, requests } = await loaded();
    const reloading = query.reload();
    expect(query).toMatchObject({ status: 'ready', value: 'soup', isRefreshing: true });
    requests[1]!.answer('stew');
    await reloading;
    expect(query.value).toBe('stew');
  });

  test('a failed reload keeps the old value and reports why', async () => {
    const { query, requests } = await loaded();
    const reloading = query.reload();
    requests[1]!.refuse(refused);
    await reloading;
    expect(query).toMatchObject({ status: 'ready', value: 'soup', error: refused });
  });

  test('a reload aborts the previous request, whose caller gets the newer result', async () => {
    const { query, requests } = held();
    const first = query.load();
    const second = query.reload();
    expect(requests[0]!.signal.aborted).toBe(true);
    requests[0]!.answer('old');
    requests[1]!.answer('new');
    expect(await first).toEqual({ ok: true, value: undefined });
    await second;
    expect(query.value).toBe('new');
  });
});

test('disposing a query aborts its request, and it can be loaded again', async () => {
  const { query, requests } = held();
  const loading = query.load();
  query.dispose();
  expect(requests[0]!.signal.aborted).toBe(true);
  requests[0]!.refuse(new DOMException('aborted', 'AbortError'));
  expect(await loading).toMatchObject({ ok: false, error: { code: 'canceled' } });
  expect(query).toMatchObject({ status: 'loading', error: null, isRefreshing: false });
  const again = query.load();
  requests[1]!.answer('soup');
  await again;
  expect(query.value).toBe('soup');
});

test('a query shows what is known before the server has answered', async () => {
  const known = observable.box<string | undefined>('known');
  const query = new Query<string>({
    fetch: async () => 'answered',
    read: (answer) => answer as string,
    known: () => known.get(),
  });
  expect(query).toMatchObject({ status: 'ready', value: 'known', hasAnswer: false });
  runInAction(() => known.set(undefined));
  expect(query).toMatchObject({ status: 'loading', value: undefined });
  await query.load();
  expect(query).toMatchObject({ status: 'ready', value: 'answered', hasAnswer: true });
});

test('a query has no value once its record was deleted', async () => {
  const records = observable.map([['a', 'soup']]);
  const query = new Query<string>({ fetch: async () => 'a', read: (id) => records.get(id as string) });
  const seen: (string | undefined)[] = [];
  const stop = autorun(() => seen.push(query.value));
  await query.load();
  runInAction(() => records.delete('a'));
  stop();
  expect(seen).toEqual([undefined, 'soup', undefined]);
  expect(query).toMatchObject({ status: 'ready', loadedIds: ['a'] });
});
