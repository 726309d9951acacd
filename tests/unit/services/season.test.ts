import { expect, test } from 'vitest';
import { fallingIn } from '~/services/season';

const year = (hemisphere: 'N' | 'S') => Array.from({ length: 12 }, (_, month) => fallingIn(month, hemisphere)?.[0] ?? '.').join('');

test('snow falls in December and January in the north, and petals fall in March and April', () => {
  expect(year('N')).toBe('s.pp.......s');
});

test('snow falls in July and August in the south', () => {
  expect(year('S')).toBe('......ss....');
});
