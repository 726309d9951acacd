import { describe, expect, test, vi } from 'vitest';
import type { SocketStreamHub } from '~/streaming/SocketStreamHub';
import { compose, refuseMoved, requireSignIn } from '~/stores/session/guards';
import { UserActions } from '~/stores/userActions/UserActions';
import { user } from '../../../fixtures/builders';
import { createTestRoot, settled } from '../../../fixtures/createTestRoot';

const alice = user('alice').me();

function live() {
  const all = createTestRoot({ me: alice, api: { i: alice, 'i/registry/get-all': {} } });
  all.network.socket.accept();
  const event = (type: string, body: unknown) => {
    all.network.socket.receiveOn('main', type, body);
    all.frames.next();
  };
  return { ...all, event, scope: all.root.session.current };
}

describe('the scope of an account', () => {
  test('the main channel is connected first and only once', () => {
    const { network } = live();
    const connects = network.socket.sent.filter((frame) => (frame as { type: string }).type === 'connect');
    expect(connects).toEqual([{ type: 'connect', body: { channel: 'main', id: '1', pong: true } }]);
  });

  test('unread marks are updated', () => {
    const { event, scope } = live();
    event('unreadMention', 'n1');
    expect(scope.me?.hasUnreadMentions).toBe(true);
  });

  test('the sound of a notification is played although nothing lists notifications', () => {
    const { event, root } = live();
    const play = vi.spyOn(root.sound, 'play').mockReturnValue();
    event('notification', { id: '1', createdAt: '2024-02-01T00:00:00.000Z', type: 'test' });
    expect(play.mock.calls).toEqual([['notification', 'test']]);
  });

  test("a new name appears on the account's notes too", () => {
    const { event, scope } = live();
    scope.ingest.users([user('alice').build()], 'fetch');
    event('meUpdated', { ...alice, name: 'New name' });
    expect(scope.users.get(alice.id)?.name).toBe('New name');
  });

  test('following or unfollowing on another device is applied', () => {
    const { event, scope } = live();
    const bob = user('bob').detailed({ hasPendingFollowRequestFromYou: true });
    scope.ingest.users([bob], 'fetch');
    event('follow', { ...bob, followersCount: 9 });
    expect(scope.users.get(bob.id)).toMatchObject({ isFollowing: true, hasPendingFollowRequestFromYou: false, followersCount: 9 });
    event('unfollow', { ...bob, isFollowing: true });
    expect(scope.users.get(bob.id)).toMatchObject({ isFollowing: false });
  });

  test.each([
    ['follow', 'following/create', false, 4],
    ['unfollow', 'following/delete', true, 2],
  ] as const)('EN8 %s is counted once when the live connection reports it before the answer', async (action, endpoint, before, after) => {
    const { event, scope, api } = live();
    const bob = user('bob').detailed({ isFollowing: before, followersCount: 3 });
    scope.ingest.users([bob], 'fetch');
    let answer = () => {};
    api.on(endpoint, () => new Promise((resolve) => (answer = () => resolve(user('bob').build()))));
    const done = new UserActions(scope)[action](bob.id);
    const seen = [scope.users.get(bob.id)?.followersCount];
    event(action, { ...bob, isFollowing: !before, followersCount: after });
    seen.push(scope.users.get(bob.id)?.followersCount);
    answer();
    await done;
    expect([...seen, scope.users.get(bob.id)?.followersCount]).toEqual([after, after, after]);
    expect(scope.users.get(bob.id)?.isFollowing).toBe(!before);
  });

  test('a setting changed on another device is applied', async () => {
    const { event, root } = live();
    await root.settings.connect();
    event('registryUpdated', { scope: ['client', 'base'], key: 'keepCw', value: false });
    expect(root.settings.get('keepCw')).toBe(false);
  });

  test('registry entries of other clients are ignored', async () => {
    const { event, root } = live();
    await root.settings.connect();
    event('registryUpdated', { scope: ['client', 'deck'], key: 'keepCw', value: false });
    event('registryUpdated', null);
    expect(root.settings.get('keepCw')).toBe(true);
  });

  test('announcements to everyone arrive', () => {
    const { network, frames, scope } = live();
    network.socket.receive({ type: 'announcementCreated', body: { announcement: { id: 'a1', silence: false } } });
    frames.next();
    expect(scope.me?.hasUnreadAnnouncement).toBe(true);
  });

  test('the account and its settings are requested again after a lost connection', async () => {
    const { network, frames, clock, api, root } = live();
    await root.session.boot();
    api.calls.length = 0;
    network.socket.drop();
    clock.advance(125);
    network.socket.accept();
    frames.next();
    await settled();
    expect(api.calls.map(({ endpoint }) => endpoint).toSorted()).toEqual(expect.arrayContaining(['i', 'i/registry/get-all']));
  });

  test('disposing the scope leaves nothing behind', async () => {
    const { root, clock, network, api, scope } = live();
    const { hub } = scope;
    api.on('mute/create', undefined);
    await new UserActions(scope).mute('bob', clock.now() + 600_000);
    root.dispose();
    expect((hub as SocketStreamHub).usage).toEqual({ channels: 0, captures: 0, listeners: 0, queued: 0 });
    expect(network.socket.isClosed).toBe(true);
    expect(clock.pendingTimers).toBe(0);
  });
});

