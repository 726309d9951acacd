import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { NoteCreateParams } from '~/api/endpoints';
import type { WireNote } from '~/api/wire';
import { StreamHub } from '../../../../server/streaming/StreamHub';
import type { Connection, Peer } from '../../../../server/streaming/Connection';
import { grantPolicies } from '../support/grantPolicies';
import { TestInstance, type TestAccount } from '../support/testInstance';

interface Frame {
  readonly type: string;
  readonly body: { readonly id?: string; readonly type?: string; readonly body?: unknown };
}

/** A streaming connection as its client sees it. */
class Client {
  readonly frames: Frame[] = [];
  readonly connection: Connection;

  constructor(hub: StreamHub, peer: Peer) {
    this.connection = hub.connect(peer, {
      send: (frame) => void this.frames.push(frame === 'pong' ? { type: frame, body: {} } : (JSON.parse(frame) as Frame)),
    });
  }

  say(type: string, body?: object): this {
    this.connection.receive(JSON.stringify({ type, body }));
    return this;
  }

  open(channel: string, id = channel, params?: object): this {
    return this.say('connect', { channel, id, params, pong: true });
  }

  /** Events of a channel, as `[type, body]`. */
  eventsOf(id: string): [string | undefined, unknown][] {
    return this.frames
      .filter((frame) => frame.type === 'channel' && frame.body.id === id)
      .map((frame) => [frame.body.type, frame.body.body]);
  }

  get connected(): (string | undefined)[] {
    return this.frames.filter((frame) => frame.type === 'connected').map((frame) => frame.body.id);
  }

  get updates(): Frame['body'][] {
    return this.frames.filter((frame) => frame.type === 'noteUpdated').map((frame) => frame.body);
  }
}

let world: TestInstance;
let hub: StreamHub;
let alice: TestAccount;
let bob: TestAccount;

beforeEach(async () => {
  world = await TestInstance.start();
  hub = new StreamHub(world.instance.server);
  alice = await world.signUp('alice');
  bob = await world.signUp('bob');
});
afterEach(async () => {
  hub.dispose();
  await world.close();
});

const as = (account: TestAccount | null, scopes: readonly string[] | null = null) =>
  new Client(hub, { userId: account?.id ?? null, scopes });
const post = async (account: TestAccount, params: NoteCreateParams = { text: 'x' }): Promise<WireNote> =>
  (await world.ok('notes/create', params, account.token)).createdNote;
const react = (noteId: string, account: TestAccount, reaction = '👍') =>
  world.ok('notes/reactions/create', { noteId, reaction }, account.token);

describe('opening a channel', () => {
  test('opening a channel is answered only on request', () => {
    const client = as(alice).open('main').say('connect', { channel: 'drive', id: 'd' });
    expect(client.connected).toEqual(['main']);
  });

  test('a shared channel opens once, another one any number of times', () => {
    const client = as(alice);
    for (const channel of ['main', 'drive', 'serverStats', 'queueStats', 'homeTimeline'])
      client.open(channel, `${channel} 1`).open(channel, `${channel} 2`);
    expect(client.connected).toEqual(['main 1', 'drive 1', 'serverStats 1', 'queueStats 1', 'homeTimeline 1', 'homeTimeline 2']);
  });

  test('a shared channel can be opened again after it was closed', () => {
    const client = as(alice).open('main', '1').say('disconnect', { id: '1' }).open('main', '2');
    expect(client.connected).toEqual(['1', '2']);
  });

  test.each([
    ['an unknown channel', 'noSuchChannel', {}],
    ['a channel named like a property of every object', 'constructor', {}],
    ['an unknown list', 'userList', { listId: 'aaaaaaaaaaaaaaaa' }],
    ['a list without an id', 'userList', {}],
    ['an unknown antenna', 'antenna', { antennaId: 'aaaaaaaaaaaaaaaa' }],
    ['a role without an id', 'roleTimeline', {}],
    ['a channel without an id', 'channel', {}],
    ['a hashtag channel without tags', 'hashtag', {}],
    ['a hashtag channel with tags in the wrong form', 'hashtag', { q: 'tag' }],
  ])('opening %s gets no answer', (_what, channel, params) => {
    expect(as(alice).open(channel, '1', params).frames).toEqual([]);
  });

  test('an app needs the scope of a channel', () => {
    expect(as(alice, []).open('main').open('homeTimeline').open('localTimeline').connected).toEqual(['localTimeline']);
    expect(as(alice, ['read:account']).open('main').connected).toEqual(['main']);
  });

  test.each([
    'h',
    'not json',
    '5',
    'null',
    '[]',
    '{}',
    '{"type":5}',
    '{"type":"connect"}',
    '{"type":"connect","body":{"channel":5}}',
    '{"type":"un"}',
  ])('the frame %s is ignored', (frame) => {
    const client = as(alice);
    client.connection.receive(frame);
    expect(client.frames).toEqual([]);
  });

  test('a plain ping is answered', () => {
    const client = as(alice);
    client.connection.receive('ping');
    expect(client.frames).toEqual([{ type: 'pong', body: {} }]);
  });
});

