import { expect, test } from 'vitest';
import { callRequest, type Send } from '~/api/callRequest';
import { FirstCalls } from '~/app/FirstCalls';
import { user } from '../../fixtures/builders';
import { createTestRoot } from '../../fixtures/createTestRoot';
import { MemoryLocalStore } from '../../fixtures/memoryStores';

const ORIGIN = 'https://garden.example';

/** A browser in which Alice is signed in. */
function browserOfAlice(): MemoryLocalStore {
  const local = new MemoryLocalStore();
  signIn(local, 'alice');
  return local;
}

function signIn(local: MemoryLocalStore, id: string): void {
  local.set('account', JSON.stringify({ version: 0, data: { token: `token of ${id}`, me: { id } } }));
}

/** Starts the page. The list has everything that was really sent. */
function startPage(local: MemoryLocalStore, href = '/') {
  const sent: { readonly endpoint: string; readonly body: unknown; readonly signal: AbortSignal | null | undefined }[] = [];
  const send: Send = (url, { body, signal }) => {
    sent.push({ endpoint: url.slice(`${ORIGIN}/api/`.length), body: JSON.parse(body as string), signal });
    return Promise.resolve(new Response(`answer ${sent.length}`));
  };
  const calls = new FirstCalls({ local, origin: ORIGIN, href, fetch: send, now: () => 7 });
  calls.repeat();
  const call = async (endpoint: string, params: object, token: string | null = 'token of alice', signal?: AbortSignal): Promise<string> => {
    const { url, init } = callRequest({ origin: ORIGIN, endpoint, params, token });
    return (await calls.fetch(url, { ...init, ...(signal && { signal }) })).text();
  };
  return { calls, call, sent, endpoints: () => sent.map(({ endpoint }) => endpoint) };
}

/** A start that asks for these endpoints, each with ten items. */
async function startWith(local: MemoryLocalStore, endpoints: readonly string[], href = '/'): Promise<void> {
  const { calls, call } = startPage(local, href);
  await calls.record(() => Promise.all(endpoints.map((endpoint) => call(endpoint, { limit: 10 }))));
  calls.end();
}

test('a start sends the first calls of the last one at once, and gives their answers to those who call', async () => {
  const local = browserOfAlice();
  await startWith(local, ['notes/timeline', 'notes/local-timeline']);
  const { call, sent, endpoints } = startPage(local);
  expect(endpoints()).toEqual(['notes/timeline', 'notes/local-timeline']);
  expect(sent[0]!.body).toEqual({ limit: 10, i: 'token of alice' });
  expect(await call('notes/local-timeline', { limit: 10 })).toBe('answer 2');
  expect(endpoints()).toHaveLength(2);
});

test('the moment of the repeated calls is known, if there are any', async () => {
  const local = browserOfAlice();
  expect(startPage(local, '/notes').calls.sentAtMs).toBeNull();
  await startWith(local, ['notes/timeline']);
  expect(startPage(local).calls.sentAtMs).toBe(7);
});

test('a second call like the first is sent again', async () => {
  const local = browserOfAlice();
  await startWith(local, ['notes/timeline']);
  const { call } = startPage(local);
  expect(await call('notes/timeline', { limit: 10 })).toBe('answer 1');
  expect(await call('notes/timeline', { limit: 10 })).toBe('answer 2');
});

test('a call with other parameters is sent, and a repeated call that nobody wants is canceled', async () => {
  const local = browserOfAlice();
  await startWith(local, ['notes/timeline']);
  const { calls, call, sent } = startPage(local);
  expect(await call('notes/timeline', { limit: 30 })).toBe('answer 2');
  calls.end();
  expect(sent[0]!.signal?.aborted).toBe(true);
});

test('whoever takes the answer of a repeated call can cancel it', async () => {
  const local = browserOfAlice();
  await startWith(local, ['notes/timeline']);
  const { call, sent } = startPage(local);
  const controller = new AbortController();
  await call('notes/timeline', { limit: 10 }, 'token of alice', controller.signal);
  controller.abort();
  expect(sent[0]!.signal?.aborted).toBe(true);
});

test('nothing is repeated at another address', async () => {
  const local = browserOfAlice();
  await startWith(local, ['notes/timeline'], '/');
  expect(startPage(local, '/?safe').endpoints()).toEqual([]);
});

test('nothing is repeated for another account, and for visitors', async () => {
  const local = browserOfAlice();
  await startWith(local, ['notes/timeline']);
  signIn(local, 'bob');
  expect(startPage(local).calls.hasPanes).toBe(false);
  expect(startPage(local).sent.map(({ body }) => body)).not.toContainEqual({ limit: 10, i: 'token of bob' });
  local.remove('account');
  expect(startPage(local).endpoints()).toEqual([]);
});

