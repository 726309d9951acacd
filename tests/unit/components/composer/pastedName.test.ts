import { expect, test } from 'vitest';
import { pastedName } from '~/components/composer/attachments/pastedName';

const afternoon = new Date(2024, 2, 5, 15, 4, 9).getTime();
const night = new Date(2024, 10, 25, 0, 30, 0).getTime();
const name = (pattern: string, { at = afternoon, number = 1, fileName = 'image.png', lang = 'en-US' } = {}) =>
  pastedName(pattern, { fileName, lastModified: at, number, lang });

test('a pasted file is named by its date and its number, and keeps its extension', () => {
  expect(name('yyyy-MM-dd HH-mm-ss [{{number}}]', { number: 3 })).toBe('2024-03-05 15-04-09 3.png');
  expect(name('yyyy', { fileName: 'noExtension' })).toBe('2024');
  expect(name('yyyy', { fileName: 'archive.tar.gz' })).toBe('2024.gz');
});

test.each([
  ['yyyy yy', '2024 24'],
  ['MMMM MMM MM M', 'March Mar 03 3'],
  ['dd d', '05 5'],
  ['HH H hh h tt', '15 15 03 3 PM'],
  ['mm m ss s', '04 4 09 9'],
  ['[yyyy is literal] yyyy', 'yyyy is literal 2024'],
  ['[{{weekday}} {{weekday:long}}]', 'T Tuesday'],
  ['[{{era}} {{year}} {{year:2-digit}}]', 'A 2024 24'],
  ['[{{month}} {{month:long}} {{day}}]', '3 March 5'],
  ['[{{minute}} {{second}}]', '4 9'],
  ['[{{unknown}} {{day:sideways}}]', '{{unknown}} {{day:sideways}}'],
  ['{{number}}x', '1x'],
])('the pattern %s becomes %s', (pattern, expected) => {
  expect(name(pattern)).toBe(`${expected}.png`);
});

test('midnight is twelve in the morning', () => {
  expect(name('HH hh h tt', { at: night })).toBe('00 12 12 AM.png');
});

test('the language of the client names months and writes parts', () => {
  expect(name('MMMM [{{weekday:long}}]', { lang: 'ja-JP' })).toBe('3月 火曜日.png');
});
