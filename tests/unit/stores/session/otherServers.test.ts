import { describe, expect, test, vi } from 'vitest';
import type { WireMe, WireMeta } from '~/api/wire';
import { FirstCalls } from '~/app/FirstCalls';
import { AccountList } from '~/stores/session/AccountList';
import { storedAccount } from '~/stores/session/storedAccount';
import { note, user } from '../../../fixtures/builders';
import { createTestRoot, FakePage, settled, type TestRootOptions } from '../../../fixtures/createTestRoot';
import { dialogOf } from '../../../fixtures/dialogs';
import { FakeApi } from '../../../fixtures/FakeApi';
import { MemoryKeyValueStore, MemoryLocalStore } from '../../../fixtures/memoryStores';

const FAR = 'https://far.test';
const alice = user('alice').me();
/** An account of another server with the id that alice has on the server of the page. */
const anna: WireMe = { ...user('anna').me(), id: alice.id };
const REF = `far.test/${anna.id}`;

/** A browser with alice here and anna there; the current one is alice unless said otherwise. */
function twoServers({ current = 'alice', ...options }: TestRootOptions & { readonly current?: 'alice' | 'anna' } = {}) {
  const local = new MemoryLocalStore();
  const kv = new MemoryKeyValueStore();
  const far = new FakeApi({ i: anna, meta: { name: 'Far' } as WireMeta, 'users/show': [{ ...user('anna').detailed(), id: anna.id }] }, FAR);
  const stored = [
    { id: alice.id, token: 'secret' },
    { id: anna.id, token: 'far secret', origin: FAR },
  ];
  kv.values.set('accounts', stored);
  storedAccount.save(local, current === 'alice' ? { token: 'secret', me: alice } : { origin: FAR, token: 'far secret', me: anna });
  const own = { i: alice, 'users/show': [user('alice').detailed()], 'i/registry/get-all': {} };
  return { far, stored, ...createTestRoot({ local, kv, elsewhere: [far], api: own, ...options }) };
}

const tokensAt = ({ calls }: FakeApi) => new Set(calls.map(({ token }) => token ?? 'none'));

describe('an account on another server', () => {
  test('a pane shows it beside an account with the same id, and its token reaches only its own server', async () => {
    const { root, api, far, network } = twoServers();
    const scope = await root.workspace.accounts.scopeOf(REF);
    expect({ who: scope.me?.username, server: scope.server.origin, ref: scope.ref, key: scope.key }).toEqual({
      who: 'anna',
      server: FAR,
      ref: REF,
      key: REF,
    });
    expect({ who: root.session.current.me?.username, ref: root.session.current.ref, key: root.session.current.key }).toEqual({
      who: 'alice',
      ref: alice.id,
      key: `example.test/${alice.id}`,
    });
    await settled();
    expect({ name: scope.server.name, known: root.session.current.server.meta }).toEqual({ name: 'Far', known: null });
    await Promise.all([scope.api.call('i', {}), root.session.refresh()]);
    expect({ here: tokensAt(api), there: tokensAt(far) }).toEqual({ here: new Set(['secret']), there: new Set(['none', 'far secret']) });
    const connections = network.sockets.map(({ url }) => new URL(url));
    expect(connections.map(({ origin, searchParams }) => ({ origin, token: searchParams.get('i') }))).toEqual([
      { origin: 'wss://example.test', token: 'secret' },
      { origin: 'wss://far.test', token: 'far secret' },
    ]);
  });

  test.each([
    { lateMs: 600, isAskedAgain: true },
    { lateMs: 100, isAskedAgain: false },
  ])(
    'its lists are asked again for what they missed before a live connection that opens $lateMs ms late: $isAskedAgain',
    async ({ lateMs, isAskedAgain }) => {
      const { root, far, network, clock } = twoServers();
      far.on('notes/timeline', [note().id('n1').build()]);
      const scope = await root.workspace.accounts.scopeOf(REF);
      await scope.timelines.acquire({ kind: 'home' }).timeline.load();
      await settled();
      clock.advance(lateMs);
      network.sockets.at(-1)!.accept();
      await settled();
      expect(far.paramsOf('notes/timeline').length > 1).toBe(isAskedAgain);
    },
  );

  test('the accounts on one server share its description and emoji', async () => {
    const { root } = twoServers();
    const scope = await root.workspace.accounts.scopeOf(REF);
    expect(scope.server).toBe(root.servers.at(FAR));
    expect(scope.server.emojis).not.toBe(root.session.current.server.emojis);
  });

  test('each server is asked for the profiles of its own accounts', async () => {
    const { root, api, far } = twoServers();
    expect((await root.accounts.profiles()).map(({ ref, username }) => ({ ref, username }))).toEqual([
      { ref: alice.id, username: 'alice' },
      { ref: REF, username: 'anna' },
    ]);
    expect({ here: api.paramsOf('users/show'), there: far.paramsOf('users/show'), as: tokensAt(far) }).toEqual({
      here: [{ userIds: [alice.id] }],
      there: [{ userIds: [anna.id] }],
      as: new Set(['none']),
    });
  });

  test('switching to it stores its server, and the next start uses that', async () => {
    const { root, local, kv, stored } = twoServers();
    expect(await root.accounts.switchTo(REF)).toMatchObject({ ok: true });
    expect(storedAccount.load(local).value).toMatchObject({ origin: FAR, token: 'far secret' });
    expect(kv.values.get('accounts')).toEqual(stored);
    const { root: next } = createTestRoot({ local, kv, elsewhere: [new FakeApi({}, FAR)] });
    expect({ ref: next.session.current.ref, origin: next.session.current.server.origin, api: next.session.current.api.origin }).toEqual({
      ref: REF,
      origin: FAR,
      api: FAR,
    });
  });

  test('the next page may reach its server, as long as the account is in this browser', async () => {
    const { root, local } = twoServers();
    await root.session.boot();
    expect(local.get('origins')).toBe(JSON.stringify([FAR]));
    await root.accounts.forget(REF);
    expect(local.get('origins')).toBeNull();
    await root.accounts.add('far secret', { origin: FAR });
    expect(local.get('origins')).toBe(JSON.stringify([FAR]));
  });

  test('the token of an app stays one through switching, and cannot do what servers keep from apps', async () => {
    const { root, local, kv } = twoServers();
    await root.accounts.add('token of an app', { origin: FAR, kind: 'app' });
    await root.accounts.switchTo(REF);
    expect(storedAccount.load(local).value).toMatchObject({ token: 'token of an app', kind: 'app' });
    const { root: next } = createTestRoot({ local, kv, elsewhere: [new FakeApi({}, FAR)] });
    expect(next.session.current.can).toEqual({ manageAccount: false, push: false, sync: false, previewLinks: false, readFiles: false });
    expect(root.session.current.can).toEqual({ manageAccount: true, push: true, sync: true, previewLinks: true, readFiles: true });
  });

  test('signing out of it goes on with the account of the page’s server, which hears nothing of it', async () => {
    const { root, api, push, local, kv } = twoServers({ current: 'anna' });
    push.address = 'https://push.test/1';
    kv.values.set('accounts', [
      { id: anna.id, token: 'far secret', origin: FAR },
      { id: alice.id, token: 'secret' },
    ]);
    await root.accounts.signOut();
    expect(kv.values.get('accounts')).toEqual([{ id: alice.id, token: 'secret' }]);
    expect(storedAccount.load(local).value).toMatchObject({ token: 'secret', me: { username: 'alice' } });
    expect(api.calls.map(({ endpoint, token }) => ({ endpoint, token }))).toEqual([{ endpoint: 'i', token: 'secret' }]);
    expect(push.removals).toBe(0);
  });

  test('the calls of the last start are repeated at its own server', () => {
    const { local } = twoServers({ current: 'anna' });
    const asked: string[] = [];
    const fetch = async (url: string) => {
      asked.push(url);
      return new Response('[]');
    };
    const options = { local, origin: 'https://example.test', href: '/', fetch, now: () => 0 };
    const first = new FirstCalls(options);
    const body = JSON.stringify({ limit: 10, i: 'far secret' });
    void first.record(() => first.fetch(`${FAR}/api/notes/timeline`, { method: 'POST', body }));
    first.end();
    new FirstCalls(options).repeat();
    expect(asked).toEqual([`${FAR}/api/notes/timeline`, `${FAR}/api/notes/timeline`]);
    storedAccount.save(local, { token: 'secret', me: alice });
    new FirstCalls(options).repeat();
    expect(asked.slice(2)).toEqual(['https://example.test/api/notes/timeline']);
  });
});

