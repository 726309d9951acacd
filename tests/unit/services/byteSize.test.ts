import { expect, test } from 'vitest';
import { byteSize } from '~/services/byteSize';

test.each([
  [0, '0 B'],
  [-5, '0 B'],
  [Number.NaN, '0 B'],
  [1, '1 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [1024 ** 2 - 1, '1 MB'],
  [1024 ** 3, '1 GB'],
  [1024 ** 10, '1 QB'],
  [1024 ** 10 * 5000, '5000 QB'],
])('%d bytes are formatted as "%s"', (bytes, expected) => {
  expect(byteSize(bytes)).toBe(expected);
});
