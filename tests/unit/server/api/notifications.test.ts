import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { NoteCreateParams } from '~/api/endpoints';
import type { WireNote, WireNotification } from '~/api/wire';
import { TestInstance, type TestAccount } from '../support/testInstance';

let world: TestInstance;
let alice: TestAccount;
let bob: TestAccount;
let carol: TestAccount;

beforeEach(async () => {
  world = await TestInstance.start();
  alice = await world.signUp('alice');
  bob = await world.signUp('bob');
  carol = await world.signUp('carol');
});
afterEach(() => world.close());

const post = async (account: TestAccount, params: NoteCreateParams = { text: 'x' }): Promise<WireNote> =>
  (await world.ok('notes/create', params, account.token)).createdNote;
const react = (noteId: string, account: TestAccount, reaction = '👍') =>
  world.ok('notes/reactions/create', { noteId, reaction }, account.token);
const listOf = (account: TestAccount, params: object = {}) => world.ok('i/notifications', { markAsRead: false, ...params }, account.token);
const groupsOf = (account: TestAccount, params: object = {}) =>
  world.ok('i/notifications-grouped', { markAsRead: false, ...params }, account.token);
const typesOf = (notifications: readonly WireNotification[]) => notifications.map((notification) => notification.type);
const configure = (account: TestAccount, config: object) => world.ok('i/update', { notificationRecieveConfig: config }, account.token);

describe('causes of notifications', () => {
  test.each<[string, (target: WireNote) => NoteCreateParams, string]>([
    ['a mention', () => ({ text: '@alice' }), 'mention'],
    ['a reply, even one that mentions', (target) => ({ text: '@alice', replyId: target.id }), 'reply'],
    ['a renote', (target) => ({ renoteId: target.id }), 'renote'],
    ['a quote, even one that mentions', (target) => ({ text: '@alice', renoteId: target.id }), 'quote'],
    ['a direct note', () => ({ text: 'x', visibility: 'specified', visibleUserIds: [alice.id] }), 'mention'],
  ])('%s notifies', async (_what, params, type) => {
    const target = await post(alice);
    const note = await post(bob, params(target));
    const [notification, ...rest] = await listOf(alice);
    expect(rest).toEqual([]);
    expect(notification).toMatchObject({ type, userId: bob.id, user: { username: 'bob' }, note: { id: note.id } });
    expect(Object.keys(notification ?? {})).toEqual(['id', 'createdAt', 'type', 'userId', 'user', 'note']);
  });

  test('a reaction notifies, with the name that real servers give it', async () => {
    const note = await post(alice);
    await react(note.id, bob);
    const [notification] = await listOf(alice);
    expect(notification).toMatchObject({ type: 'reaction', reaction: '👍', note: { id: note.id, reactions: { '👍': 1 } } });
  });

  test('a new follower notifies, without a note', async () => {
    await world.ok('following/create', { userId: alice.id }, bob.token);
    const [notification] = await listOf(alice);
    expect(Object.keys(notification ?? {})).toEqual(['id', 'createdAt', 'type', 'userId', 'user']);
  });

  test('every note of an account with notifications on notifies, except replies and direct notes', async () => {
    await world.ok('following/create', { userId: bob.id }, alice.token);
    await world.ok('following/update', { userId: bob.id, notify: 'normal' }, alice.token);
    const note = await post(bob);
    await post(bob, { text: 'x', replyId: note.id });
    await post(bob, { text: 'x', visibility: 'specified', visibleUserIds: [carol.id] });
    const list = await listOf(alice);
    expect(list).toMatchObject([{ type: 'note', note: { id: note.id } }]);
  });

  test('own actions do not notify', async () => {
    const note = await post(alice, { text: '@alice' });
    await react(note.id, alice);
    await post(alice, { text: 'x', replyId: note.id });
    await post(alice, { renoteId: note.id });
    expect(await listOf(alice)).toEqual([]);
  });

  test('muted accounts do not notify, and their earlier notifications disappear', async () => {
    await post(bob, { text: '@alice before' });
    await world.ok('mute/create', { userId: bob.id }, alice.token);
    await post(bob, { text: '@alice after' });
    expect(await listOf(alice)).toEqual([]);
    await world.ok('mute/delete', { userId: bob.id }, alice.token);
    expect(typesOf(await listOf(alice))).toEqual(['mention']);
  });

  test('blocked accounts do not notify', async () => {
    await world.ok('blocking/create', { userId: bob.id }, alice.token);
    await post(bob, { text: '@alice' });
    expect(await listOf(alice)).toEqual([]);
  });

  test('notes that cannot be read do not notify', async () => {
    const note = await post(alice);
    await post(bob, { text: 'quote', renoteId: note.id, visibility: 'specified', visibleUserIds: [carol.id] });
    expect(await listOf(alice)).toEqual([]);
  });

  test('notifications of a deleted note disappear', async () => {
    const note = await post(bob, { text: '@alice' });
    await world.ok('notes/delete', { noteId: note.id }, bob.token);
    expect(await listOf(alice)).toEqual([]);
  });
});

