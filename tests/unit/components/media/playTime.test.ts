import { expect, test } from 'vitest';
import { playTime } from '~/components/media/player/playTime';

test.each([
  [0, '0:00'],
  [9.9, '0:09'],
  [65, '1:05'],
  [3600, '1:00:00'],
  [3725, '1:02:05'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('a time of %d seconds is shown as %s', (seconds, text) => {
  expect(playTime(seconds)).toBe(text);
});
