import { expect, test } from 'vitest';
import { averageColor } from '~/components/media/averageColor';

test('the average color is read from the start of the hash', () => {
  expect(averageColor('LEHV6nWB2yk8pyo0adR*.7kCMdnj')).toBe('rgb(151 150 149)');
  expect(averageColor('00TI:j')).toBe('rgb(255 0 0)');
});

test.each(['', '00', '00  ', '00~~~~', '00Ünot', 'L"HV"nWB'])('the hash %j has no average color', (hash) => {
  expect(averageColor(hash)).toBeNull();
});