describe('allowed senders of notifications', () => {
  test.each<[string, object, string[]]>([
    ['no one', { type: 'never' }, []],
    ['followed accounts', { type: 'following' }, ['bob']],
    ['followers', { type: 'follower' }, ['carol']],
    ['accounts that follow each other', { type: 'mutualFollow' }, []],
    ['followed accounts and followers', { type: 'followingOrFollower' }, ['carol', 'bob']],
    ['everyone', { type: 'all' }, ['carol', 'bob']],
  ])('notifications can be limited to %s', async (_what, config, expected) => {
    await world.ok('following/create', { userId: bob.id }, alice.token);
    await world.ok('following/create', { userId: alice.id }, carol.token);
    await configure(alice, { mention: config });
    await post(bob, { text: '@alice' });
    await post(carol, { text: '@alice' });
    const list = await listOf(alice, { includeTypes: ['mention'] });
    expect(list.map((notification) => ('user' in notification ? notification.user?.username : null))).toEqual(expected);
  });

  test('notifications can be limited to the members of a list', async () => {
    const list = await world.ok('users/lists/create', { name: 'l' }, alice.token);
    await world.ok('users/lists/push', { listId: list.id, userId: carol.id }, alice.token);
    await configure(alice, { mention: { type: 'list', userListId: list.id } });
    await post(bob, { text: '@alice' });
    await post(carol, { text: '@alice' });
    expect(await listOf(alice)).toMatchObject([{ user: { username: 'carol' } }]);
  });
});

describe('the list of notifications', () => {
  test('the list can be filtered by type', async () => {
    const note = await post(alice);
    await react(note.id, bob);
    await post(bob, { text: '@alice' });
    await world.ok('following/create', { userId: alice.id }, bob.token);
    expect(typesOf(await listOf(alice))).toEqual(['follow', 'mention', 'reaction']);
    expect(typesOf(await listOf(alice, { includeTypes: ['mention', 'follow'] }))).toEqual(['follow', 'mention']);
    expect(typesOf(await listOf(alice, { excludeTypes: ['mention', 'follow'] }))).toEqual(['reaction']);
    expect(await listOf(alice, { includeTypes: [] })).toEqual([]);
  });

  test('the list pages by id, and starts with the oldest above a lower bound alone', async () => {
    for (let index = 0; index < 4; index++) await post(bob, { text: `@alice ${index}` });
    const ids = (await listOf(alice)).map((notification) => notification.id);
    expect((await listOf(alice, { limit: 2, untilId: ids[1] })).map((notification) => notification.id)).toEqual(ids.slice(2));
    expect((await listOf(alice, { limit: 1, sinceId: ids[3] })).map((notification) => notification.id)).toEqual([ids[2]]);
  });

  test('the grouped list joins reactions and renotes, and pages after a group', async () => {
    const [first, second] = [await post(alice), await post(alice)];
    await post(bob, { text: '@alice' });
    await react(first.id, bob);
    await react(first.id, carol, '🎉');
    await post(bob, { renoteId: second.id });
    const newest = await post(carol, { renoteId: second.id });
    const [renotes, reactions, mention] = await groupsOf(alice);
    expect(renotes).toMatchObject({
      type: 'renote:grouped',
      note: { id: newest.id, renote: { id: second.id } },
      users: [{ username: 'carol' }, { username: 'bob' }],
    });
    expect(reactions).toMatchObject({
      type: 'reaction:grouped',
      note: { id: first.id },
      reactions: [
        { user: { username: 'carol' }, reaction: '🎉' },
        { user: { username: 'bob' }, reaction: '👍' },
      ],
    });
    expect(Object.keys(reactions ?? {}).toSorted()).toEqual(['createdAt', 'id', 'note', 'reactions', 'type']);
    expect(mention?.type).toBe('mention');
    expect(typesOf(await groupsOf(alice, { limit: 1, untilId: renotes?.id }))).toEqual(['reaction:grouped']);
    expect(typesOf(await groupsOf(alice, { untilId: reactions?.id }))).toEqual(['mention']);
  });
});

