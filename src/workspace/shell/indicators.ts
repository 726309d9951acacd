import type { WireMe } from '~/api/wire';
import type { Indicator } from '~/registry/definePage';

/** The unread mark of a navigation entry. */
export interface Waiting {
  /** The number of unread items; null shows no number. */
  readonly count: number | null;
  /** Whether there is something unread that is not counted. */
  readonly hasDot: boolean;
}

/** The stores that indicators read. */
interface Source {
  readonly me: WireMe;
  readonly unreadCount: number;
  /** Whether a report to the staff waits. */
  readonly hasReports: boolean;
}

const counted = (count: number): Waiting => ({ count: count || null, hasDot: false });
const dot = (hasDot: boolean): Waiting => ({ count: null, hasDot });

const INDICATORS: Readonly<Record<Indicator, (source: Source) => Waiting>> = {
  // A mention can stay unread although its notification was read. The tabs of the page say so: here, it would look like something new.
  notifications: ({ unreadCount }) => counted(unreadCount),
  antennas: ({ me }) => dot(me.hasUnreadAntenna),
  followRequests: ({ me }) => dot(me.hasPendingReceivedFollowRequest),
  announcements: ({ me }) => dot(me.hasUnreadAnnouncement),
  reports: ({ hasReports }) => dot(hasReports),
};

/** The unread mark of a place. Visitors have none. */
export function waitingAt(
  indicator: Indicator | undefined,
  { me, unreadCount, hasReports }: Omit<Source, 'me'> & { readonly me: WireMe | null },
): Waiting {
  return indicator && me ? INDICATORS[indicator]({ me, unreadCount, hasReports }) : dot(false);
}
