import { describe, expect, test } from 'vitest';
import type { PageNav } from '~/registry/definePage';
import type { Place } from '~/registry/Place';
import { navigationOf, navItem, type NavContext } from '~/workspace/shell/navItems';
import { user } from '../../../fixtures/builders';
import { testI18n } from '../../../fixtures/testI18n';

const place = (key: string, nav: Partial<PageNav> = {}, more: Partial<Place> = {}): Place => ({
  id: key,
  title: 'notePage.title',
  icon: 'file',
  to: `/${key}`,
  visitorsTo: `/${key}`,
  nav: { key, ...nav },
  ...more,
});

const PLACES = [
  place('timeline', { place: 'top' }),
  place('notifications', { indicator: 'notifications' }, { requires: 'signedIn' }),
  place('followRequests', { indicator: 'followRequests', only: 'locked' }, { requires: 'signedIn' }),
  place('announcements', { indicator: 'announcements' }),
  place('antennas', { indicator: 'antennas' }, { requires: 'signedIn' }),
  place('profile', { title: 'shell.profile' }, { to: '/@:username', visitorsTo: undefined }),
  place('controlPanel', { place: 'foot', indicator: 'reports' }, { requires: 'moderator' }),
];
const context = (change: Partial<NavContext> = {}): NavContext => ({
  places: PLACES,
  me: user('alice').me(),
  unreadCount: 0,
  hasReports: false,
  t: testI18n().t,
  ...change,
});
const keys = (items: readonly ({ readonly key: string } | null)[]) => items.map((item) => item?.key ?? '-');

describe('the navigation', () => {
  test('the navigation shows the entries of the menu that this build has, in the order of the menu', () => {
    expect(keys(navigationOf(['announcements', 'drive', 'notifications'], context()).menu)).toEqual(['announcements', 'notifications']);
  });

  test('the navigation skips unknown keys and entries with a fixed place', () => {
    expect(keys(navigationOf(['games', 'notifications', 'timeline', '__proto__', 'controlPanel'], context()).menu)).toEqual([
      'notifications',
    ]);
  });

  test('the navigation draws a divider only between two entries', () => {
    const menu = ['-', 'notifications', '-', 'drive', '-', 'announcements', '-', 'clips', '-'];
    expect(keys(navigationOf(menu, context()).menu)).toEqual(['notifications', '-', 'announcements']);
    expect(navigationOf(['-', '-'], context()).menu).toEqual([]);
  });

  test('the navigation shows follow requests to locked accounts only', () => {
    expect(navItem('followRequests', context())).toBeNull();
    expect(navItem('followRequests', context({ me: user('alice').me({ isLocked: true }) }))).not.toBeNull();
  });

  test('the navigation shows the control panel to moderators only', () => {
    expect(keys(navigationOf([], context()).foot)).toEqual([]);
    expect(keys(navigationOf([], context({ me: user('alice').me({ isModerator: true }) })).foot)).toEqual(['controlPanel']);
  });

  test('the navigation leads to the profile of the viewer', () => {
    expect(navItem('profile', context())).toMatchObject({ to: '/@alice', label: 'Profile' });
  });

  test('the navigation offers visitors none of the entries that need an account', () => {
    expect(keys(navigationOf([], context({ me: null })).rest)).toEqual(['announcements', 'about', 'reload']);
  });

  test('the navigation keeps everything that is not in the menu under "More"', () => {
    expect(keys(navigationOf(['notifications', 'reload'], context()).rest)).toEqual(['announcements', 'antennas', 'profile', 'about']);
  });
});

describe('the indicator of an entry', () => {
  test.each(['hasUnreadMentions', 'hasUnreadSpecifiedNotes'] as const)(
    'notifications that were read leave no mark, although their note counts as unread (%s)',
    (unread) => {
      const me = user('alice').me({ [unread]: true });
      expect(navItem('notifications', context({ me }))).toMatchObject({ count: null, hasDot: false });
      expect(navItem('notifications', context({ me, unreadCount: 2 }))).toMatchObject({ count: 2, hasDot: false });
    },
  );

  test('the indicator of an entry counts notifications', () => {
    expect(navItem('notifications', context({ unreadCount: 3 }))?.count).toBe(3);
    expect(navItem('notifications', context())?.count).toBeNull();
  });

  test('the control panel shows a dot while a report waits', () => {
    const me = user('alice').me({ isModerator: true });
    expect(navItem('controlPanel', context({ me, hasReports: true }))?.hasDot).toBe(true);
    expect(navItem('controlPanel', context({ me }))?.hasDot).toBe(false);
  });

  test.each([
    ['antennas', { hasUnreadAntenna: true }],
    ['announcements', { hasUnreadAnnouncement: true }],
    ['followRequests', { isLocked: true, hasPendingReceivedFollowRequest: true }],
  ])('the entry "%s" shows a dot for something unread', (key, me) => {
    expect(navItem(key, context({ me: user('alice').me(me) }))?.hasDot).toBe(true);
  });
});
