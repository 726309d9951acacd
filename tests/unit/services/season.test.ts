import { expect, test } from 'vitest';
import { fallingIn } from '~/services/season';

const year = (hemisphere: 'N' | 'S') => Array.from({ length: 12 }, (_, month) => fallingIn(month, hemisphere)?.[0] ?? '.').join('');

test('in the north, snow falls in December and January, and petals fall in March and April', () => {
  expect(year('N')).toBe('s.pp.......s');
});

test('in the south, snow falls in July and August', () => {
  expect(year('S')).toBe('......ss....');
});
