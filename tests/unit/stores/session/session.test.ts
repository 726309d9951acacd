import { describe, expect, test, vi } from 'vitest';
import { errorIds } from '~/api/errors';
import { AuthError, NetworkError, RateLimitError, StorageError } from '~/lib/AppError';
import { storedAccount } from '~/stores/session/storedAccount';
import type { RootStore } from '~/stores/RootStore';
import { user } from '../../../fixtures/builders';
import { createTestRoot, FakePage, settled, type TestRootOptions } from '../../../fixtures/createTestRoot';
import { apiError } from '../../../fixtures/FakeApi';
import { FakeTabs, MemoryKeyValueStore, MemoryLocalStore } from '../../../fixtures/memoryStores';

const alice = user('alice').me();
const bob = user('bob').me();
/** The id of the error for a wrong password. */

const gone = (id: string, status = 401) => new AuthError('i', status, { code: 'X', id, message: '' });

/** Alice is the current account and Bob is stored. */
function signedIn(options: TestRootOptions = {}) {
  const kv = options.kv ?? new MemoryKeyValueStore();
  kv.values.set('accounts', [
    { id: alice.id, token: 'secret' },
    { id: bob.id, token: 'bob-token' },
  ]);
  return createTestRoot({
    me: alice,
    api: { 'i/registry/get-all': {}, i: (_params, call) => (call?.token === 'bob-token' ? bob : alice), ...options.api },
    ...options,
    kv,
  });
}

/** The dialog on screen, with a function that answers it. Its code loads first. */
const opened = (root: RootStore) => vi.waitFor(() => dialog(root));

function dialog({ overlays }: RootStore) {
  const top = overlays.stack.at(-1);
  if (top?.kind !== 'dialog') throw new Error('no dialog is open');
  return top.dialog;
}

function accept(root: RootStore): void {
  const shown = dialog(root);
  if (shown.type === 'alert') shown.answer();
  else if (shown.type === 'confirm') shown.answer(true);
}

const remembered = ({ kv }: { kv: MemoryKeyValueStore }) => kv.values.get('accounts');

describe('the start of a session', () => {
  test('a visitor has a scope but no account', () => {
    const { root } = createTestRoot();
    expect(root.session.isSignedIn).toBe(false);
    expect(root.session.current.me).toBeNull();
    expect(root.session.current.key).toBe('example.test/visitor');
  });

  test('the account of the last visit is available synchronously', () => {
    const { root, api } = createTestRoot({ me: alice });
    expect(root.session.current.me?.username).toBe('alice');
    expect(root.session.current.key).toBe(`example.test/${alice.id}`);
    expect(api.calls).toEqual([]);
  });

  test("an unreadable account is put aside, and the session is a visitor's", () => {
    const local = new MemoryLocalStore();
    local.set('account', '{"token":');
    const { root } = createTestRoot({ local });
    expect(root.session.isSignedIn).toBe(false);
    expect(local.get('broken::account')).toBe('{"token":');
  });

  test("the server's description of the account is applied and saved for the next start", async () => {
    const { root, local, clock } = signedIn({ api: { i: { ...alice, name: 'New name' }, 'i/registry/get-all': {} } });
    await root.session.boot();
    expect(root.session.current.me?.name).toBe('New name');
    clock.advance(1_000);
    expect(storedAccount.load(local).value).toMatchObject({ token: 'secret', me: { name: 'New name' } });
  });

  test('the current account is stored for switching', async () => {
    const { root, kv } = createTestRoot({ me: alice, api: { i: alice, 'i/registry/get-all': {} } });
    await root.session.boot();
    expect(kv.values.get('accounts')).toEqual([{ id: alice.id, token: 'secret' }]);
    expect(root.accounts.refs).toEqual([alice.id]);
  });

  test('nothing is requested about a visitor', async () => {
    const { root, api } = createTestRoot();
    await root.session.boot();
    expect(api.calls).toEqual([]);
  });

  test('the session continues and reports an error when the list of accounts cannot be read', async () => {
    const kv = new MemoryKeyValueStore();
    kv.failure = new Error('broken');
    const { root, reports } = createTestRoot({ me: alice, kv, api: { i: alice, 'i/registry/get-all': {} } });
    await root.session.boot();
    expect(root.session.isSignedIn).toBe(true);
    expect(reports.length).toBeGreaterThan(0);
  });
});

