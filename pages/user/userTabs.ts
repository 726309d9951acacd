import type { WireMe } from '~/api/wire';
import type { User } from '~/services/records';

/** The parts of a profile, which are the second part of its address. */
export const USER_TABS = ['home', 'notes', 'activity', 'reactions', 'clips', 'pages', 'lists', 'raw'] as const;
/** One of {@link USER_TABS}. */
export type UserTab = (typeof USER_TABS)[number];

/** The tab of an address; undefined for an unknown one. */
export function tabOf(page: string | undefined): UserTab | undefined {
  return page === undefined ? 'home' : USER_TABS.find((tab) => tab === page);
}

/** The tabs of a user that the viewer may see, in order. */
export function tabsFor(user: User, me: Pick<WireMe, 'id' | 'isModerator' | 'isAdmin'> | null): readonly UserTab[] {
  const seesAll = me?.id === user.id || me?.isModerator === true || me?.isAdmin === true;
  // Servers know the reactions, pages and lists of their own users only.
  const isLocal = user.host === null;
  const isShown: Partial<Record<UserTab, boolean>> = {
    reactions: isLocal && (seesAll || user.publicReactions === true),
    pages: isLocal,
    lists: isLocal,
  };
  return USER_TABS.filter((tab) => isShown[tab] ?? true);
}
