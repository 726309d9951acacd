import { describe, expect, test } from 'vitest';
import type { WireAnnouncement, WireMe } from '~/api/wire';
import { MeStore } from '~/stores/session/MeStore';
import { user } from '../../../fixtures/builders';
import { FakeClock } from '../../../fixtures/FakeClock';

function open(fields: Partial<WireMe> = {}) {
  const clock = new FakeClock();
  const saved: WireMe[] = [];
  const store = new MeStore({ initial: user('alice').me(fields), clock, save: (me) => saved.push(me) });
  return { store, clock, saved };
}

const announcement: WireAnnouncement = {
  id: 'a1',
  createdAt: '2024-02-10T00:00:00.000Z',
  updatedAt: null,
  title: 'News',
  text: 'New activity',
  imageUrl: null,
  icon: 'info',
  display: 'dialog',
  needConfirmationToRead: false,
  silence: false,
};

describe('events of the main channel', () => {
  test.each<[string, unknown, Partial<WireMe>, Partial<WireMe>]>([
    ['meUpdated', { name: 'New' }, {}, { name: 'New' }],
    [
      'readAllNotifications',
      null,
      { hasUnreadNotification: true, unreadNotificationsCount: 4 },
      { hasUnreadNotification: false, unreadNotificationsCount: 0 },
    ],
    ['unreadMention', 'n1', { hasUnreadMentions: false }, { hasUnreadMentions: true }],
    ['readAllUnreadMentions', null, { hasUnreadMentions: true }, { hasUnreadMentions: false }],
    ['unreadSpecifiedNote', 'n1', { hasUnreadSpecifiedNotes: false }, { hasUnreadSpecifiedNotes: true }],
    ['readAllUnreadSpecifiedNotes', null, { hasUnreadSpecifiedNotes: true }, { hasUnreadSpecifiedNotes: false }],
    ['unreadAntenna', { id: 'a' }, { hasUnreadAntenna: false }, { hasUnreadAntenna: true }],
    ['readAllAntennas', null, { hasUnreadAntenna: true }, { hasUnreadAntenna: false }],
    ['receiveFollowRequest', {}, { hasPendingReceivedFollowRequest: false }, { hasPendingReceivedFollowRequest: true }],
    [
      'announcementCreated',
      { announcement },
      { hasUnreadAnnouncement: false, unreadAnnouncements: [] },
      { hasUnreadAnnouncement: true, unreadAnnouncements: [announcement] },
    ],
    [
      'readAllAnnouncements',
      null,
      { hasUnreadAnnouncement: true, unreadAnnouncements: [announcement] },
      { hasUnreadAnnouncement: false, unreadAnnouncements: [] },
    ],
  ])('the event %s updates the account', (type, body, before, after) => {
    const { store } = open(before);
    store.receive(type, body);
    expect(store.me).toMatchObject(after);
  });

  /** What the server sends about a notification that nobody reads. */
  const announce = (store: MeStore, id: string): void => store.receive('notification', { id });
  const remind = (store: MeStore, id: string): void => store.receive('unreadNotification', { id });

  test('each unread notification adds one to the count', () => {
    const { store } = open({ unreadNotificationsCount: 2, hasUnreadNotification: false });
    announce(store, 'x');
    announce(store, 'y');
    remind(store, 'x');
    remind(store, 'y');
    expect(store.me).toMatchObject({ unreadNotificationsCount: 4, hasUnreadNotification: true });
  });

  test('a notification that the server has counted already adds nothing when it is said to be unread', () => {
    const { store } = open({ unreadNotificationsCount: 0 });
    announce(store, 'x');
    store.merge({ unreadNotificationsCount: 1 });
    remind(store, 'x');
    const afterFirst = store.me?.unreadNotificationsCount;
    announce(store, 'y');
    remind(store, 'y');
    expect({ afterFirst, afterSecond: store.me?.unreadNotificationsCount }).toEqual({ afterFirst: 1, afterSecond: 2 });
  });

  test('a notification from before the live connection adds nothing, because the first count includes it', () => {
    const { store } = open({ unreadNotificationsCount: 1, hasUnreadNotification: false });
    remind(store, 'x');
    expect(store.me).toMatchObject({ unreadNotificationsCount: 1, hasUnreadNotification: true });
  });

  test('a change of the account without a count does not swallow the next unread notification', () => {
    const { store } = open({ unreadNotificationsCount: 0 });
    announce(store, 'x');
    store.merge({ name: 'New' });
    announce(store, 'y');
    remind(store, 'x');
    remind(store, 'y');
    expect(store.me?.unreadNotificationsCount).toBe(2);
  });

  test('an announcement that arrives twice is listed once', () => {
    const { store } = open({ unreadAnnouncements: [] });
    store.receive('announcementCreated', { announcement });
    store.receive('announcementCreated', { announcement });
    expect(store.me?.unreadAnnouncements).toEqual([announcement]);
  });

  test('a silent announcement marks nothing as unread', () => {
    const { store } = open({ hasUnreadAnnouncement: false, unreadAnnouncements: [] });
    store.receive('announcementCreated', { announcement: { ...announcement, silence: true } });
    expect(store.me?.hasUnreadAnnouncement).toBe(false);
  });

  test.each([
    ['something else', { a: 1 }],
    ['meUpdated', null],
    ['announcementCreated', null],
  ])('the event %s with %o changes nothing', (type, body) => {
    const { store, saved, clock } = open();
    const before = store.me;
    store.receive(type, body);
    clock.advance(1_000);
    expect(store.me).toBe(before);
    expect(saved).toEqual([]);
  });
});

describe('saving the account', () => {
  test('a burst of changes is saved once, with the last state', () => {
    const { store, clock, saved } = open({ unreadNotificationsCount: 0 });
    for (let id = 0; id < 20; id += 1) {
      store.receive('notification', { id: `n${id}` });
      store.receive('unreadNotification', { id: `n${id}` });
    }
    clock.advance(1_000);
    expect(saved.map((me) => me.unreadNotificationsCount)).toEqual([20]);
  });

  test('nothing is saved after disposal', () => {
    const { store, clock, saved } = open();
    store.merge({ name: 'late' });
    store.dispose();
    store.merge({ name: 'later' });
    clock.advance(10_000);
    expect(saved).toEqual([]);
  });

  test('a visitor has nothing to save', () => {
    const clock = new FakeClock();
    const store = new MeStore({ initial: null, clock, save: () => {} });
    store.receive('unreadNotification', null);
    store.merge({ name: 'x' });
    expect(store.me).toBeNull();
    expect(clock.pendingTimers).toBe(0);
  });
});