test('only calls of the account in use are stored, without its token', async () => {
  const local = browserOfAlice();
  const { calls, call } = startPage(local);
  await calls.record(() => Promise.all([call('notes/timeline', {}), call('notes/mentions', {}, 'token of carol')]));
  calls.end();
  expect(local.get('firstCalls')).not.toContain('token');
  expect(startPage(local).endpoints()).toEqual(['notes/timeline']);
});

test('calls for the place where a reader stopped are not repeated, because the next start has another place', async () => {
  const local = browserOfAlice();
  const { calls, call } = startPage(local);
  await calls.record(() => Promise.all([call('notes/timeline', { untilId: '9x' }), call('notes/timeline', { limit: 10 })]));
  calls.end();
  expect(startPage(local).sent.map(({ body }) => body)).toEqual([{ limit: 10, i: 'token of alice' }]);
});

test('the calls of all columns are repeated, and the start knows that there are columns', async () => {
  const local = browserOfAlice();
  const { calls, call } = startPage(local);
  const columns = ['a', 'b', 'c', 'd', 'e', 'f'];
  await calls.record(() => Promise.all(columns.map((endpoint) => call(endpoint, { limit: 10 }))));
  calls.end(true);
  const next = startPage(local);
  expect({ endpoints: next.endpoints(), hasPanes: next.calls.hasPanes }).toEqual({ endpoints: columns, hasPanes: true });
});

test('the first start of an account asks for what its home timeline asks for', async () => {
  const { root, api } = createTestRoot({ me: user('alice').me(), api: { 'notes/timeline': [] } });
  await root.session.current.timelines.find({ kind: 'home' }).load();
  const [{ endpoint, params }] = api.calls.filter((one) => one.endpoint === 'notes/timeline') as [(typeof api.calls)[number]];
  const { sent } = startPage(browserOfAlice());
  // The text is compared, because the answer is found by it.
  expect(sent.map((one) => `${one.endpoint} ${JSON.stringify(one.body)}`)).toEqual([
    `${endpoint} ${JSON.stringify({ ...(params as object), i: 'token of alice' })}`,
  ]);
});

test('the first start of a visitor, and one at another address, asks for nothing ahead', () => {
  expect(startPage(new MemoryLocalStore()).endpoints()).toEqual([]);
  expect(startPage(browserOfAlice(), '/notifications').endpoints()).toEqual([]);
});

test('calls outside of the first ones are not stored', async () => {
  const local = browserOfAlice();
  const { calls, call } = startPage(local, '/notes');
  await call('i', {});
  calls.end();
  expect(startPage(local, '/notes').endpoints()).toEqual([]);
});

test.each(['{', 'null', '7', '{"href":"/notes","me":"alice"}', '{"href":"/notes","me":"alice","calls":7}'])(
  'the damaged list of calls %s repeats nothing',
  (damaged) => {
    const local = browserOfAlice();
    local.set('firstCalls', damaged);
    expect(startPage(local, '/notes').endpoints()).toEqual([]);
  },
);

test('a repeated call that fails rejects for whoever takes it', async () => {
  const local = browserOfAlice();
  await startWith(local, ['notes/timeline']);
  const calls = new FirstCalls({
    local,
    origin: ORIGIN,
    href: '/',
    fetch: () => Promise.reject(new TypeError('no network')),
    now: () => 7,
  });
  calls.repeat();
  const { url, init } = callRequest({ origin: ORIGIN, endpoint: 'notes/timeline', params: { limit: 10 }, token: 'token of alice' });
  await expect(calls.fetch(url, init)).rejects.toThrow('no network');
});

test('a page that is no server repeats what its visitor asked the chosen server, there alone and only of that one', async () => {
  const local = new MemoryLocalStore();
  const open = () => {
    const urls: string[] = [];
    const fetch: Send = async (url) => {
      urls.push(url);
      return new Response('{}');
    };
    const calls = new FirstCalls({ local, origin: null, href: '/', fetch, now: () => 7 });
    calls.repeat();
    return { urls, calls };
  };
  const ask = async (origin: string) => {
    const { url, init } = callRequest({ origin, endpoint: 'notes/show', params: { noteId: 'x' }, token: null });
    const { calls } = open();
    await calls.record(() => calls.fetch(url, init));
    calls.end();
  };
  local.set('visitedServer', 'https://far.test');
  await ask('https://far.test');
  expect(open().urls).toEqual(['https://far.test/api/notes/show']);
  local.set('visitedServer', 'https://other.test');
  expect(open().urls).toEqual([]);
  local.remove('visitedServer');
  expect(open().urls).toEqual([]);
});
