import { expect, test } from 'vitest';
import { averageColour } from '~/components/media/averageColour';

test('reads the average color from the start of the hash', () => {
  expect(averageColour('LEHV6nWB2yk8pyo0adR*.7kCMdnj')).toBe('rgb(151 150 149)');
  expect(averageColour('00TI:j')).toBe('rgb(255 0 0)');
});

test.each(['', '00', '00  ', '00~~~~', '00Ünot', 'L"HV"nWB'])('returns null for %j', (hash) => {
  expect(averageColour(hash)).toBeNull();
});
