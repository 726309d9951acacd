import { describe, expect, test } from 'vitest';
import { firstWeekday, weeksOfMonth } from '../../../widgets/calendar/month';
import { zonesOf } from '../../../widgets/clock/zones';

const dates = (weeks: readonly (readonly Date[])[]) => weeks.map((week) => week.map((day) => day.getDate()));

describe('the weeks of a month', () => {
  test('the weeks of a month begin with the chosen weekday, and end with whole weeks', () => {
    const february = new Date(2026, 1, 14).getTime();
    expect(dates(weeksOfMonth(february, 0))).toEqual([0, 1, 2, 3].map((week) => Array.from({ length: 7 }, (_, day) => week * 7 + day + 1)));
    const fromMonday = dates(weeksOfMonth(february, 1));
    expect([fromMonday[0], fromMonday.at(-1)]).toEqual([
      [26, 27, 28, 29, 30, 31, 1],
      [23, 24, 25, 26, 27, 28, 1],
    ]);
  });

  test('weeks begin as is usual for the language', () => {
    expect([0, 7]).toContain(firstWeekday('en-US'));
    expect([0, 1, 6]).toContain(firstWeekday('de-DE'));
  });
});

test('a clock shows other zones by their cities, each once', () => {
  const at = Date.UTC(2024, 1, 10, 12, 5);
  expect(zonesOf([null, 'asia/tokyo', 'america/new_york', 'asia/tokyo', 'utc'], at)).toEqual([
    { zone: 'asia/tokyo', place: 'Tokyo', time: '21:05' },
    { zone: 'america/new_york', place: 'New York', time: '07:05' },
    { zone: 'utc', place: 'UTC', time: '12:05' },
  ]);
});
