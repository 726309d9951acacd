import { expect, test } from 'vitest';
import { visibleFileName, visibleText } from '~/lib/visibleText';

test.each([
  ['ali\u202Ece\u2066', 'alice'],
  ['עליסה', 'עליסה'],
  ['👩\u200D👧', '👩\u200D👧'],
  ['', ''],
  [' \u200B', ''],
  ['\u3164', ''],
  ['\u2800\uFE0F\u202E', ''],
])('of %j there is %j to be seen', (text, shown) => {
  expect(visibleText(text)).toBe(shown);
});

test('what would hide the ending of a file’s name is seen', () => {
  expect(visibleFileName('photo\u202Egnp.exe')).toBe('photo\uFFFDgnp.exe');
});
