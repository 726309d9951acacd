import { describe, expect, test } from 'vitest';
import { remainingTime } from '~/services/remainingTime';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = Date.parse('2024-02-10T12:00:00Z');

describe('the time left in a poll', () => {
  test.each([
    [DAY, 1, 'day'],
    [DAY - 1, 23, 'hour'],
    [HOUR - 1, 59, 'minute'],
    [MINUTE - 1, 59, 'second'],
  ])('%d ms left are shown as %d %s', (left, value, unit) => {
    expect(remainingTime(NOW, NOW + left)).toEqual({ value, unit });
  });

  test.each([0, -1, Number.NaN])('a poll with %d ms left is over', (left) => {
    expect(remainingTime(NOW, NOW + left)).toBeNull();
  });
});