describe('reading notifications', () => {
  const unread = async () => {
    const me = await world.ok('i', {}, alice.token);
    return { notifications: me.unreadNotificationsCount, mentions: me.hasUnreadMentions, specified: me.hasUnreadSpecifiedNotes };
  };
  const mainEvents = (events: readonly { userId: string; type: string }[]) =>
    events.filter((event) => event.userId === alice.id).map((event) => event.type);

  test('reading the list marks everything read, unless markAsRead is false', async () => {
    await post(bob, { text: '@alice' });
    await post(bob, { text: 'x', visibility: 'specified', visibleUserIds: [alice.id] });
    await react((await post(alice)).id, bob);
    expect(await unread()).toEqual({ notifications: 3, mentions: true, specified: true });
    await world.ok('i/notifications-grouped', { markAsRead: false, limit: 1 }, alice.token);
    expect(await unread()).toMatchObject({ notifications: 3 });
    const events = world.listen('main');
    await world.ok('i/notifications', {}, alice.token);
    expect(await unread()).toEqual({ notifications: 0, mentions: false, specified: false });
    expect(mainEvents(events)).toEqual(['readAllNotifications', 'readAllUnreadMentions', 'readAllUnreadSpecifiedNotes']);
    await world.ok('i/notifications', {}, alice.token);
    expect(mainEvents(events)).toHaveLength(3);
  });

  test('reading the mentions marks them read and publishes when none is left', async () => {
    const first = await post(bob, { text: '@alice' });
    const second = await post(bob, { text: '@alice' });
    const events = world.listen('main');
    expect((await world.ok('notes/mentions', { limit: 1 }, alice.token)).map((note) => note.id)).toEqual([second.id]);
    expect(mainEvents(events)).toEqual([]);
    expect((await world.ok('notes/mentions', { untilId: second.id }, alice.token)).map((note) => note.id)).toEqual([first.id]);
    expect(mainEvents(events)).toEqual(['readAllUnreadMentions']);
  });

  test('reading the direct notes marks only those read', async () => {
    await post(bob, { text: '@alice' });
    const secret = await post(bob, { text: 'x', visibility: 'specified', visibleUserIds: [alice.id] });
    const answer = await world.ok('notes/mentions', { visibility: 'specified' }, alice.token);
    expect(answer.map((note) => note.id)).toEqual([secret.id]);
  });

  test('reading all notes leaves no unread mention and no unread direct note, and tells other clients', async () => {
    await post(bob, { text: '@alice' });
    await post(bob, { text: 'x', visibility: 'specified', visibleUserIds: [alice.id] });
    const events = world.listen('main');
    await world.ok('i/read-all-unread-notes', {}, alice.token);
    expect(mainEvents(events)).toEqual(['readAllUnreadMentions', 'readAllUnreadSpecifiedNotes']);
    expect(await world.ok('i', {}, alice.token)).toMatchObject({ hasUnreadMentions: false, hasUnreadSpecifiedNotes: false });
  });

  test('marking all read always publishes readAllNotifications', async () => {
    const events = world.listen('main');
    await world.ok('notifications/mark-all-as-read', {}, alice.token);
    expect(mainEvents(events)).toEqual(['readAllNotifications']);
  });
});

describe('events about unread items', () => {
  const heardBy = (events: readonly { userId: string; type: string; body: unknown }[]) =>
    events.filter((event) => event.userId === alice.id && event.type.startsWith('unread')).map((event) => event.type);

  test('an unread event follows two seconds later', async () => {
    const events = world.listen('main');
    const note = await post(bob, { text: '@alice' });
    world.clock.advance(1999);
    expect(heardBy(events)).toEqual([]);
    world.clock.advance(1);
    expect(heardBy(events)).toEqual(['unreadMention', 'unreadNotification']);
    expect(events.find((event) => event.type === 'unreadMention')?.body).toBe(note.id);
  });

  test('an item that was read meanwhile has no unread event', async () => {
    const events = world.listen('main');
    await post(bob, { text: '@alice' });
    await world.ok('i/notifications', {}, alice.token);
    world.clock.advance(5000);
    expect(heardBy(events)).toEqual([]);
  });

  test('a direct note has an unread event of its own', async () => {
    const events = world.listen('main');
    await post(bob, { text: 'x', visibility: 'specified', visibleUserIds: [alice.id] });
    world.clock.advance(2000);
    expect(heardBy(events)).toEqual(['unreadSpecifiedNote', 'unreadNotification']);
  });

  test('a test notification has its unread event at once', async () => {
    const events = world.listen('main');
    await world.ok('notifications/test-notification', {}, alice.token);
    expect(events.map((event) => event.type)).toEqual(['notification', 'unreadNotification']);
    expect(Object.keys(events[0]?.body ?? {})).toEqual(['id', 'createdAt', 'type']);
  });
});