describe('an account that the server refuses at the start', () => {
  test.each([
    ['suspended', errorIds.accountSuspended, 403, 'Your account is suspended'],
    ['deleted', errorIds.accountDeleted, 403, 'Your account was deleted'],
    ['no longer signed in', errorIds.tokenRevoked, 401, 'You were signed out'],
  ])('an account that is %s is signed out after a message', async (_what, id, status, title) => {
    const { root, local, page } = createTestRoot({ me: alice, api: { i: gone(id, status), 'i/registry/get-all': {} } });
    const booted = root.session.boot();
    expect((await opened(root)).options.title).toBe(title);
    expect(page.loads).toEqual([]);
    accept(root);
    await booted;
    expect(local.get('account')).toBeNull();
    expect(page.loads).toEqual(['/']);
  });

  test("an account refused for an unknown reason sees the server's answer", async () => {
    const { root } = signedIn({ api: { i: apiError({ code: 'ODD', id: 'odd-id', message: 'odd' }), 'i/registry/get-all': {} } });
    void root.session.boot();
    expect((await opened(root)).options).toMatchObject({
      title: "Couldn't load your account",
      text: '{"code":"ODD","id":"odd-id","message":"odd"}',
    });
  });

  test.each([
    ['has an error of its own', apiError({ status: 500, code: 'INTERNAL_ERROR' })],
    ['does not answer', new NetworkError('no answer')],
    ['is busy', new RateLimitError('i', 429, { code: 'RATE_LIMIT_EXCEEDED', id: 'x', message: '' }, null)],
    ['is a gateway that has no idea', apiError({ status: 403, code: 'FORBIDDEN', id: '' })],
  ])('an account stays signed in when the server only %s', async (_what, error) => {
    const { root, page, local } = signedIn({ api: { i: error, 'i/registry/get-all': {} } });
    await root.session.boot();
    expect(root.session.isSignedIn).toBe(true);
    expect(root.overlays.stack).toEqual([]);
    expect(page.loads).toEqual([]);
    expect(local.get('account')).not.toBeNull();
  });

  test('several failed calls show one message', async () => {
    const { root, refuseToken, page } = createTestRoot({ me: alice, api: { i: gone(errorIds.tokenRevoked), 'i/registry/get-all': {} } });
    const booted = root.session.boot();
    refuseToken(gone(errorIds.tokenRevoked));
    refuseToken(gone(errorIds.tokenRevoked));
    await opened(root);
    expect(root.overlays.stack).toHaveLength(1);
    accept(root);
    await booted;
    await settled();
    expect(page.loads).toEqual(['/']);
  });
});

describe('signing in', () => {
  test('login stores the account and reloads every tab', async () => {
    const tabs = new FakeTabs();
    const other = tabs.open();
    const heard: unknown[] = [];
    other.on('reload', (body) => heard.push(body));
    const { root, local, kv, page } = createTestRoot({ tabs, api: { i: alice } });
    expect(await root.accounts.login('new-token')).toEqual({ ok: true, value: undefined });
    expect(storedAccount.load(local).value).toEqual({ token: 'new-token', me: alice });
    expect(kv.values.get('accounts')).toEqual([{ id: alice.id, token: 'new-token' }]);
    expect(page.loads).toEqual(['reload']);
    expect(heard).toEqual([{ to: null }]);
  });

  test('login in a browser that keeps nothing says so, and the current account stays', async () => {
    const { root, local, page } = signedIn();
    const before = local.values.get('account');
    local.isFull = true;
    const result = root.accounts.login('bob-token');
    await opened(root);
    expect(root.overlays.stack).toMatchObject([
      { dialog: { type: 'alert', options: { title: "Your browser doesn't remember the account" } } },
    ]);
    accept(root);
    expect(await result).toMatchObject({ ok: false, error: { name: 'StorageError' } });
    expect({ stored: local.values.get('account'), loads: page.loads }).toEqual({ stored: before, loads: [] });
  });

  test.each([
    ['adding', 'bob-token'],
    ['switching to', 'nobody'],
  ])('%s an account that the browser does not keep says so, and nothing offers it', async (action, name) => {
    const { root, kv } = createTestRoot({ me: alice, api: { i: bob } });
    kv.failure = new StorageError('full');
    const result = action === 'adding' ? root.accounts.add(name) : root.accounts.switchTo(name);
    await opened(root);
    expect(root.overlays.stack).toMatchObject([
      { dialog: { type: 'alert', options: { title: "Your browser doesn't remember the account" } } },
    ]);
    accept(root);
    expect(await result).toMatchObject({ ok: false, error: { name: 'StorageError' } });
    expect(root.accounts.refs).toEqual([]);
  });

  test('login can lead to an address', async () => {
    const { root, page } = createTestRoot({ api: { i: alice } });
    await root.accounts.login('new-token', { redirect: '/notes/n1' });
    expect(page.loads).toEqual(['/notes/n1']);
  });

  test('login with an invalid token shows a message, removes it from the list and stores nothing', async () => {
    const setup = signedIn({ api: { i: gone(errorIds.tokenRevoked) } });
    const result = setup.root.accounts.login('bob-token');
    await opened(setup.root);
    accept(setup.root);
    expect(await result).toMatchObject({ ok: false });
    expect(remembered(setup)).toEqual([{ id: alice.id, token: 'secret' }]);
    expect(setup.page.loads).toEqual([]);
  });

  test('login while the server is down shows a message and removes nothing', async () => {
    const setup = signedIn({ api: { i: new NetworkError('no answer') } });
    const result = setup.root.accounts.login('bob-token');
    await opened(setup.root);
    accept(setup.root);
    expect(await result).toMatchObject({ ok: false });
    expect(remembered(setup)).toHaveLength(2);
  });

  test('the previous account cannot save itself again after login', async () => {
    const { root, local, clock } = signedIn();
    root.session.current.meStore.merge({ name: 'late' });
    await root.accounts.login('bob-token');
    root.session.current.meStore.merge({ name: 'later' });
    clock.advance(10_000);
    expect(storedAccount.load(local).value?.me.username).toBe('bob');
  });
});

