import type { WireAnnouncement, WireMe } from '~/api/wire';

/** Returns the unread announcements that are shown above every page. Visitors have none. */
export const bannersOf = (me: WireMe | null): readonly WireAnnouncement[] =>
  me?.unreadAnnouncements.filter(({ display }) => display === 'banner') ?? [];
