import { describe, expect, test } from 'vitest';
import { EmojiMatches } from '~/components/composer/autocomplete/EmojiMatches';
import type { UnicodeEmojiEntry } from '~/emoji/unicodeEmojis';
import { manyEmojis } from '../../../../fixtures/emojis';

const custom = (name: string, ...aliases: string[]) => ({ name, aliases, category: null, url: `https://moss.example/${name}.png` });
const unicode = (char: string, name: string, ...aliases: string[]): UnicodeEmojiEntry => ({ char, name, aliases, category: 'face' });

interface Given {
  readonly customs?: readonly ReturnType<typeof custom>[];
  readonly unicodes?: readonly UnicodeEmojiEntry[];
  readonly recent?: readonly string[];
}

const matchesOf = ({ customs = [], unicodes = [], recent = [] }: Given) =>
  new EmojiMatches({ custom: () => customs, unicode: () => unicodes, recent: () => recent });

const going = new AbortController().signal;
const find = async (given: Given, word: string) => (await matchesOf(given).find(word, going)).map(({ emoji }) => emoji);

describe('emoji for a begun word', () => {
  test('exact names come first, then beginnings of names and of aliases, then parts', async () => {
    const customs = [custom('bobcat'), custom('catalog'), custom('hippo', 'category'), custom('neko', 'cat'), custom('cat')];
    expect(await find({ customs }, 'cat')).toEqual([':cat:', ':neko:', ':catalog:', ':hippo:', ':bobcat:']);
  });

  test('among equals, recently used emoji come first, then custom ones, then those with short names', async () => {
    const customs = [custom('catalog'), custom('cats')];
    const unicodes = [unicode('🐱', 'cat_face'), unicode('🐈', 'cat1')];
    expect(await find({ customs, unicodes, recent: ['🐱'] }, 'ca')).toEqual(['🐱', ':cats:', ':catalog:', '🐈']);
  });

  test('a word in the language of the viewer finds an emoji, which is named after it', async () => {
    const found = await matchesOf({ unicodes: [unicode('🐈', 'cat', 'feline', 'ねこ')] }).find('ねこ', going);
    expect(found).toEqual([{ emoji: '🐈', name: 'ねこ' }]);
  });

  test.each(['ｗａｒａｉ', 'ワライ', 'ﾜﾗｲ'])('a word finds an emoji in any width and kind of kana: %s', async (word) => {
    const found = await matchesOf({ customs: [custom('warai', 'わらい')] }).find(word, going);
    expect(found).toEqual([{ emoji: ':warai:', name: word === 'ｗａｒａｉ' ? 'warai' : 'わらい' }]);
  });

  test('a word with a slip finds an emoji, but a short one does not', async () => {
    const unicodes = [unicode('👍', 'thumbsup'), unicode('🐈', 'cat')];
    expect({ slip: await find({ unicodes }, 'thubmsup'), short: await find({ unicodes }, 'thx') }).toEqual({ slip: ['👍'], short: [] });
  });

  test('an emoji that was used with a skin tone is offered with it', () => {
    const { emoji } = matchesOf({ unicodes: [unicode('👍', 'thumbsup')], recent: ['👍🏽'] }).recent()[0]!;
    expect(emoji).toBe('👍🏽');
  });

  test('at most thirty are found', async () => {
    const customs = Array.from({ length: 50 }, (_, number) => custom(`cat${number}`));
    expect(await find({ customs }, 'cat')).toHaveLength(30);
  });

  test('without a word, the emoji used recently are offered as long as the server has them', () => {
    const customs = [custom('blob'), custom('other')];
    expect(matchesOf({ customs, unicodes: [unicode('🐈', 'cat')], recent: ['🐈', ':gone:', ':blob:'] }).recent()).toEqual([
      { emoji: '🐈', name: 'cat' },
      { emoji: ':blob:', name: 'blob' },
    ]);
  });

  test('a list that has changed is searched anew', async () => {
    let customs = [custom('cat')];
    const matches = new EmojiMatches({ custom: () => customs, unicode: () => [], recent: () => [] });
    await matches.find('ca', going);
    customs = [custom('catalog')];
    expect(await matches.find('ca', going)).toEqual([{ emoji: ':catalog:', name: 'catalog' }]);
  });

  test('very many emoji are searched in steps, between which the browser can do something else', async () => {
    let others = 0;
    let isDone = false;
    const count = () => {
      others += 1;
      if (!isDone) setTimeout(count);
    };
    setTimeout(count);
    await find({ customs: manyEmojis(20_000) as never }, 'cat');
    isDone = true;
    expect(others).toBeGreaterThan(0);
  });

  test('a search that was given up ends early', async () => {
    const search = new AbortController();
    const found = matchesOf({ customs: manyEmojis(5_000) as never }).find('zzzz', search.signal);
    search.abort();
    expect(await found).toEqual([]);
  });
});
