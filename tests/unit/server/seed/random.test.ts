import { expect, test } from 'vitest';
import { SeededRandom } from '../../../../server/seed/random';

test('a seed always gives the same choices, another seed gives others', () => {
  const choices = (seed: number) => {
    const random = new SeededRandom(seed);
    return [random.next(), random.whole(1, 6), random.pick(['a', 'b', 'c']), random.shuffled([1, 2, 3, 4, 5])];
  };
  expect(choices(7)).toEqual(choices(7));
  expect(choices(7)).not.toEqual(choices(8));
});

test('whole numbers reach both ends and not further', () => {
  const random = new SeededRandom(1);
  const seen = new Set(Array.from({ length: 500 }, () => random.whole(2, 5)));
  expect(seen).toEqual(new Set([2, 3, 4, 5]));
});

test('a selection contains each value once', () => {
  const random = new SeededRandom(1);
  expect(new Set(random.some([1, 2, 3, 4, 5], 4)).size).toBe(4);
  expect(random.some([1, 2], 4)).toHaveLength(2);
});