describe('a new note', () => {
  test('a new note is sent to each channel that it belongs to, and packed once', async () => {
    const client = as(alice).open('homeTimeline', '1').open('localTimeline', '2').open('globalTimeline', '3').open('homeTimeline', '4');
    const database = vi.spyOn(world.instance.server.db, 'all');
    const note = await post(alice);
    const packings = database.mock.calls.filter(([sql]) => sql.startsWith('SELECT * FROM users WHERE id IN'));
    database.mockRestore();
    for (const id of ['1', '2', '3', '4']) expect(client.eventsOf(id)).toEqual([['note', { ...note, reactionAndUserPairCache: [] }]]);
    // Once for the streams, once for the answer of the call.
    expect(packings).toHaveLength(2);
  });

  test('a note without references is packed once for all viewers, another one once for each', async () => {
    const clients = [as(alice), as(bob), as(null)].map((client) => client.open('localTimeline', '1', { withReplies: true }));
    const database = vi.spyOn(world.instance.server.db, 'all');
    const packings = () => database.mock.calls.filter(([sql]) => sql.startsWith('SELECT * FROM users WHERE id IN')).length;
    const note = await post(alice);
    expect(packings()).toBe(2);
    database.mockClear();
    await react(note.id, alice);
    database.mockClear();
    await post(alice, { text: 'quote', renoteId: note.id });
    expect(packings()).toBe(4);
    database.mockRestore();
    const inner = clients.map((client) => (client.eventsOf('1')[1]?.[1] as WireNote | undefined)?.renote?.myReaction);
    expect(inner).toEqual(['👍', undefined, undefined]);
  });

  test('a renote contains who reacted to the renoted note, in stored form', async () => {
    const target = await post(alice);
    await react(target.id, bob);
    const client = as(alice).open('localTimeline', '1');
    await post(bob, { renoteId: target.id });
    expect(client.eventsOf('1')[0]?.[1]).toMatchObject({ renote: { reactionAndUserPairCache: [`${bob.id}/👍`] } });
  });

  test('a closed channel receives no notes', async () => {
    const client = as(alice).open('localTimeline', '1').say('disconnect', { id: '1' });
    await post(bob);
    expect(client.eventsOf('1')).toEqual([]);
  });

  test('a channel of tags receives notes that have all tags of a group', async () => {
    const client = as(null)
      .open('hashtag', 'one', { q: [['Wisteria']] })
      .open('hashtag', 'both', { q: [['a', 'b'], ['c']] });
    await post(bob, { text: '#wisteria #a' });
    await post(bob, { text: '#b #a' });
    await post(bob, { text: '#c' });
    await post(bob, { text: '#c', visibility: 'followers' });
    expect(client.eventsOf('one')).toHaveLength(1);
    expect(client.eventsOf('both').map(([, note]) => (note as WireNote).tags)).toEqual([['b', 'a'], ['c']]);
  });

  test('a channel of a role receives the public notes of people who have the role', async () => {
    const role = async (isExplorable: boolean) => {
      const look = {
        name: 'Artist',
        description: '',
        color: null,
        iconUrl: null,
        target: 'manual' as const,
        displayOrder: 0,
        policies: {},
      };
      const flags = { isPublic: true, isModerator: false, isAdministrator: false, asBadge: false, canEditMembersByModerator: false };
      const { id } = await world.ok('admin/roles/create', { ...look, ...flags, isExplorable }, alice.token);
      await world.ok('admin/roles/assign', { roleId: id, userId: bob.id }, alice.token);
      return id;
    };
    const client = as(alice)
      .open('roleTimeline', 'shown', { roleId: await role(true) })
      .open('roleTimeline', 'hidden', { roleId: await role(false) });
    await post(bob, { text: 'for all' });
    await post(bob, { text: 'for home', visibility: 'home' });
    await post(alice, { text: 'without the role' });
    expect(client.eventsOf('shown').map(([, note]) => (note as WireNote).text)).toEqual(['for all']);
    expect(client.eventsOf('hidden')).toEqual([]);
  });

  test('the channel admin tells moderators of a report, and nobody else', async () => {
    // The first account administers.
    const [staff, other] = [as(alice).open('admin'), as(bob).open('admin')];
    const { id } = await world.signUp('carol');
    await world.ok('users/report-abuse', { userId: id, comment: 'spam' }, bob.token);
    expect(staff.eventsOf('admin')).toMatchObject([['newAbuseUserReport', { targetUserId: id, comment: 'spam' }]]);
    expect(other.eventsOf('admin')).toEqual([]);
  });

  test('a channel that people write in streams its notes, to visitors too, and no other notes', async () => {
    const { id: channelId } = await world.ok('channels/create', { name: 'Moss' }, alice.token);
    const clients = [alice, bob, null].map((account) => as(account).open('channel', 'in', { channelId }));
    const [alices] = clients;
    alices?.open('homeTimeline', 'home').open('localTimeline', 'local');
    await post(bob, { text: 'inside', channelId });
    await post(bob, { text: 'outside' });
    const texts = (client: (typeof clients)[number] | undefined, id: string) =>
      client?.eventsOf(id).map(([, note]) => (note as WireNote).text);
    expect(clients.map((client) => texts(client, 'in'))).toEqual([['inside'], ['inside'], ['inside']]);
    expect(texts(alices, 'local')).toEqual(['outside']);
    expect(texts(alices, 'home')).not.toContain('inside');
    await world.ok('channels/follow', { channelId }, alice.token);
    await post(bob, { text: 'later', channelId });
    expect(texts(alices, 'home')).toContain('later');
  });

  test('a channel receives no notes of people whom the reader muted', async () => {
    const { id: channelId } = await world.ok('channels/create', { name: 'Moss' }, alice.token);
    await world.ok('mute/create', { userId: bob.id }, alice.token);
    const client = as(alice).open('channel', '1', { channelId });
    await post(bob, { text: 'muted', channelId });
    expect(client.eventsOf('1')).toEqual([]);
  });

  test('an antenna channel receives notes without the names of who reacted', async () => {
    const antenna = await world.ok(
      'antennas/create',
      {
        name: 'a',
        src: 'all',
        users: [],
        keywords: [['wisteria']],
        excludeKeywords: [],
        withReplies: true,
        caseSensitive: false,
        withFile: false,
        notify: false,
      },
      alice.token,
    );
    const client = as(alice).open('antenna', '1', { antennaId: antenna.id });
    const others = as(bob).open('antenna', '1', { antennaId: antenna.id });
    const note = await post(bob, { text: 'wisteria' });
    await post(bob, { text: 'rose' });
    expect(client.eventsOf('1')).toEqual([['note', note]]);
    expect(others.frames).toEqual([]);
  });
});

