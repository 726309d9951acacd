import type { UserRow } from '../../db/rows/UserRow';
import type { Server } from '../Server';
import { pageViewChanges, readerChanges, WHOLE, type ChartChange } from './chartChanges';
import { currentTotal } from './readChart';
import { startOf } from './spans';
import { writeCharts } from './writeCharts';

/** Adds changes of this moment to the charts. Call it in the transaction that makes the change. */
export function countInCharts(server: Server, changes: readonly ChartChange[]): void {
  writeCharts(server.db, server.clock.now(), changes);
}

/** Counts an account among those that read a timeline. Only the first time in an hour writes anything. */
export function countReader(server: Server, user: UserRow | null): void {
  if (user === null) return;
  const now = server.clock.now();
  const isCounted = server.db.get(
    `SELECT 1 FROM chartUniques
     WHERE span = 'hour' AND startsAt = ? AND chart = 'active-users' AND groupKey = '' AND name = 'read' AND who = ?`,
    [startOf('hour', now), user.id],
  );
  if (!isCounted) countInCharts(server, readerChanges(user.id, now));
}

/** Counts a view of a profile. As on real servers, looking at oneself or at users of other servers does not count. */
export function countPageView(server: Server, user: UserRow, viewer: UserRow | null, visitor: string): void {
  if (user.host !== null || user.id === viewer?.id) return;
  countInCharts(server, pageViewChanges(user.id, viewer ? { userId: viewer.id } : { visitor }));
}

/**
 * Brings the numbers of other servers by their relation to this one up to date, after a follow between a local account and
 * another server began or ended, or a server was blocked or suspended.
 */
export function countFederation(server: Server): void {
  const now = server.db.get<Record<string, number>>(
    `SELECT TOTAL(followers > 0) AS sub, TOTAL(following > 0) AS pub, TOTAL(followers > 0 AND following > 0) AS pubsub,
       TOTAL(followers > 0 AND isActive) AS subActive, TOTAL(following > 0 AND isActive) AS pubActive
     FROM (SELECT NOT (isSuspended OR isBlocked OR isNotResponding) AS isActive, ${hostTotal('followers')} AS followers,
             ${hostTotal('following')} AS following FROM instances i)`,
  );
  const counts = Object.fromEntries(
    Object.entries(now ?? {}).map(([name, count]) => [name, count - currentTotal(server.db, 'federation', WHOLE, name)]),
  );
  countInCharts(server, [{ chart: 'federation', group: WHOLE, counts }]);
}

/** SQL for the current number of a kind of things of a server `i`. */
export const hostTotal = (kind: 'notes' | 'users' | 'following' | 'followers'): string =>
  `IFNULL((SELECT value FROM chartCounts
     WHERE chart = 'instance' AND groupKey = i.host AND span = 'ever' AND startsAt = 0 AND name = '${kind}.total'), 0)`;
