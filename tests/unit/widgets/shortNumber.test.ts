import { expect, test } from 'vitest';
import { shortNumber } from '../../../widgets/jobQueue/shortNumber';

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1K'],
  [1_234, '1.23K'],
  [999_999, '1M'],
  [2_500_000, '2.5M'],
  [7_000_000_000, '7G'],
  [12_000_000_000_000_000, '12000T'],
])('%d jobs are written as %s', (count, text) => {
  expect(shortNumber(count)).toBe(text);
});
