import { expect, test } from 'vitest';
import { byteSize } from '~/i18n/byteSize';
import { I18n } from '~/i18n/I18n';

const inLanguage = (lang: string) => new I18n({ lang, messages: {} });

test.each([
  [0, '0 B'],
  [-5, '0 B'],
  [Number.NaN, '0 B'],
  [1, '1 B'],
  [1023, '1,023 B'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [1024 ** 2 - 1, '1 MB'],
  [1024 ** 3, '1 GB'],
  [1024 ** 10, '1 QB'],
  [1024 ** 10 * 5000, '5,000 QB'],
])('%d bytes are formatted as "%s"', (bytes, expected) => {
  expect(byteSize(inLanguage('en-US'), bytes)).toBe(expected);
});

test('a size has the decimal sign of its language', () => {
  expect(byteSize(inLanguage('de-DE'), 1536)).toBe('1,5 KB');
});

test('a size stays in one piece within text from right to left', () => {
  expect(byteSize(inLanguage('he-IL'), 1536)).toBe('\u20661.5 KB\u2069');
});
