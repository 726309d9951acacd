import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { unicodeEmojiPath } from '../../../../server/media/unicodeEmoji';

const list = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@misskey-dev/emoji-data/emojilist.json'), 'utf8')) as [
  string,
][];
/** File names as clients write them: hex joined by hyphens, without U+FE0F unless there is a joiner. */
const points = (character: string) => {
  const codes = Array.from(character, (part) => part.codePointAt(0)!.toString(16));
  return (codes.includes('200d') ? codes : codes.filter((code) => code !== 'fe0f')).join('-');
};

test('every known emoji has a vector picture', () => {
  expect(list.length).toBeGreaterThan(1900);
  expect(list.filter(([character]) => unicodeEmojiPath('twemoji', `${points(character)}.svg`) === null)).toEqual([]);
});

test('the fluent set accepts padded and unpadded code points', () => {
  expect(unicodeEmojiPath('fluent-emoji', '1f600.png')).not.toBeNull();
  expect(unicodeEmojiPath('fluent-emoji', '00a9.png')).toBe(unicodeEmojiPath('fluent-emoji', 'a9.png'));
});

test.each(['../../package.json', '..%2f1f600.svg', '1f600.svg/../x.svg', '1f600.png', 'zzzz.svg', '.svg', ''])(
  'the file %j is not an emoji',
  (file) => {
    expect(unicodeEmojiPath('twemoji', file)).toBeNull();
  },
);
