import { expect, test } from 'vitest';
import { chartTimes } from '~/services/chartTimes';

const iso = (ms: number) => new Date(ms).toISOString();

test('the hours of a chart are full hours, newest first', () => {
  expect(chartTimes('hour', 3, Date.parse('2024-02-10T01:30:00Z')).map(iso)).toEqual([
    '2024-02-10T01:00:00.000Z',
    '2024-02-10T00:00:00.000Z',
    '2024-02-09T23:00:00.000Z',
  ]);
});

test('the days of a chart have the dates that the server counts by, in the time zone of the device', () => {
  const dates = chartTimes('day', 3, Date.parse('2024-03-01T23:30:00Z')).map((ms) => new Date(ms));
  expect(dates.map((date) => ({ month: date.getMonth() + 1, day: date.getDate(), hour: date.getHours() }))).toEqual([
    { month: 3, day: 1, hour: 0 },
    { month: 2, day: 29, hour: 0 },
    { month: 2, day: 28, hour: 0 },
  ]);
});
