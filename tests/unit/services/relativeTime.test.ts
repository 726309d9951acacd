import { describe, expect, test } from 'vitest';
import { ageClass, relativeTime } from '~/services/relativeTime';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = Date.parse('2024-02-10T12:00:00Z');

describe('relative time', () => {
  test.each([0, 9_999, -2_999])('a moment %d ms ago is just now', (age) => {
    expect(relativeTime(NOW, NOW - age)).toBe('justNow');
  });

  test.each([
    [10 * SECOND, -10, 'second'],
    [MINUTE - 1, -59, 'second'],
    [MINUTE, -1, 'minute'],
    [HOUR - 1, -59, 'minute'],
    [HOUR, -1, 'hour'],
    [DAY, -1, 'day'],
    [7 * DAY, -1, 'week'],
    [30 * DAY, -1, 'month'],
    [365 * DAY, -1, 'year'],
    [-3 * SECOND, 3, 'second'],
    [-2 * DAY, 2, 'day'],
    [1.9 * MINUTE, -1, 'minute'],
    [1.49 * HOUR, -1, 'hour'],
    [HOUR + 55 * MINUTE, -2, 'hour'],
    [1.5 * DAY, -2, 'day'],
    [11 * DAY, -2, 'week'],
    [1.4 * 30 * DAY, -1, 'month'],
    [1.5 * 365 * DAY, -2, 'year'],
    [-1.9 * MINUTE, 1, 'minute'],
    [-1.5 * HOUR, 2, 'hour'],
  ])('a moment %d ms ago has the distance %d %s', (age, value, unit) => {
    expect(relativeTime(NOW, NOW - age)).toEqual({ value, unit });
  });

  const limits = { second: 60, minute: 60, hour: 24, day: 7, week: 5, month: 12, year: Infinity };

  test('a distance never reaches the next unit, so there are no 24 hours, 7 days or 12 months', () => {
    const reached = new Set<string>();
    // Whole minutes for two days, then hours for three years.
    for (let age = MINUTE; age < 3 * 365 * DAY; age += age < 2 * DAY ? MINUTE : HOUR) {
      for (const now of [NOW - age, NOW + age]) {
        const distance = relativeTime(NOW, now);
        if (typeof distance === 'string') continue;
        if (Math.abs(distance.value) >= limits[distance.unit]) reached.add(`${distance.value} ${distance.unit}`);
      }
    }
    expect([...reached]).toEqual([]);
  });

  test.each([
    [DAY - 1, -23, 'hour'],
    [7 * DAY - 1, -6, 'day'],
    [30 * DAY - 1, -4, 'week'],
    [365 * DAY - 1, -11, 'month'],
  ])('a moment %d ms ago has the distance %d %s, the last of its unit', (age, value, unit) => {
    expect(relativeTime(NOW, NOW - age)).toEqual({ value, unit });
  });

  test('a moment that is not a number is invalid', () => {
    expect(relativeTime(NOW, Number.NaN)).toBe('invalid');
  });
});

test.each([
  [90, 'fresh'],
  [91, 'old'],
  [180, 'old'],
  [181, 'veryOld'],
])('a note of %d days is %s', (days, expected) => {
  expect(ageClass(NOW, NOW - days * DAY)).toBe(expected);
});
