import type { WireMe } from '~/api/wire';
import type { IconName } from '~/components/ui/Icon';
import type { MessageKey } from '~/i18n/I18n';
import type { PageManifest } from '~/registry/definePage';
import type { RouteTable } from '~/router/RouteTable';

/** What an entry does that is no link. */
export type NavAction = 'about' | 'reload';

/** One entry of the navigation. */
export interface NavItem {
  readonly key: string;
  readonly icon: IconName;
  readonly label: string;
  /** Where it leads; null where it does something instead. */
  readonly to: string | null;
  readonly action: NavAction | null;
  /** What waits there; null shows nothing. */
  readonly count: number | null;
  /** Whether something waits there that is not counted. */
  readonly hasDot: boolean;
}

/** What decides which entries there are. */
export interface NavContext {
  readonly routes: RouteTable;
  readonly me: WireMe | null;
  readonly unreadCount: number;
  readonly t: (key: MessageKey) => string;
}

/** Stands in the menu where a line is drawn. */
export const NAV_DIVIDER = '-';

/** What a key of the setting `menu` stands for (reference/deck-windows-shell.md section 3, nav items). */
interface NavEntry {
  readonly to?: (me: WireMe | null) => string | null;
  readonly action?: NavAction;
  /** Where the page's own are not meant. */
  readonly icon?: IconName;
  readonly label?: MessageKey;
  readonly isShown?: (me: WireMe | null) => boolean;
  readonly count?: (context: NavContext) => number;
  readonly hasDot?: (me: WireMe) => boolean;
}

const isSignedIn = (me: WireMe | null): boolean => me !== null;
const page = (path: string, more: Omit<NavEntry, 'to'> = {}): NavEntry => ({ to: () => path, ...more });
const own = (path: string, more: Omit<NavEntry, 'to' | 'isShown'> = {}): NavEntry => page(path, { isShown: isSignedIn, ...more });

const ENTRIES: ReadonlyMap<string, NavEntry> = new Map(
  Object.entries<NavEntry>({
    timeline: page('/'),
    notifications: own('/my/notifications', { icon: 'bell', count: ({ unreadCount }) => unreadCount }),
    drive: own('/my/drive', { icon: 'cloud' }),
    followRequests: page('/my/follow-requests', {
      icon: 'userPlus',
      isShown: (me) => me?.isLocked ?? false,
      hasDot: (me) => me.hasPendingReceivedFollowRequest,
    }),
    explore: page('/explore', { icon: 'hash' }),
    announcements: page('/announcements', { icon: 'speakerphone', hasDot: (me) => me.hasUnreadAnnouncement }),
    search: page('/search', { icon: 'search' }),
    lists: own('/my/lists', { icon: 'list' }),
    antennas: own('/my/antennas', { icon: 'antenna', hasDot: (me) => me.hasUnreadAntenna }),
    favorites: own('/my/favorites', { icon: 'star' }),
    pages: page('/pages', { icon: 'news' }),
    clips: own('/my/clips', { icon: 'paperclip' }),
    dashboard: own('/dashboard', { icon: 'dashboard' }),
    profile: { to: (me) => me && `/@${me.username}`, icon: 'user', label: 'shell.profile' },
    about: { action: 'about', icon: 'info', label: 'shell.aboutServer' },
    reload: { action: 'reload', icon: 'refresh', label: 'shell.reload' },
    controlPanel: page('/admin', { icon: 'dashboard', isShown: (me) => me !== null && (me.isAdmin || me.isModerator) }),
    settings: own('/settings', { icon: 'settings' }),
  }),
);

/** What has a fixed place in the navigation, and so none in the menu. */
const FIXED: ReadonlySet<string> = new Set(['timeline', 'controlPanel', 'settings']);

/** Keys that the menu may hold. */
const MENU_KEYS: readonly string[] = [...ENTRIES.keys()].filter((key) => !FIXED.has(key));

/** Everything that stands in the navigation. */
export interface Navigation {
  readonly top: readonly NavItem[];
  /** The viewer's own choice; null is a divider. */
  readonly menu: readonly (NavItem | null)[];
  readonly foot: readonly NavItem[];
  /** What there is beside the menu. */
  readonly rest: readonly NavItem[];
}

/** The navigation for the viewer's menu: what is not built, not allowed or not known is left out. */
export function navigationOf(menu: readonly string[], context: NavContext): Navigation {
  const items = (keys: readonly string[]): NavItem[] => keys.flatMap((key) => navItem(key, context) ?? []);
  return {
    top: items(['timeline']),
    menu: withoutIdleDividers(menu.flatMap((key) => (key === NAV_DIVIDER ? [null] : menuItem(key, context)))),
    foot: items(['controlPanel', 'settings']),
    rest: items(MENU_KEYS.filter((key) => !menu.includes(key))),
  };
}

/** Everything that could be put into the menu. */
export function menuChoices(context: NavContext): readonly NavItem[] {
  return MENU_KEYS.flatMap((key) => navItem(key, context) ?? []);
}

/** The entry of a key; null where this viewer has none. */
export function navItem(key: string, context: NavContext): NavItem | null {
  const entry = ENTRIES.get(key);
  if (!entry || entry.isShown?.(context.me) === false) return null;
  const { me, t } = context;
  const base = {
    key,
    action: entry.action ?? null,
    count: entry.count?.(context) || null,
    hasDot: me !== null && (entry.hasDot?.(me) ?? false),
  };
  if (!entry.to) return { ...base, to: null, icon: entry.icon!, label: t(entry.label!) };
  const to = entry.to(me);
  const target = to === null ? null : pageAt(to, context);
  return target && { ...base, to, icon: entry.icon ?? target.icon, label: t(entry.label ?? target.title) };
}

const menuItem = (key: string, context: NavContext): NavItem[] => {
  const item = FIXED.has(key) ? null : navItem(key, context);
  return item ? [item] : [];
};

/** The page at an address, if this build has it and the viewer may see it. */
export function pageAt(to: string, { routes, me }: Pick<NavContext, 'routes' | 'me'>): PageManifest | null {
  const page = routes.resolve(to, me !== null)?.page;
  if (!page) return null;
  switch (page.requires) {
    case undefined:
      return page;
    case 'signedIn':
      return me && page;
    case 'moderator':
      return me?.isModerator || me?.isAdmin ? page : null;
    case 'administrator':
      return me?.isAdmin ? page : null;
  }
}

/** A line divides two entries: at the ends, and beside another one, it divides nothing. */
function withoutIdleDividers(items: readonly (NavItem | null)[]): readonly (NavItem | null)[] {
  const kept = items.filter((item, index) => item !== null || (index > 0 && items[index - 1] !== null));
  return kept.at(-1) === null ? kept.slice(0, -1) : kept;
}
