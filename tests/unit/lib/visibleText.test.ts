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
])('the visible text of %j is %j', (text, shown) => {
  expect(visibleText(text)).toBe(shown);
});

test('a direction mark that hides the extension of a file becomes visible', () => {
  expect(visibleFileName('photo\u202Egnp.exe')).toBe('photo\uFFFDgnp.exe');
});
