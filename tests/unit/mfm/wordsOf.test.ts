import { expect, test } from 'vitest';
import { plainWords } from '~/mfm/plainWords';

test.each([
  ['**bold** *light* ~~gone~~ <small>small</small>', 'bold light gone small'],
  ['> said\nand answered', 'said\nand answered'],
  ['press `Enter`', 'press Enter'],
  ['code\n```js\nlet a = 1;\n```', 'code\nlet a = 1;'],
  ['[a page](https://a.example/) https://b.example/', 'a page https://b.example/'],
  ['@bob@b.example #tag :party: 🎉', '@bob@b.example #tag :party: 🎉'],
  ['$[x2 large $[tada.speed=2s and moving]]', 'large and moving'],
  [String.raw`\(x^2\) <plain>**as it is**</plain>`, 'x^2 **as it is**'],
  ['<center>middle</center>', 'middle'],
  ['cats search', 'cats'],
])('an excerpt of %j has the words alone', (text, words) => {
  expect(plainWords(text).trim()).toBe(words);
});

test('an excerpt of a text that would take long to parse is the text itself', () => {
  const hostile = '?[['.repeat(400);
  expect(plainWords(hostile)).toBe(hostile);
});