describe('a policy that is taken away', () => {
  test.each([
    ['gtlAvailable', 'globalTimeline'],
    ['ltlAvailable', 'localTimeline'],
    ['ltlAvailable', 'hybridTimeline'],
  ] as const)('without %s, an open %s falls silent within a second', async (policy, channel) => {
    const client = as(bob).open(channel, '1');
    const texts = () => client.eventsOf('1').map(([, note]) => (note as WireNote).text);
    await post(bob, { text: 'before' });
    await grantPolicies(world, alice, bob.id, { [policy]: false });
    world.clock.advance(1_000);
    await post(bob, { text: 'after' });
    expect(texts()).toEqual(['before']);
  });
});

describe('an app without scopes', () => {
  test('an app that may not read its account hears what visitors hear', async () => {
    const direct = await post(bob, { text: '@alice #tag', visibility: 'specified', visibleUserIds: [alice.id] });
    const open = await post(bob, { text: 'for all' });
    const [app, reader] = [as(alice, []), as(alice, ['read:account'])];
    for (const client of [app, reader])
      client
        .say('s', { id: direct.id })
        .say('s', { id: open.id })
        .open('hashtag', '1', { q: [['tag']] });
    await react(direct.id, bob);
    await react(open.id, bob);
    await post(bob, { text: '#tag', visibility: 'specified', visibleUserIds: [alice.id] });
    expect([app, reader].map(({ updates }) => updates.map(({ id }) => id))).toEqual([[open.id], [direct.id, open.id]]);
    expect([app, reader].map((client) => client.eventsOf('1').length)).toEqual([0, 1]);
  });

  test('an app marks notes and notifications as read with the scopes for that alone', async () => {
    const note = await post(bob, { text: '@alice' });
    const unread = async () => {
      const { hasUnreadMentions, unreadNotificationsCount } = await world.ok('i', {}, alice.token);
      return [hasUnreadMentions, unreadNotificationsCount > 0];
    };
    as(alice, ['read:account', 'write:notifications']).say('sr', { id: note.id });
    as(alice, ['read:account', 'write:account']).say('readNotification');
    expect(await unread()).toEqual([true, true]);
    const app = as(alice, ['read:account', 'read:notifications']).say('sr', { id: note.id });
    await react(note.id, bob);
    expect(app.updates, 'sr captures without the scope').toHaveLength(1);
    as(alice, ['write:account']).say('sr', { id: note.id });
    as(alice, ['write:notifications']).say('readNotification');
    expect(await unread()).toEqual([false, false]);
  });
});