describe('an account that another tab has changed', () => {
  test('a tab that has not reloaded yet does not bring back an account that another one signed out of', () => {
    const { root, local, clock } = signedIn();
    root.session.current.meStore.merge({ name: 'late' });
    local.remove(storedAccount.key);
    clock.advance(10_000);
    expect(local.get(storedAccount.key)).toBeNull();
  });

  test('a tab that has not reloaded yet does not undo a switch to another account', () => {
    const { root, local, clock } = signedIn();
    root.session.current.meStore.merge({ name: 'late' });
    storedAccount.save(local, { token: 'bob-token', me: user('bob').me() });
    clock.advance(10_000);
    expect(storedAccount.load(local).value).toMatchObject({ token: 'bob-token', me: { username: 'bob' } });
  });
});

describe('several accounts', () => {
  test('adding an account stores it without using it', async () => {
    const setup = createTestRoot({ me: alice, api: { i: bob } });
    expect(await setup.root.accounts.add('bob-token')).toMatchObject({ ok: true });
    expect(remembered(setup)).toEqual([{ id: bob.id, token: 'bob-token' }]);
    expect(setup.page.loads).toEqual([]);
    expect(setup.root.session.current.me?.username).toBe('alice');
  });

  test('adding a stored account replaces its token', async () => {
    const setup = signedIn();
    setup.api.on('i', bob);
    await setup.root.accounts.add('newer');
    expect(remembered(setup)).toEqual([
      { id: alice.id, token: 'secret' },
      { id: bob.id, token: 'newer' },
    ]);
  });

  test('switching uses the stored token', async () => {
    const { root, local, page } = signedIn();
    expect(await root.accounts.switchTo(bob.id)).toMatchObject({ ok: true });
    expect(storedAccount.load(local).value?.token).toBe('bob-token');
    expect(page.loads).toEqual(['reload']);
  });

  test('switching to an account that is not stored fails', async () => {
    const { root, page } = signedIn();
    const result = root.accounts.switchTo('nobody');
    await opened(root);
    accept(root);
    expect(await result).toMatchObject({ ok: false });
    expect(page.loads).toEqual([]);
  });

  test('profiles come in the order of adding, without accounts that no longer exist', async () => {
    const kv = new MemoryKeyValueStore();
    const { root, api } = signedIn({ kv, api: { 'users/show': [user('bob').detailed(), user('alice').detailed()] } });
    kv.values.set('accounts', [
      { id: alice.id, token: 'a' },
      { id: 'gone', token: 'g' },
      { id: bob.id, token: 'b' },
    ]);
    expect((await root.accounts.profiles()).map(({ username }) => username)).toEqual(['alice', 'bob']);
    expect(api.paramsOf('users/show')).toEqual([{ userIds: [alice.id, 'gone', bob.id] }]);
  });

  test('tokens are not visible from outside', async () => {
    const { root } = signedIn();
    await root.session.boot();
    expect(JSON.stringify(root.accounts.refs)).not.toContain('token');
  });
});

