import { fillCharts } from '../core/charts/fillCharts';
import type { Migration } from '../db/migrate';

/**
 * Numbers over time. `chartCounts` has the sums for a column of a chart in an hour, in a day, and ever (`startsAt` 0; only for
 * totals). The group is an account, another server, or an empty text for the whole instance. `chartUniques` remembers who is
 * already counted in the current hour and day. Data folders get the history of what they contain; a step that changes the tables
 * which {@link fillCharts} reads must give this step a copy of it.
 */
export const migration: Migration = {
  id: 8,
  name: 'charts',
  sql: `
    CREATE TABLE chartCounts (
      chart TEXT NOT NULL,
      groupKey TEXT NOT NULL,
      span TEXT NOT NULL,
      startsAt INTEGER NOT NULL,
      name TEXT NOT NULL,
      value INTEGER NOT NULL,
      PRIMARY KEY (chart, groupKey, span, startsAt, name)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE chartUniques (
      span TEXT NOT NULL,
      startsAt INTEGER NOT NULL,
      chart TEXT NOT NULL,
      groupKey TEXT NOT NULL,
      name TEXT NOT NULL,
      who TEXT NOT NULL,
      PRIMARY KEY (span, startsAt, chart, groupKey, name, who)
    ) STRICT, WITHOUT ROWID;
  `,
  run: fillCharts,
};
