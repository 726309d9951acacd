import { expect, test } from 'vitest';
import { birthdaysOn, localDate } from '~/services/birthdays';

test.each([
  ['2027-02-28', ['02-28']],
  ['2027-03-01', ['03-01', '02-29']],
  ['2028-02-29', ['02-29']],
  ['2028-03-01', ['03-01']],
  ['2100-03-01', ['03-01', '02-29']],
  ['2027-04-01', ['04-01']],
])('on %s the birthdays of %j are celebrated', (date, expected) => {
  expect(birthdaysOn(date).map((day) => day.slice(5))).toEqual(expected);
});

test('a date that servers are asked about exists, because some of them read it as a moment', () => {
  for (const date of birthdaysOn('2027-03-01')) expect(localDate(new Date(`${date}T12:00:00`).getTime())).toBe(date);
});
