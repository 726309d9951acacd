import { expect, test } from 'vitest';
import { cohortsOf } from '~/services/retention';

const share = (text: string) => cohortsOf([{ createdAt: '2026-01-30T12:00:00Z', users: 4, data: JSON.parse(text) as never }], 3)[0]?.shares;

test('those who signed up are followed by the days since, also into another month', () => {
  expect(share('{"2026-1-31":2,"2026-2-1":1}')).toEqual([0.5, 0.25, null]);
});

test('a day without a number is unknown, and not a day without people', () => {
  expect(share('{"2026-2-1":0}')).toEqual([null, 0, null]);
});

test('the newest days come first, without those on which nobody signed up', () => {
  const day = (createdAt: string, users: number) => ({ createdAt, users, data: {} });
  const cohorts = cohortsOf([day('2026-01-01T00:00:00Z', 3), day('2026-01-03T00:00:00Z', 1), day('2026-01-02T00:00:00Z', 0)], 5);
  expect(cohorts.map(({ ms, users }) => [new Date(ms).getDate(), users])).toEqual([
    [3, 1],
    [1, 3],
  ]);
});

test('no more days are shown than fit', () => {
  const days = Array.from({ length: 9 }, (_, index) => ({ createdAt: `2026-01-0${index + 1}T00:00:00Z`, users: 1, data: {} }));
  expect(cohortsOf(days, 7)).toHaveLength(7);
});
