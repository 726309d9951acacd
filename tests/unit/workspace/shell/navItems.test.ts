import { describe, expect, test } from 'vitest';
import { definePage, type PageManifest } from '~/registry/definePage';
import { RouteTable } from '~/router/RouteTable';
import { menuChoices, navigationOf, navItem, type NavContext } from '~/workspace/shell/navItems';
import { user } from '../../../fixtures/builders';
import { testI18n } from '../../../fixtures/testI18n';

const page = (pattern: string, more: Partial<PageManifest> = {}): PageManifest =>
  definePage({
    id: pattern,
    title: 'page.note',
    icon: 'file',
    routes: [{ pattern }],
    load: () => Promise.reject(new Error('not shown')),
    ...more,
  });

const PAGES = [
  page('/', { title: 'page.timeline', icon: 'home' }),
  page('/my/notifications', { title: 'page.notifications', requires: 'signedIn' }),
  page('/my/follow-requests', { requires: 'signedIn' }),
  page('/my/antennas', { title: 'page.antennas', requires: 'signedIn' }),
  page('/announcements'),
  page('/admin', { requires: 'moderator' }),
  page('/@:acct'),
];
const context = (change: Partial<NavContext> = {}, pages = PAGES): NavContext => ({
  routes: new RouteTable(pages),
  me: user('alice').me(),
  unreadCount: 0,
  t: testI18n().t,
  ...change,
});
const keys = (items: readonly ({ readonly key: string } | null)[]) => items.map((item) => item?.key ?? '-');

describe('what is shown', () => {
  test('only entries whose page is in this build, in the order of the menu', () => {
    expect(keys(navigationOf(['announcements', 'drive', 'notifications'], context()).menu)).toEqual(['announcements', 'notifications']);
  });

  test('keys that nobody knows, and those with a fixed place, are skipped', () => {
    expect(keys(navigationOf(['games', 'notifications', 'timeline', '__proto__', 'settings'], context()).menu)).toEqual(['notifications']);
  });

  test('a divider stands between two entries only', () => {
    const menu = ['-', 'notifications', '-', 'drive', '-', 'announcements', '-', 'clips', '-'];
    expect(keys(navigationOf(menu, context()).menu)).toEqual(['notifications', '-', 'announcements']);
    expect(navigationOf(['-', '-'], context()).menu).toEqual([]);
  });

  test('follow requests are for locked accounts', () => {
    expect(navItem('followRequests', context())).toBeNull();
    expect(navItem('followRequests', context({ me: user('alice').me({ isLocked: true }) }))).not.toBeNull();
  });

  test('the control panel is for those who moderate', () => {
    expect(keys(navigationOf([], context()).foot)).toEqual([]);
    expect(keys(navigationOf([], context({ me: user('alice').me({ isModerator: true }) })).foot)).toEqual(['controlPanel']);
  });

  test('visitors have none of the entries of an account', () => {
    expect(keys(menuChoices(context({ me: null })))).toEqual(['announcements', 'about', 'reload']);
  });

  test('the rest is everything that the menu does not hold', () => {
    expect(keys(navigationOf(['notifications', 'reload'], context()).rest)).toEqual(['announcements', 'antennas', 'profile', 'about']);
  });
});

describe('what waits', () => {
  test('notifications are counted', () => {
    expect(navItem('notifications', context({ unreadCount: 3 }))?.count).toBe(3);
    expect(navItem('notifications', context())?.count).toBeNull();
  });

  test.each([
    ['antennas', { hasUnreadAntenna: true }],
    ['announcements', { hasUnreadAnnouncement: true }],
    ['followRequests', { isLocked: true, hasPendingReceivedFollowRequest: true }],
  ])('%s have a dot', (key, me) => {
    expect(navItem(key, context({ me: user('alice').me(me) }))?.hasDot).toBe(true);
  });
});
