import type { Database } from '../../db/Database';
import type { ChartChange, UniqueChange } from './chartChanges';
import { columnKind } from './descriptions';
import { SPAN_MS, SPANS, startOf, type ChartSpanName } from './spans';

/** A number of a chart: the sum for a column in an hour, in a day, or `ever` (with `startsAt` 0; only for totals). */
export type ChartCount = readonly [chart: string, group: string, span: ChartSpanName | 'ever', startsAt: number, name: string, add: number];

/** Single hours are kept for this time, in ms; days forever. No client asks for more than 500 hours. */
export const KEEP_HOURS_MS = 90 * SPAN_MS.day;

const ADD = `INSERT INTO chartCounts (chart, groupKey, span, startsAt, name, value)
  SELECT j.value ->> 0, j.value ->> 1, j.value ->> 2, j.value ->> 3, j.value ->> 4, j.value ->> 5 FROM json_each(?) j WHERE true
  ON CONFLICT (chart, groupKey, span, startsAt, name) DO UPDATE SET value = value + excluded.value`;

/**
 * Adds changes to the charts of their hour and day. Only differences are stored, so changes may come in any order, and the past
 * never has to be written again. Totals are the sum of all differences, which is stored as well.
 */
export function writeCharts(db: Database, atMs: number, changes: readonly ChartChange[]): void {
  db.transaction(() => {
    const counts = changes.flatMap((change) => [...countsOf(change, atMs), ...newUniques(db, change, atMs)]);
    addCounts(db, counts);
    for (const { chart, group } of changes) {
      db.run(`DELETE FROM chartCounts WHERE chart = ? AND groupKey = ? AND span = 'hour' AND startsAt < ?`, [
        chart,
        group,
        startOf('hour', atMs - KEEP_HOURS_MS),
      ]);
    }
  });
}

/** The numbers that a change adds, without those that are counted once. */
export function countsOf({ chart, group, counts = {} }: ChartChange, atMs: number): ChartCount[] {
  return Object.entries(counts).flatMap(([name, add]) => {
    const isTotal = columnKind(chart, name) === 'total';
    if (add === 0) return [];
    const inSpans = SPANS.map((span): ChartCount => [chart, group, span, startOf(span, atMs), name, add]);
    return isTotal ? [...inSpans, [chart, group, 'ever', 0, name, add] as const] : inSpans;
  });
}

/** Adds numbers to the charts. */
export function addCounts(db: Database, counts: readonly ChartCount[]): void {
  if (counts.length > 0) db.run(ADD, [JSON.stringify(counts)]);
}

/** Stores who is counted, and returns a number for each one who is new in the hour or the day. */
function newUniques(db: Database, { chart, group, uniques = [] }: ChartChange, atMs: number): ChartCount[] {
  return SPANS.flatMap((span) => {
    const startsAt = startOf(span, atMs);
    const isIn = (name: string, who: string) =>
      db.get('SELECT 1 FROM chartUniques WHERE span = ? AND startsAt = ? AND chart = ? AND groupKey = ? AND name = ? AND who = ?', [
        span,
        startsAt,
        chart,
        group,
        name,
        who,
      ]) !== undefined;
    const isNew = ({ name, who, ifIn }: UniqueChange) => !isIn(name, who) && (ifIn === undefined || isIn(ifIn, who));
    return uniques.filter(isNew).map(({ name, who }): ChartCount => {
      columnKind(chart, name);
      forgetEarlier(db, span, startsAt);
      db.run('INSERT INTO chartUniques (span, startsAt, chart, groupKey, name, who) VALUES (?, ?, ?, ?, ?, ?)', [
        span,
        startsAt,
        chart,
        group,
        name,
        who,
      ]);
      return [chart, group, span, startsAt, name, 1];
    });
  });
}

/** Entries are needed only while their hour or day lasts. One more hour or day is kept, in case the clock is set back a little. */
function forgetEarlier(db: Database, span: ChartSpanName, startsAt: number): void {
  db.run('DELETE FROM chartUniques WHERE span = ? AND startsAt < ?', [span, startsAt - SPAN_MS[span]]);
}
