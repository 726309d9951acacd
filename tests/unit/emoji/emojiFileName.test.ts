import { existsSync } from 'node:fs';
import list from '@misskey-dev/emoji-data/emojilist.json';
import { describe, expect, test } from 'vitest';
import { fluentName, twemojiName } from '~/emoji/emojiFileName';
import { countedReaction, sentReaction } from '~/services/reactions';

const assets = new URL('../../../node_modules/@misskey-dev/emoji-assets/built/', import.meta.url);
const all = list.map(([char]) => char);

describe('the file of an emoji', () => {
  test.each([
    ['👍', '1f44d'],
    ['❤️', '2764'],
    ['👨‍👩‍👧', '1f468-200d-1f469-200d-1f467'],
    ['🏳️‍🌈', '1f3f3-fe0f-200d-1f308'],
    ['👁️‍🗨️', '1f441-200d-1f5e8'],
    ['©', 'a9'],
  ])('the file of the emoji %s is %s in Twemoji', (emoji, name) => {
    expect(twemojiName(emoji)).toBe(name);
  });

  test.each([
    ['👍', '1f44d'],
    ['©', '00a9'],
    ['🇯🇵', null],
  ])('the file of the emoji %s is %s in Fluent', (emoji, name) => {
    expect(fluentName(emoji)).toBe(name);
  });

  test('every emoji of the list has a file in Twemoji, also in the form that servers count', () => {
    const forms = all.flatMap((char) => [char, countedReaction(sentReaction(char))]);
    expect(forms.filter((char) => !existsSync(new URL(`twemoji/${twemojiName(char)}.svg`, assets)))).toEqual([]);
  });

  test('the form that servers count has the same file in Fluent as the emoji of the list', () => {
    const isThere = (char: string) => existsSync(new URL(`fluent-emoji/${fluentName(char)}.png`, assets));
    const lost = all.filter((char) => isThere(char) && !isThere(countedReaction(sentReaction(char))));
    expect(lost).toEqual([]);
  });
});
