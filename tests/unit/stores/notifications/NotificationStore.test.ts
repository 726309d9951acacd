import { describe, expect, test } from 'vitest';
import type { WireNotification } from '~/api/wire';
import { Ingest } from '~/stores/entities/Ingest';
import { NoteStore } from '~/stores/entities/NoteStore';
import { UserStore } from '~/stores/entities/UserStore';
import { MissingEndpoints } from '~/stores/server/MissingEndpoints';
import { kindParams, kindsOf, NOTIFICATION_KINDS } from '~/stores/notifications/kinds';
import { NotificationStore } from '~/stores/notifications/NotificationStore';
import { FakeApi, apiError, type ApiScript } from '../../../fixtures/FakeApi';
import { FakeClock } from '../../../fixtures/FakeClock';
import { FakeHub } from '../../../fixtures/FakeHub';
import { note, policies, user } from '../../../fixtures/builders';

const alice = user('alice').build();
const bob = user('bob').build();
const createdAt = '2024-02-10T12:00:00.000Z';
const follow = (id: string): WireNotification => ({ id, createdAt, type: 'follow', userId: alice.id, user: alice });
const reaction = (id: string): WireNotification => ({
  id,
  createdAt,
  type: 'reaction',
  userId: bob.id,
  user: bob,
  note: note().id('liked').build(),
  reaction: '👍',
});

function setUp(script: ApiScript = {}) {
  const clock = new FakeClock();
  const notes = new NoteStore({ clock });
  const users = new UserStore();
  const ingest = new Ingest({ notes, users, clock });
  const hub = new FakeHub();
  const api = new FakeApi({
    'i/notifications-grouped': [follow('2'), reaction('1')],
    'notifications/mark-all-as-read': undefined,
    ...script,
  });
  const world = { me: user('me').me({ unreadNotificationsCount: 3 }), isGrouped: true, isVisible: true };
  const store = new NotificationStore({
    api,
    hub,
    ingest,
    notes,
    clock,
    missing: new MissingEndpoints(),
    me: () => world.me,
    applyMe: (change) => (world.me = { ...world.me, ...change }),
    isGrouped: () => world.isGrouped,
    isVisible: () => world.isVisible,
  });
  return { clock, notes, users, hub, api, store, world };
}

/** Waits for the answers of the fake server, which arrive at once. */
const answered = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

test('only a limited number of lists that are not in use is kept', () => {
  const { store } = setUp();
  const inUse = store.acquire(['follow', 'app']);
  const first = store.find('follow');
  const excluding = (count: number) =>
    NOTIFICATION_KINDS.slice(0, 1 + (count % 12)).concat(count < 12 ? [] : count < 24 ? ['app'] : ['app', 'app']);
  for (let count = 0; count < 36; count += 1) store.find(excluding(count));
  expect(store.find('follow')).not.toBe(first);
  expect(store.find(['follow', 'app'])).toBe(inUse.list);
});