describe('the name of an account in a link', () => {
  test.each([
    ['an id alone', alice.id],
    ['the host of the page and an id', `example.test/${alice.id}`],
  ])('%s is an account on the server of the page', async (_what, name) => {
    const { root } = twoServers();
    expect(await root.accounts.accessOf(name)).toEqual({
      ref: alice.id,
      origin: 'https://example.test',
      token: 'secret',
      kind: 'own',
    });
  });

  test('a link with another host asks to change to the account there', async () => {
    const page = new FakePage();
    page.href = `https://example.test/notes/n1?loginId=${encodeURIComponent(REF)}`;
    const { root, local } = twoServers({ page });
    const booted = root.session.boot();
    await vi.waitFor(() => dialogOf(root));
    expect(dialogOf(root).options.text).toContain('@anna');
    (dialogOf(root).answer as (isWanted: boolean) => void)(true);
    await booted;
    expect({ loads: page.loads, origin: storedAccount.load(local).value?.origin }).toEqual({ loads: ['/notes/n1'], origin: FAR });
  });
});

test('accounts that are stored at the same time are all kept', async () => {
  const kv = new MemoryKeyValueStore();
  const report = (error: Error) => {
    throw error;
  };
  const list = new AccountList({ kv, local: new MemoryLocalStore(), pageOrigin: 'https://example.test', report });
  await Promise.all([
    list.put({ ref: alice.id, origin: 'https://example.test', token: 'secret', kind: 'own' }),
    list.put({ ref: REF, origin: FAR, token: 'far secret', kind: 'app' }),
  ]);
  expect(kv.values.get('accounts')).toEqual([
    { id: alice.id, token: 'secret' },
    { id: anna.id, token: 'far secret', origin: FAR, kind: 'app' },
  ]);
});

describe('stored data that nobody wrote', () => {
  test.each(['javascript:alert(1)', 'https://far.test/path', 'https://user:word@far.test', 'far.test', 7])(
    'an account with the origin %s is left out, so that its token goes nowhere',
    async (origin) => {
      const kv = new MemoryKeyValueStore();
      kv.values.set('accounts', [{ id: 'x', token: 'far secret', origin }]);
      const local = new MemoryLocalStore();
      local.set('account', JSON.stringify({ version: 0, data: { origin, token: 'far secret', me: anna } }));
      const { root } = createTestRoot({ kv, local });
      await root.accounts.load();
      expect({ refs: root.accounts.refs, me: root.session.current.me }).toEqual({ refs: [], me: null });
    },
  );
});