describe('a follow changes what is streamed', () => {
  test('a follow takes effect without a new connection', async () => {
    const client = as(alice).open('homeTimeline', '1');
    await post(bob);
    await world.ok('following/create', { userId: bob.id }, alice.token);
    const note = await post(bob);
    await world.ok('following/delete', { userId: bob.id }, alice.token);
    await post(bob);
    expect(client.eventsOf('1').map(([, body]) => (body as WireNote).id)).toEqual([note.id]);
  });
});

describe('captured notes', () => {
  test('a captured note sends reactions, votes and its deletion to the capturing connection only', async () => {
    const note = await post(alice, { text: 'x', poll: { choices: ['a', 'b'], multiple: false, expiresAt: null, expiredAfter: null } });
    const [client, visitor, other] = [as(alice).say('s', { id: note.id }), as(null).say('subNote', { id: note.id }), as(bob)];
    await react(note.id, bob);
    await world.ok('notes/polls/vote', { noteId: note.id, choice: 1 }, bob.token);
    await world.ok('notes/delete', { noteId: note.id }, alice.token);
    expect(client.updates).toEqual([
      { id: note.id, type: 'reacted', body: { reaction: '👍', emoji: null, userId: bob.id } },
      { id: note.id, type: 'pollVoted', body: { choice: 1, userId: bob.id } },
      { id: note.id, type: 'deleted', body: { deletedAt: new Date(world.clock.now()).toISOString() } },
    ]);
    expect(visitor.updates).toHaveLength(3);
    expect(other.updates).toEqual([]);
  });

  test('a note is released as many times as it was captured, under each name of the message', async () => {
    const note = await post(alice);
    const client = as(bob).say('s', { id: note.id }).say('sr', { id: note.id }).say('un', { id: note.id });
    await react(note.id, bob);
    client.say('unsubNote', { id: note.id });
    await react(note.id, bob, '🎉');
    expect(client.updates).toHaveLength(1);
  });

  test('a note that cannot be read cannot be captured', async () => {
    const note = await post(alice, { text: 'x', visibility: 'followers' });
    const client = as(bob).say('s', { id: note.id });
    await react(note.id, alice);
    expect(client.updates).toEqual([]);
  });

  test('a captured note falls silent for somebody who may no longer read it, and speaks again when they may', async () => {
    await world.ok('following/create', { userId: bob.id }, alice.token);
    const note = await post(bob, { text: 'x', visibility: 'followers' });
    const client = as(alice).say('s', { id: note.id });
    await react(note.id, bob, '👍');
    await world.ok('blocking/create', { userId: alice.id }, bob.token);
    await react(note.id, bob, '🎉');
    await world.ok('blocking/delete', { userId: alice.id }, bob.token);
    await react(note.id, bob, '❤');
    expect(client.updates).toHaveLength(1);
    await world.ok('following/create', { userId: bob.id }, alice.token);
    await world.ok('notes/delete', { noteId: note.id }, bob.token);
    expect(client.updates.at(-1)).toMatchObject({ type: 'deleted' });
  });

  test('a change of a note that two hundred connections captured costs no query for each', async () => {
    await world.ok('following/create', { userId: bob.id }, alice.token);
    const note = await post(bob, { text: 'x', visibility: 'followers' });
    const clients = Array.from({ length: 200 }, () => as(alice).say('s', { id: note.id }));
    const { db, bus } = world.instance.server;
    const queries = [vi.spyOn(db, 'get'), vi.spyOn(db, 'all')];
    bus.publish('noteUpdated', { noteId: note.id, type: 'reacted', body: {} });
    const count = queries.reduce((sum, query) => sum + query.mock.calls.length, 0);
    for (const query of queries) query.mockRestore();
    expect(clients.every(({ updates }) => updates.length === 1)).toBe(true);
    expect(count).toBeLessThan(20);
  });

  test('capturing a note with sr marks it read', async () => {
    const note = await post(bob, { text: '@alice' });
    const client = as(alice).open('main').say('sr', { id: note.id });
    expect(client.eventsOf('main')).toEqual([['readAllUnreadMentions', null]]);
  });
});