describe('a list of notifications', () => {
  test('a page has twenty grouped notifications, with notes and users stored by id', async () => {
    const { api, store, notes, users } = setUp();
    const { list } = store.acquire();
    await answered();
    expect(api.paramsOf('i/notifications-grouped')).toEqual([{ limit: 20, markAsRead: true }]);
    expect(list.items).toMatchObject([
      { id: '2', type: 'follow', userId: alice.id },
      { id: '1', type: 'reaction', userId: bob.id, noteId: 'liked', reaction: '👍' },
    ]);
    expect(notes.get('liked')?.id).toBe('liked');
    expect(users.get(alice.id)?.username).toBe('alice');
  });

  test('notifications are not grouped when the setting says so', async () => {
    const { store, world, api } = setUp({ 'i/notifications': [follow('1')] });
    world.isGrouped = false;
    store.acquire();
    await answered();
    expect(api.calls.map(({ endpoint }) => endpoint)).toEqual(['i/notifications']);
  });

  test('a list of one kind names it, so that no unknown kind comes along', async () => {
    const { store, api } = setUp();
    store.acquire('reaction');
    store.acquire(['follow', 'app']);
    await answered();
    expect(api.paramsOf('i/notifications-grouped')).toEqual([
      { limit: 20, includeTypes: ['reaction'], markAsRead: true },
      { limit: 20, excludeTypes: ['follow', 'app'], markAsRead: true },
    ]);
  });

  test.each([
    ['without roles', {}, ['note', 'roleAssigned', 'achievementEarned', 'scheduledNotePosted', 'login', 'createToken', 'exportCompleted']],
    ['of 2024', policies(), ['scheduledNotePosted', 'login', 'createToken', 'exportCompleted', 'chatRoomInvitationReceived']],
    ['of 2026', policies({ noteDraftLimit: 10, scheduledNoteLimit: 1, chatAvailability: 'unavailable' }), []],
  ])('a request to a server %s names no kind that it does not know', (_what, its, unknown) => {
    const me = user('me').me({ policies: its as never });
    const { excludeTypes = [] } = kindParams(NOTIFICATION_KINDS, me);
    expect({ named: excludeTypes.filter((kind) => unknown.includes(kind)), all: excludeTypes }).toEqual({ named: [], all: kindsOf(me) });
    expect(excludeTypes.length > 0).toBe(true);
  });

  test('a server that does not group them is asked for single ones, and from then on at once', async () => {
    const { store, api } = setUp({
      'i/notifications-grouped': apiError({ endpoint: 'i/notifications-grouped', status: 404, id: '' }),
      'i/notifications': [follow('1')],
    });
    const { list } = store.acquire();
    await answered();
    expect(list.items).toMatchObject([{ id: '1', type: 'follow' }]);
    store.acquire('follow');
    await answered();
    expect(api.calls.map(({ endpoint }) => endpoint)).toEqual(['i/notifications-grouped', 'i/notifications', 'i/notifications']);
  });

  test('a scheduled note that could not be posted comes with its text', async () => {
    const failed = { id: '1', createdAt, type: 'scheduledNotePostFailed', noteDraft: { id: 'd', text: 'Tea' } };
    const { store } = setUp({ 'i/notifications-grouped': [failed] as never });
    const { list } = store.acquire();
    await answered();
    expect(list.items).toEqual([{ id: '1', createdAt, type: 'scheduledNotePostFailed', draftText: 'Tea' }]);
  });

  test('a list is shared, and reloaded for the next user after all others have left', async () => {
    const { store, api } = setUp();
    const first = store.acquire();
    const second = store.acquire();
    expect({ list: first.list, store: store.find() }).toEqual({ list: second.list, store: second.list });
    first.dispose();
    second.dispose();
    store.acquire();
    await answered();
    expect(api.paramsOf('i/notifications-grouped')).toHaveLength(2);
  });

  test('a group keeps its users', async () => {
    const grouped: WireNotification = {
      id: '9',
      createdAt,
      type: 'reaction:grouped',
      note: note().id('liked').build(),
      reactions: [
        { user: alice, reaction: '👍' },
        { user: bob, reaction: '🎉' },
      ],
    };
    const { store } = setUp({ 'i/notifications-grouped': [grouped] });
    const { list } = store.acquire();
    await answered();
    expect(list.items[0]?.reactions).toEqual([
      { userId: alice.id, reaction: '👍' },
      { userId: bob.id, reaction: '🎉' },
    ]);
  });

  test('the notes of a loaded notification are kept', async () => {
    const { store, notes } = setUp();
    store.acquire();
    await answered();
    for (let count = 0; count < 2_600; count += 1) notes.put({ ...note().id(`x${count}`).build(), files: [] });
    expect(notes.get('liked')?.id).toBe('liked');
  });
});

