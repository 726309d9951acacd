import { describe, expect, test } from 'vitest';
import { EmojiIndex } from '~/emoji/EmojiIndex';
import { loadUnicodeEmojis } from '~/emoji/unicodeEmojis';
import { countedReaction, sentReaction } from '~/services/reactions';
import { unicodeReaction } from '../../../server/core/reactions/reactionNames';

describe('built-in emoji', () => {
  test('built-in emojis have a name, a category and words in English', async () => {
    const emojis = await loadUnicodeEmojis('en-US');
    expect(emojis.find(({ char }) => char === '😀')).toMatchObject({
      name: 'grinning',
      category: 'face',
      aliases: expect.arrayContaining(['smile']),
    });
  });

  test('built-in emojis also have Japanese words when the language is Japanese', async () => {
    const emojis = await loadUnicodeEmojis('ja-JP');
    expect(new EmojiIndex(emojis).search('寿司').map(({ char }) => char)).toContain('🍣');
  });

  test('built-in emojis are found by name first', async () => {
    expect(new EmojiIndex(await loadUnicodeEmojis('en-US')).search('sushi')[0]?.char).toBe('🍣');
  });
});

test('servers count every built-in emoji as itself, also when it is joined in the form in which they count it', async () => {
  const chars = (await loadUnicodeEmojis('en-US')).map(({ char }) => char);
  const counted = chars.map((char) => countedReaction(sentReaction(char)));
  expect(chars.map((char) => unicodeReaction(sentReaction(char)))).toEqual(counted);
  expect(counted.map((char) => unicodeReaction(sentReaction(char)))).toEqual(counted);
});

test('Unicode emoji are found by words of further languages', async () => {
  const found = async (further: readonly string[]) => new EmojiIndex(await loadUnicodeEmojis('en-US', further)).search('すし')[0]?.char;
  expect({ without: await found([]), with: await found(['ja-JP_hira']) }).toEqual({ without: undefined, with: '🍣' });
});