describe('signing out', () => {
  test('signing out continues with the next stored account, in every tab', async () => {
    const tabs = new FakeTabs();
    const heard: unknown[] = [];
    tabs.open().on('reload', (body) => heard.push(body));
    const setup = signedIn({ tabs });
    await setup.root.accounts.signOut();
    expect(remembered(setup)).toEqual([{ id: bob.id, token: 'bob-token' }]);
    expect(storedAccount.load(setup.local).value?.me.username).toBe('bob');
    expect(setup.page.loads).toEqual(['/']);
    expect(heard).toEqual([{ to: null }]);
  });

  test('signing out of the last account leaves no token anywhere', async () => {
    const { root, local, kv, page, clock } = createTestRoot({ me: alice, api: { i: alice, 'i/registry/get-all': {} } });
    await root.session.boot();
    root.session.current.meStore.merge({ name: 'late' });
    await root.accounts.signOut();
    clock.advance(10_000);
    const everything = JSON.stringify([[...local.values], [...kv.values]]);
    expect(everything).not.toContain('secret');
    expect(page.loads).toEqual(['/']);
    expect(root.accounts.refs).toEqual([]);
  });

  test('signing out closes the live connection', async () => {
    const { root, network } = createTestRoot({ me: alice });
    network.socket.accept();
    await root.accounts.signOut();
    expect(network.socket.isClosed).toBe(true);
  });

  test('signing out unregisters push messages with the token of that account', async () => {
    const { root, api, push } = createTestRoot({ me: alice, api: { 'sw/unregister': undefined } });
    push.address = 'https://push.test/1';
    await root.accounts.signOut();
    expect(api.calls).toContainEqual({ endpoint: 'sw/unregister', params: { endpoint: 'https://push.test/1' }, token: 'secret' });
    expect(push.removals).toBe(1);
  });

  test('signing out continues when push messages cannot be unregistered', async () => {
    const { root, push, page, reports } = createTestRoot({ me: alice, api: { 'sw/unregister': new NetworkError('no answer') } });
    push.address = 'https://push.test/1';
    await root.accounts.signOut();
    expect(page.loads).toEqual(['/']);
    expect(reports).toHaveLength(1);
  });

  test('a token that was replaced elsewhere signs the account out', async () => {
    const { network, frames, page } = createTestRoot({ me: alice });
    network.socket.accept();
    network.socket.receiveOn('main', 'myTokenRegenerated', null);
    frames.next();
    await vi.waitFor(() => expect(page.loads).toEqual(['/']));
  });
});

describe('other tabs', () => {
  test.each([
    ['other tabs reload when asked to', null, 'reload'],
    ['other tabs open an address on this server', '/timeline', '/timeline'],
    ['other tabs do not open an address on another server', '//evil.test/', 'reload'],
    ['other tabs do not open a disguised address on another server', '/\\evil.test/', 'reload'],
  ])('%s', async (_what, to, expected) => {
    const tabs = new FakeTabs();
    const { root, page } = createTestRoot({ tabs });
    await root.session.boot();
    tabs.open().post('reload', { to });
    expect(page.loads).toEqual([expected]);
  });
});

describe('loginId in the address', () => {
  const arriving = (query: string) => {
    const page = new FakePage();
    page.href = `https://example.test/notes/n1?a=b&${query}#top`;
    return signedIn({ page });
  };

  test('loginId uses that account if the viewer agrees, and is removed from the address', async () => {
    const { root, page, local } = arriving(`loginId=${bob.id}`);
    const booted = root.session.boot();
    expect((await opened(root)).options.text).toContain('@bob');
    accept(root);
    await booted;
    expect(storedAccount.load(local).value?.me.username).toBe('bob');
    expect(page.loads).toEqual(['/notes/n1?a=b#top']);
  });

  test.each([
    ['the current account', alice.id],
    ['an account that is not remembered', 'stranger'],
  ])('loginId of %s is only removed', async (_what, id) => {
    const { root, page } = arriving(`loginId=${id}`);
    await root.session.boot();
    expect(page.href).toBe('https://example.test/notes/n1?a=b#top');
    expect(page.loads).toEqual([]);
  });

  test('loginId is only removed when the viewer declines', async () => {
    const { root, page, local } = arriving(`loginId=${bob.id}`);
    const booted = root.session.boot();
    await opened(root);
    root.overlays.stack.at(-1)?.close();
    await booted;
    expect(storedAccount.load(local).value?.me.username).toBe('alice');
    expect(page.href).not.toContain('loginId');
  });
});
