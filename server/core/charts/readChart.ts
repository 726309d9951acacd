import type { Database } from '../../db/Database';
import { columnKind, filledChart, type ChartAnswer, type ChartName } from './descriptions';
import { SPAN_MS, startOf, type ChartSpanName } from './spans';

/** A part of a chart. */
export interface ChartPeriod {
  readonly span: ChartSpanName;
  /** How many hours or days. */
  readonly limit: number;
  /** The newest hour or day begins at this moment or next after it, in ms since 1970. Null, absent and 0 mean the current one. */
  readonly offset?: number | null | undefined;
}

interface Count {
  readonly name: string;
  readonly startsAt: number;
  readonly value: number;
}

/**
 * The numbers of a chart, newest first. A group that was never counted has zeros.
 * @param group an account's id or the host of a server; an empty text for the whole instance.
 */
export function readChart<C extends ChartName>(
  db: Database,
  nowMs: number,
  chart: C,
  group: string,
  { span, limit, offset }: ChartPeriod,
): ChartAnswer<C> {
  const lengthMs = SPAN_MS[span];
  const newest = startOf(span, offset ? offset + lengthMs - 1 : nowMs);
  const oldest = newest - (limit - 1) * lengthMs;
  const rows = db.all<Count>(
    'SELECT name, startsAt, value FROM chartCounts WHERE chart = ? AND groupKey = ? AND span = ? AND startsAt BETWEEN ? AND ?',
    [chart, group, span, oldest, newest],
  );
  const totals = totalsAt(db, chart, group, newest + lengthMs);
  return filledChart(chart, (name) => {
    const changes = Array.from({ length: limit }, () => 0);
    for (const { startsAt, value } of rows.filter((row) => row.name === name)) changes[(newest - startsAt) / lengthMs] = value;
    return columnKind(chart, name) === 'total' ? runningTotals(totals.get(name) ?? 0, changes) : changes;
  });
}

/** The total at the end of each step, from the newest total and the change of each step. */
function runningTotals(newest: number, changes: readonly number[]): number[] {
  let total = newest;
  return changes.map((change) => {
    const here = total;
    total -= change;
    return here;
  });
}

/** The totals of a chart at the beginning of an hour: everything that was ever added, minus everything since. */
function totalsAt(db: Database, chart: string, group: string, ms: number): ReadonlyMap<string, number> {
  const nextDay = startOf('day', ms - 1) + SPAN_MS.day;
  const rows = db.all<Pick<Count, 'name' | 'value'>>(
    `SELECT name, SUM(value) AS value FROM (
       SELECT name, value FROM chartCounts WHERE chart = ?1 AND groupKey = ?2 AND span = 'ever'
       UNION ALL SELECT name, -value FROM chartCounts WHERE chart = ?1 AND groupKey = ?2 AND span = 'day' AND startsAt >= ?4
       UNION ALL SELECT name, -value FROM chartCounts
         WHERE chart = ?1 AND groupKey = ?2 AND span = 'hour' AND startsAt >= ?3 AND startsAt < ?4
     ) GROUP BY name`,
    [chart, group, ms, nextDay],
  );
  return new Map(rows.map(({ name, value }) => [name, value]));
}

/** The current total of a column. */
export function currentTotal(db: Database, chart: ChartName, group: string, name: string): number {
  return (
    db.get<{ value: number }>(
      `SELECT value FROM chartCounts WHERE chart = ? AND groupKey = ? AND span = 'ever' AND startsAt = 0 AND name = ?`,
      [chart, group, name],
    )?.value ?? 0
  );
}
