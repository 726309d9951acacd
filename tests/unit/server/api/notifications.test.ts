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

describe('what is notified', () => {
  test.each<[string, (target: WireNote) => NoteCreateParams, string]>([
    ['a mention', () => ({ text: '@alice' }), 'mention'],
    ['an answer, even one that mentions', (target) => ({ text: '@alice', replyId: target.id }), 'reply'],
    ['a renote', (target) => ({ renoteId: target.id }), 'renote'],
    ['a quote, even one that mentions', (target) => ({ text: '@alice', renoteId: target.id }), 'quote'],
    ['a note to certain people', () => ({ text: 'x', visibility: 'specified', visibleUserIds: [alice.id] }), 'mention'],
  ])('%s', async (_what, params, type) => {
    const target = await post(alice);
    const note = await post(bob, params(target));
    const [notification, ...rest] = await listOf(alice);
    expect(rest).toEqual([]);
    expect(notification).toMatchObject({ type, userId: bob.id, user: { username: 'bob' }, note: { id: note.id } });
    expect(Object.keys(notification ?? {})).toEqual(['id', 'createdAt', 'type', 'userId', 'user', 'note']);
  });

  test('a reaction, with the name that the recorded server gives it', async () => {
    const note = await post(alice);
    await react(note.id, bob);
    const [notification] = await listOf(alice);
    expect(notification).toMatchObject({ type: 'reaction', reaction: '👍', note: { id: note.id, reactions: { '👍': 1 } } });
  });

  test('a follower, without a note', async () => {
    await world.ok('following/create', { userId: alice.id }, bob.token);
    const [notification] = await listOf(alice);
    expect(Object.keys(notification ?? {})).toEqual(['id', 'createdAt', 'type', 'userId', 'user']);
  });

  test('every note of one whose notes are asked for, but no answers and nothing to certain people', async () => {
    await world.ok('following/create', { userId: bob.id }, alice.token);
    await world.ok('following/update', { userId: bob.id, notify: 'normal' }, alice.token);
    const note = await post(bob);
    await post(bob, { text: 'x', replyId: note.id });
    await post(bob, { text: 'x', visibility: 'specified', visibleUserIds: [carol.id] });
    const list = await listOf(alice);
    expect(list).toMatchObject([{ type: 'note', note: { id: note.id } }]);
  });

  test('nothing that one does oneself', async () => {
    const note = await post(alice, { text: '@alice' });
    await react(note.id, alice);
    await post(alice, { text: 'x', replyId: note.id });
    await post(alice, { renoteId: note.id });
    expect(await listOf(alice)).toEqual([]);
  });

  test('nothing of a muted account, not even what it did before', async () => {
    await post(bob, { text: '@alice before' });
    await world.ok('mute/create', { userId: bob.id }, alice.token);
    await post(bob, { text: '@alice after' });
    expect(await listOf(alice)).toEqual([]);
    await world.ok('mute/delete', { userId: bob.id }, alice.token);
    expect(typesOf(await listOf(alice))).toEqual(['mention']);
  });

  test('nothing by one who is blocked', async () => {
    await world.ok('blocking/create', { userId: bob.id }, alice.token);
    await post(bob, { text: '@alice' });
    expect(await listOf(alice)).toEqual([]);
  });

  test('nothing that one may not read', async () => {
    const note = await post(alice);
    await post(bob, { text: 'quote', renoteId: note.id, visibility: 'specified', visibleUserIds: [carol.id] });
    expect(await listOf(alice)).toEqual([]);
  });

  test('nothing any more of a note that is gone', async () => {
    const note = await post(bob, { text: '@alice' });
    await world.ok('notes/delete', { noteId: note.id }, bob.token);
    expect(await listOf(alice)).toEqual([]);
  });
});

describe('who may notify', () => {
  test.each<[string, object, string[]]>([
    ['nobody', { type: 'never' }, []],
    ['whom one follows', { type: 'following' }, ['bob']],
    ['who follows', { type: 'follower' }, ['carol']],
    ['friends', { type: 'mutualFollow' }, []],
    ['either', { type: 'followingOrFollower' }, ['carol', 'bob']],
    ['everybody', { type: 'all' }, ['carol', 'bob']],
  ])('can be %s', async (_what, config, expected) => {
    await world.ok('following/create', { userId: bob.id }, alice.token);
    await world.ok('following/create', { userId: alice.id }, carol.token);
    await configure(alice, { mention: config });
    await post(bob, { text: '@alice' });
    await post(carol, { text: '@alice' });
    const list = await listOf(alice, { includeTypes: ['mention'] });
    expect(list.map((notification) => ('user' in notification ? notification.user?.username : null))).toEqual(expected);
  });

  test('can be the members of a list', async () => {
    const list = await world.ok('users/lists/create', { name: 'l' }, alice.token);
    await world.ok('users/lists/push', { listId: list.id, userId: carol.id }, alice.token);
    await configure(alice, { mention: { type: 'list', userListId: list.id } });
    await post(bob, { text: '@alice' });
    await post(carol, { text: '@alice' });
    expect(await listOf(alice)).toMatchObject([{ user: { username: 'carol' } }]);
  });
});