describe('the scope of a visitor', () => {
  test('no connection is opened before something needs it', () => {
    const { network } = createTestRoot();
    expect(network.sockets).toEqual([]);
  });
});

describe('guards', () => {
  test('an account passes', async () => {
    const { root } = live();
    expect(await requireSignIn(root)).toBe(true);
    expect(root.overlays.stack).toEqual([]);
  });

  test('a visitor is asked to sign in, and stays a visitor when the dialog is closed', async () => {
    const { root } = createTestRoot();
    const answer = requireSignIn(root);
    expect(root.overlays.stack).toMatchObject([{ kind: 'window', id: 'signIn', params: { required: true } }]);
    root.overlays.stack.at(-1)?.close();
    expect(await answer).toBe(false);
  });

  test('an account that has moved is stopped with a message', async () => {
    const { root } = createTestRoot({ me: user('alice').me({ movedTo: 'https://other.test/users/alice' }) });
    const answer = refuseMoved(root);
    expect(root.overlays.stack).toMatchObject([{ kind: 'dialog', dialog: { options: { title: 'This account has moved' } } }]);
    root.overlays.stack.at(-1)?.close();
    expect(await answer).toBe(true);
  });

  test('the account that wants to act counts, not the current one', async () => {
    const { root } = createTestRoot({ me: user('alice').me({ movedTo: 'https://other.test/users/alice' }) });
    expect(await refuseMoved(root, { me: live().root.session.current.me })).toBe(false);
    const other = live().root;
    const answer = refuseMoved(other, root.session.current);
    expect(other.overlays.stack).toMatchObject([{ kind: 'dialog', dialog: { type: 'alert' } }]);
    other.overlays.stack.at(-1)?.close();
    expect(await answer).toBe(true);
  });

  test('an account that has moved cannot open the composer, another one can', async () => {
    const { root } = createTestRoot({ me: user('alice').me({ movedTo: 'https://other.test/users/alice' }) });
    void compose(root, { initialText: 'a' });
    await settled();
    expect(root.overlays.stack).toMatchObject([{ kind: 'dialog', dialog: { type: 'alert' } }]);
    root.overlays.stack.at(-1)?.close();
    await settled();
    expect(root.overlays.stack).toEqual([]);
    void compose(root, { initialText: 'a' }, live().root.session.current);
    await settled();
    expect(root.overlays.stack).toMatchObject([{ kind: 'window', id: 'composer', params: { initialText: 'a' } }]);
  });

  test('another account is not stopped', async () => {
    expect(await refuseMoved(live().root)).toBe(false);
  });
});
