import emojis from '@misskey-dev/emoji-data/emojilist.json';
import { emojiRegex as complete } from '@misskey-dev/emoji-data/regex';
import { expect, test } from 'vitest';
import { emojiRegex } from '~/mfm/emojiPattern';

const ours = RegExp(`^(?:${emojiRegex.source})`);
const theirs = RegExp(`^(?:${complete.source})`);
const chars = (emojis as unknown as readonly (readonly [string])[]).map(([char]) => char);

test.each([
  ['alone', (char: string) => char],
  ['before a letter', (char: string) => `${char}a`],
  ['before another', (char: string) => `${char}😀`],
])('every known emoji is found as a whole, %s', (_how, write) => {
  expect(chars.filter((char) => ours.exec(write(char))?.[0] !== char)).toEqual([]);
});

test('no other sign is taken for one', () => {
  const different: string[] = [];
  for (let code = 0; code < 0x20000; code += 1) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const sign = String.fromCodePoint(code);
    if (ours.test(sign) !== theirs.test(sign)) different.push(code.toString(16));
  }
  expect(different).toEqual([]);
});