describe('the list', () => {
  test('is filtered by kinds', async () => {
    const note = await post(alice);
    await react(note.id, bob);
    await post(bob, { text: '@alice' });
    await world.ok('following/create', { userId: alice.id }, bob.token);
    expect(typesOf(await listOf(alice))).toEqual(['follow', 'mention', 'reaction']);
    expect(typesOf(await listOf(alice, { includeTypes: ['mention', 'follow'] }))).toEqual(['follow', 'mention']);
    expect(typesOf(await listOf(alice, { excludeTypes: ['mention', 'follow'] }))).toEqual(['reaction']);
    expect(await listOf(alice, { includeTypes: [] })).toEqual([]);
  });

  test('pages by id, and from the oldest above a bound alone', async () => {
    for (let index = 0; index < 4; index++) await post(bob, { text: `@alice ${index}` });
    const ids = (await listOf(alice)).map((notification) => notification.id);
    expect((await listOf(alice, { limit: 2, untilId: ids[1] })).map((notification) => notification.id)).toEqual(ids.slice(2));
    expect((await listOf(alice, { limit: 1, sinceId: ids[3] })).map((notification) => notification.id)).toEqual([ids[2]]);
  });

  test('joins runs of reactions and of renotes, and pages behind a run', async () => {
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

describe('reading', () => {
  const unread = async () => {
    const me = await world.ok('i', {}, alice.token);
    return { notifications: me.unreadNotificationsCount, mentions: me.hasUnreadMentions, specified: me.hasUnreadSpecifiedNotes };
  };
  const mainEvents = (events: readonly { userId: string; type: string }[]) =>
    events.filter((event) => event.userId === alice.id).map((event) => event.type);

  test('the list marks everything read, unless told not to', async () => {
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

  test('mentions reads those, and says so when none is left', async () => {
    const first = await post(bob, { text: '@alice' });
    const second = await post(bob, { text: '@alice' });
    const events = world.listen('main');
    expect((await world.ok('notes/mentions', { limit: 1 }, alice.token)).map((note) => note.id)).toEqual([second.id]);
    expect(mainEvents(events)).toEqual([]);
    expect((await world.ok('notes/mentions', { untilId: second.id }, alice.token)).map((note) => note.id)).toEqual([first.id]);
    expect(mainEvents(events)).toEqual(['readAllUnreadMentions']);
  });

  test('mentions can be those to certain people alone', async () => {
    await post(bob, { text: '@alice' });
    const secret = await post(bob, { text: 'x', visibility: 'specified', visibleUserIds: [alice.id] });
    const answer = await world.ok('notes/mentions', { visibility: 'specified' }, alice.token);
    expect(answer.map((note) => note.id)).toEqual([secret.id]);
  });

  test('can be asked for all at once, which is always said', async () => {
    const events = world.listen('main');
    await world.ok('notifications/mark-all-as-read', {}, alice.token);
    expect(mainEvents(events)).toEqual(['readAllNotifications']);
  });
});

describe('what stayed unread', () => {
  const heardBy = (events: readonly { userId: string; type: string; body: unknown }[]) =>
    events.filter((event) => event.userId === alice.id && event.type.startsWith('unread')).map((event) => event.type);

  test('is said two seconds later', async () => {
    const events = world.listen('main');
    const note = await post(bob, { text: '@alice' });
    world.clock.advance(1999);
    expect(heardBy(events)).toEqual([]);
    world.clock.advance(1);
    expect(heardBy(events)).toEqual(['unreadMention', 'unreadNotification']);
    expect(events.find((event) => event.type === 'unreadMention')?.body).toBe(note.id);
  });

  test('is not said of what was read meanwhile', async () => {
    const events = world.listen('main');
    await post(bob, { text: '@alice' });
    await world.ok('i/notifications', {}, alice.token);
    world.clock.advance(5000);
    expect(heardBy(events)).toEqual([]);
  });

  test('is said of a note to certain people by its own name', async () => {
    const events = world.listen('main');
    await post(bob, { text: 'x', visibility: 'specified', visibleUserIds: [alice.id] });
    world.clock.advance(2000);
    expect(heardBy(events)).toEqual(['unreadSpecifiedNote', 'unreadNotification']);
  });

  test('is said of a test notification at once', async () => {
    const events = world.listen('main');
    await world.ok('notifications/test-notification', {}, alice.token);
    expect(events.map((event) => event.type)).toEqual(['notification', 'unreadNotification']);
    expect(Object.keys(events[0]?.body ?? {})).toEqual(['id', 'createdAt', 'type']);
  });
});
