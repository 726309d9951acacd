import { expect, test } from 'vitest';
import { abbreviationAt, offsetAt, offsetText, wallTime } from '~/components/clock/zonedTime';
import { zoneOption } from '~/components/clock/clockOptions';

const WINTER = Date.UTC(2026, 0, 15, 12);
const SUMMER = Date.UTC(2026, 6, 15, 12);

test.each([
  ['utc', 0, 0, 'UTC', 'UTC'],
  ['europe/berlin', 60, 120, 'CET', 'CEST'],
  ['asia/tokyo', 540, 540, 'JST', 'JST'],
  ['asia/seoul', 540, 540, 'KST', 'KST'],
  ['asia/shanghai', 480, 480, 'CST', 'CST'],
  ['australia/sydney', 660, 600, 'AEDT', 'AEST'],
  ['australia/darwin', 570, 570, 'ACST', 'ACST'],
  ['australia/perth', 480, 480, 'AWST', 'AWST'],
  ['america/new_york', -300, -240, 'EST', 'EDT'],
  ['america/mexico_city', -360, -360, 'CST', 'CST'],
  ['america/phoenix', -420, -420, 'MST', 'MST'],
  ['america/los_angeles', -480, -420, 'PST', 'PDT'],
] as const)('the zone %s has its own offset and abbreviation in January and in July', (zone, january, july, name, summerName) => {
  expect(zoneOption.timezone.items).toContain(zone);
  expect([offsetAt(zone, WINTER), offsetAt(zone, SUMMER)]).toEqual([january, july]);
  expect([abbreviationAt(zone, WINTER), abbreviationAt(zone, SUMMER)]).toEqual([name, summerName]);
});

test('every zone that is offered is tested here, and is known to the platform', () => {
  const zones = zoneOption.timezone.items.filter((zone) => zone !== null);
  expect(zones).toHaveLength(12);
  for (const zone of zones) expect(() => offsetAt(zone, WINTER)).not.toThrow();
});

test('a zone changes its offset in the minute in which summer time begins', () => {
  const change = Date.UTC(2026, 2, 29, 1);
  expect([offsetAt('europe/berlin', change - 1), offsetAt('europe/berlin', change)]).toEqual([60, 120]);
});

test('no zone means that of this device', () => {
  expect(offsetAt(null, WINTER)).toBe(-new Date(WINTER).getTimezoneOffset());
  expect(abbreviationAt(null, WINTER)).not.toBe('');
});

test('a zone without an abbreviation shows its distance', () => {
  expect(abbreviationAt('europe/moscow', WINTER)).toBe('GMT+3');
});

test('a clock on the wall is ahead by its offset', () => {
  expect(wallTime(Date.UTC(2026, 0, 15, 23, 40, 5), 570)).toEqual({ hours: 9, minutes: 10, seconds: 5 });
});

test.each([
  [0, '+00:00'],
  [570, '+09:30'],
  [-210, '−03:30'],
] as const)('an offset of %i minutes is written as %s', (offset, text) => {
  expect(offsetText(offset)).toBe(text);
});
