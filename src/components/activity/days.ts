import type { WireNotesChart } from '~/api/wire';
import { chartTimes } from '~/services/chartTimes';

/** The notes that an account wrote on one day, counted. */
export interface ActivityDay {
  /** The beginning of the day; ms since the epoch. */
  readonly ms: number;
  readonly notes: number;
  readonly replies: number;
  readonly renotes: number;
  readonly total: number;
}

/** The number of days in the calendar: 21 weeks. */
export const DAYS = 147;

/** Returns the days of a chart, newest first. A day on which more was deleted than written counts as empty. */
export function daysOf({ diffs }: WireNotesChart, newestMs: number): readonly ActivityDay[] {
  const count = Math.min(DAYS, diffs.normal.length);
  const at = (series: readonly number[], index: number) => Math.max(0, series[index] ?? 0);
  return chartTimes('day', count, newestMs).map((ms, index) => {
    const [notes, replies, renotes] = [at(diffs.normal, index), at(diffs.reply, index), at(diffs.renote, index)];
    return { ms, notes, replies, renotes, total: notes + replies + renotes };
  });
}
