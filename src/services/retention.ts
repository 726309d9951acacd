import type { WireRetention } from '~/api/wire';

/** The people who signed up on a day, and how many of them came back. */
export interface Cohort {
  /** The day, as the same date in the time zone of the device; ms since the epoch. */
  readonly ms: number;
  readonly users: number;
  /** The part of them that was here, by days since: the first is the day after. Null where nobody knows yet. */
  readonly shares: readonly (number | null)[];
}

const DAY_MS = 24 * 3_600_000;

/** Returns the newest cohorts with their first days. A day without people is left out. @param days how many cohorts and days */
export function cohortsOf(answer: readonly WireRetention[], days: number): readonly Cohort[] {
  return answer
    .filter(({ users }) => users > 0)
    .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
    .slice(0, days)
    .map(({ createdAt, users, data }) => {
      const start = new Date(createdAt);
      const [year, month, day] = [start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate()];
      const counts = new Map(Object.entries(data).map(([key, count]) => [daysSince(Date.UTC(year, month, day), key), count]));
      return {
        ms: new Date(year, month, day).getTime(),
        users,
        shares: Array.from({ length: days }, (_, index) => {
          const count = counts.get(index + 1);
          return count === undefined ? null : Math.min(1, count / users);
        }),
      };
    });
}

/** @param key a date as `2026-1-31` */
function daysSince(startMs: number, key: string): number {
  const [year = 0, month = 1, day = 1] = key.split('-').map(Number);
  return Math.round((Date.UTC(year, month - 1, day) - startMs) / DAY_MS);
}