describe('live notifications', () => {
  test('a live notification is added at the top', async () => {
    const { store, hub } = setUp();
    const { list } = store.acquire();
    await answered();
    hub.emit('main', 'notification', follow('3'));
    expect(list.ids).toEqual(['3', '2', '1']);
  });

  test('a list that another client has emptied is empty here as well', async () => {
    const { store, hub, api } = setUp();
    const { list } = store.acquire();
    await answered();
    expect(list.items).toHaveLength(2);
    api.on('i/notifications-grouped', []);
    hub.emit('main', 'notificationFlushed', undefined);
    await answered();
    expect(list.items).toEqual([]);
  });

  test('a live notification that is newer than the answer on its way is not lost', async () => {
    const { store, hub } = setUp();
    const { list } = store.acquire(['reaction']);
    hub.emit('main', 'notification', reaction('4'), follow('3'));
    await answered();
    expect(list.ids).toEqual(['3', '2', '1']);
  });

  test('a live notification is added only to lists of its kind', async () => {
    const { store, hub } = setUp();
    const reactions = store.acquire('reaction').list;
    await answered();
    hub.emit('main', 'notification', follow('3'), reaction('4'));
    expect(reactions.ids).toEqual(['4', '2', '1']);
  });

  test('visible notifications are marked as read, several at once', async () => {
    const { store, hub, api, clock, world } = setUp();
    store.acquire();
    hub.emit('main', 'notification', follow('3'), follow('4'));
    clock.advance(1_000);
    await answered();
    expect({
      paramsOfCount: api.paramsOf('notifications/mark-all-as-read').length,
      unreadNotificationsCount: world.me.unreadNotificationsCount,
    }).toEqual({ paramsOfCount: 1, unreadNotificationsCount: 0 });
  });

  test('a list that is loaded for a view to come is kept up to date, and leaves what arrives unread until the view is there', async () => {
    const { store, hub, api, clock } = setUp();
    const { list } = store.acquire(null, { isShown: false });
    await answered();
    hub.emit('main', 'notification', follow('3'));
    clock.advance(10_000);
    await answered();
    expect({ ids: list.ids, read: api.paramsOf('notifications/mark-all-as-read').length }).toEqual({ ids: ['3', '2', '1'], read: 0 });
    const view = store.acquire();
    hub.emit('main', 'notification', follow('4'));
    clock.advance(10_000);
    view.dispose();
    hub.emit('main', 'notification', follow('5'));
    clock.advance(10_000);
    await answered();
    expect({ ids: list.ids, read: api.paramsOf('notifications/mark-all-as-read').length }).toEqual({
      ids: ['5', '4', '3', '2', '1'],
      read: 1,
    });
  });

  test('a list that is not shown is loaded without reading anything', async () => {
    const { store, api, clock } = setUp();
    store.acquire(null, { isShown: false });
    await answered();
    clock.advance(10_000);
    await answered();
    expect({
      asked: api.paramsOf('i/notifications-grouped'),
      read: api.paramsOf('notifications/mark-all-as-read').length,
    }).toEqual({ asked: [{ limit: 20, markAsRead: false }], read: 0 });
  });

  test('notifications are read once their list is shown, although it was loaded before', async () => {
    const { store, api, clock, world } = setUp();
    store.acquire(null, { isShown: false });
    await answered();
    store.acquire();
    clock.advance(1_000);
    await answered();
    expect({
      asked: api.paramsOf('i/notifications-grouped').length,
      read: api.paramsOf('notifications/mark-all-as-read').length,
      unread: world.me.unreadNotificationsCount,
    }).toEqual({ asked: 1, read: 1, unread: 0 });
  });

  test('a view can say that notifications were read, which asks the server once', async () => {
    const { store, api, clock } = setUp();
    store.readSoon();
    store.readSoon();
    clock.advance(1_000);
    await answered();
    store.readSoon();
    clock.advance(1_000);
    await answered();
    expect(api.paramsOf('notifications/mark-all-as-read')).toHaveLength(1);
  });

  test.each([
    ['the page is hidden', { isVisible: false, isOpen: true }],
    ['no list is open', { isVisible: true, isOpen: false }],
  ])('a notification that arrives while %s stays unread', async (_when, { isVisible, isOpen }) => {
    const { store, hub, api, clock, world } = setUp();
    world.isVisible = isVisible;
    if (isOpen) store.acquire();
    hub.emit('main', 'notification', follow('3'));
    clock.advance(10_000);
    await answered();
    expect(api.paramsOf('notifications/mark-all-as-read')).toEqual([]);
  });

  test('notifications missed during a lost connection are loaded, and older ones are kept', async () => {
    const { store, hub, api } = setUp();
    const { list } = store.acquire();
    await answered();
    api.on('i/notifications-grouped', [follow('5'), follow('2')]);
    hub.resume();
    await answered();
    expect(list.ids).toEqual(['5', '2', '1']);
  });

  test('notifications missed while the first page was loading are loaded', async () => {
    const waiting: ((page: WireNotification[]) => void)[] = [];
    const { store, hub } = setUp({ 'i/notifications-grouped': () => new Promise((resolve) => waiting.push(resolve)) });
    const { list } = store.acquire();
    hub.resume();
    waiting[1]?.([follow('5')]);
    await answered();
    expect(list.ids).toEqual(['5']);
  });

  test('a failure to load missed notifications leaves the list unchanged', async () => {
    const { store, hub, api } = setUp();
    const { list } = store.acquire();
    await answered();
    api.on('i/notifications-grouped', apiError());
    hub.resume();
    await answered();
    expect({ status: list.status, ids: list.ids }).toEqual({ status: 'ready', ids: ['2', '1'] });
  });
});

describe('markAllRead', () => {
  test('marking everything as read clears the unread state', async () => {
    const { store, world } = setUp();
    expect(store.hasUnread).toBe(true);
    expect(await store.markAllRead()).toEqual({ ok: true, value: undefined });
    expect({ unreadNotificationsCount: world.me.unreadNotificationsCount, hasUnread: store.hasUnread }).toEqual({
      unreadNotificationsCount: 0,
      hasUnread: false,
    });
  });

  test('a refusal keeps the unread state', async () => {
    const refused = apiError();
    const { store } = setUp({ 'notifications/mark-all-as-read': refused });
    expect(await store.markAllRead()).toEqual({ ok: false, error: refused });
    expect(store.hasUnread).toBe(true);
  });
});

test('a visitor has no notifications', () => {
  const clock = new FakeClock();
  const notes = new NoteStore({ clock });
  const ingest = new Ingest({ notes, users: new UserStore(), clock });
  const store = new NotificationStore({
    api: new FakeApi(),
    hub: null,
    ingest,
    notes,
    clock,
    missing: new MissingEndpoints(),
    me: () => null,
    applyMe: () => {},
    isGrouped: () => true,
    isVisible: () => true,
  });
  expect(store.hasUnread).toBe(false);
});

test('nothing is left after disposal', () => {
  const { store, hub, clock } = setUp();
  store.acquire();
  hub.emit('main', 'notification', follow('3'));
  store.dispose();
  expect({ channels: hub.channels, pendingTimers: clock.pendingTimers }).toEqual({ channels: [], pendingTimers: 0 });
});