describe('the main channel', () => {
  test('a mention sends the note, the mention, the reply and the notification, in the order of real servers', async () => {
    const target = await post(alice);
    const client = as(alice).open('main').open('localTimeline');
    await post(bob, { text: 'x', replyId: target.id });
    expect(client.frames.map((frame) => frame.body.type).filter(Boolean)).toEqual(['note', 'mention', 'reply', 'notification']);
    const [mention, reply] = client.eventsOf('main');
    expect(mention?.[1]).not.toHaveProperty('reactionAndUserPairCache');
    expect(reply?.[1]).toHaveProperty('reactionAndUserPairCache');
  });

  test('all connections of the account receive main events, and no others', async () => {
    const clients = [as(alice).open('main'), as(alice).open('main'), as(bob).open('main')];
    await world.ok('notifications/test-notification', {}, alice.token);
    expect(clients.map((client) => client.eventsOf('main').length)).toEqual([2, 2, 0]);
  });

  test('a role or base policy that changes what an account may do is told to its connections at once', async () => {
    const [owner, other] = [as(alice).open('main'), as(bob).open('main')];
    await grantPolicies(world, alice, bob.id, { gtlAvailable: false });
    const told = () =>
      other
        .eventsOf('main')
        .map(([type, me]) => (type === 'meUpdated' ? (me as { policies: { gtlAvailable: boolean } }).policies.gtlAvailable : type));
    expect(told().at(-1)).toBe(false);
    const before = owner.eventsOf('main').length;
    await world.ok('admin/roles/update-default-policies', { policies: { pinLimit: 7 } }, alice.token);
    expect(owner.eventsOf('main').length).toBe(before + 1);
    expect(told().at(-1)).toBe(false);
  });

  test('readNotification marks notifications read', async () => {
    await post(bob, { text: '@alice' });
    const client = as(alice).open('main').say('readNotification');
    expect(client.eventsOf('main')).toEqual([['readAllNotifications', null]]);
    expect(await world.ok('i', {}, alice.token)).toMatchObject({ unreadNotificationsCount: 0 });
    client.say('readNotification');
    expect(client.eventsOf('main')).toHaveLength(1);
  });
});

describe('other channels', () => {
  test('the drive channel receives changes of the drive', () => {
    const client = as(alice).open('drive').open('main');
    world.instance.server.bus.publish('drive', { userId: alice.id, type: 'folderDeleted', body: 'f' });
    expect(client.eventsOf('drive')).toEqual([['folderDeleted', 'f']]);
    expect(client.eventsOf('main')).toEqual([]);
  });

  test('a list channel receives changes of members', async () => {
    const list = await world.ok('users/lists/create', { name: 'l' }, alice.token);
    const client = as(alice).open('userList', '1', { listId: list.id });
    await world.ok('users/lists/push', { listId: list.id, userId: bob.id }, alice.token);
    await world.ok('users/lists/pull', { listId: list.id, userId: bob.id }, alice.token);
    expect(client.eventsOf('1').map(([type, user]) => ({ type, username: (user as { username: string }).username }))).toEqual([
      { type: 'userAdded', username: 'bob' },
      { type: 'userRemoved', username: 'bob' },
    ]);
  });

  test('every connection receives a broadcast', () => {
    const clients = [as(alice), as(null)];
    world.instance.server.bus.publish('broadcast', { type: 'emojiAdded', body: { emoji: {} } });
    for (const client of clients) expect(client.frames).toEqual([{ type: 'emojiAdded', body: { emoji: {} } }]);
  });

  test.each(['ch', 'channel'])('a statistics channel sends earlier measurements when asked by %s', (type) => {
    const client = as(null).open('serverStats', '1');
    world.clock.advance(6000);
    client.say(type, { id: '1', type: 'requestLog', body: { id: 'any', length: 2 } });
    const events = client.eventsOf('1');
    expect(events.map(([event]) => event)).toEqual(['stats', 'stats', 'stats', 'statsLog']);
    expect(events[3]?.[1]).toEqual([events[2]?.[1], events[1]?.[1]]);
  });

  test('measuring stops when the connection is gone', () => {
    const before = world.clock.pendingTimers;
    const client = as(null).open('serverStats').open('queueStats');
    expect(world.clock.pendingTimers).toBe(before + 2);
    hub.disconnect(client.connection);
    expect(world.clock.pendingTimers).toBe(before);
  });
});
