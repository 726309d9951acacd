import type { WireMe } from '~/api/wire';
import type { Indicator } from '~/registry/definePage';

/** What an entry of the navigation shows beside its name. */
export interface Waiting {
  /** How much waits there; null shows no number. */
  readonly count: number | null;
  /** Whether something waits there that is not counted. */
  readonly hasDot: boolean;
}

/** Where indicators read what waits. */
interface Source {
  readonly me: WireMe;
  readonly unreadCount: number;
}

const counted = (count: number): Waiting => ({ count: count || null, hasDot: false });
const dot = (hasDot: boolean): Waiting => ({ count: null, hasDot });

const INDICATORS: Readonly<Record<Indicator, (source: Source) => Waiting>> = {
  notifications: ({ unreadCount }) => counted(unreadCount),
  antennas: ({ me }) => dot(me.hasUnreadAntenna),
  followRequests: ({ me }) => dot(me.hasPendingReceivedFollowRequest),
  announcements: ({ me }) => dot(me.hasUnreadAnnouncement),
};

/** What waits at a place; nothing waits for visitors. */
export function waitingAt(
  indicator: Indicator | undefined,
  { me, unreadCount }: { readonly me: WireMe | null; readonly unreadCount: number },
): Waiting {
  return indicator && me ? INDICATORS[indicator]({ me, unreadCount }) : dot(false);
}
