import type { WireRetention } from '~/api/wire';
import { createdAtOf, idAt } from '../../lib/ids';
import type { Server } from '../Server';

/** How far back people are followed, in days. */
const DAYS = 30;
const DAY_MS = 24 * 3_600_000;

/** A day as real servers name it: without leading zeros. */
const keyOf = (ms: number): string => {
  const date = new Date(ms);
  return `${date.getUTCFullYear()}-${date.getUTCMonth() + 1}-${date.getUTCDate()}`;
};

/** Of the people who signed up on each day, how many were here on the days since. The latest day first. */
export function retention(server: Pick<Server, 'db' | 'clock'>): readonly WireRetention[] {
  const now = server.clock.now();
  const today = now - (now % DAY_MS);
  const people = server.db.all<{ id: string; dates: string }>(
    `SELECT u.id AS id, p.loggedInDates AS dates FROM users u JOIN profiles p ON p.userId = u.id
     WHERE u.host IS NULL AND u.id >= ? ORDER BY u.id DESC`,
    [idAt(today - (DAYS - 1) * DAY_MS)],
  );
  const groups = new Map<string, (typeof people)[number][]>();
  for (const person of people) {
    const day = createdAtOf(person.id).slice(0, 10);
    const group = groups.get(day);
    if (group) group.push(person);
    else groups.set(day, [person]);
  }
  return [...groups].map(([day, members]) => {
    const start = Date.parse(day);
    const visits = members.map(
      ({ dates }) => new Set((JSON.parse(dates) as string[]).map((date) => keyOf(Date.parse(`${date.replaceAll('/', '-')}T00:00:00Z`)))),
    );
    const days = Array.from({ length: Math.round((today - start) / DAY_MS) }, (_, at) => keyOf(start + (at + 1) * DAY_MS));
    return {
      createdAt: new Date(start).toISOString(),
      users: members.length,
      data: Object.fromEntries(days.map((key) => [key, visits.filter((own) => own.has(key)).length])),
    };
  });
}
