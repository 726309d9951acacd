import { expect, test } from 'vitest';
import { beginningOf } from '~/lib/beginningOf';

test.each([
  ['short', 'short'],
  ['exactly ten', 'exactly ten'],
  ['exactly tens', 'exactly…'],
  ['two words, more', 'two words…'],
  ['over\n two  lines', 'over two…'],
  ['日本語には空白がありませんから', '日本語には空白がありま…'],
  ['a verylongwordwithoutend', 'a verylongw…'],
  ['🌱🌱🌱🌱🌱🌱🌱🌱🌱🌱🌱🌱', '🌱🌱🌱🌱🌱🌱🌱🌱🌱🌱🌱…'],
  ['', ''],
])('eleven characters of %j are %j', (text, expected) => {
  expect(beginningOf(text, 11)).toBe(expected);
});
