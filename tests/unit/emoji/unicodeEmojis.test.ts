import { describe, expect, test } from 'vitest';
import { EmojiIndex } from '~/emoji/EmojiIndex';
import { loadUnicodeEmojis, unicodeEmojiName } from '~/emoji/unicodeEmojis';

describe('built-in emoji', () => {
  test('have a name, a category and words in English', async () => {
    const emojis = await loadUnicodeEmojis('en-US');
    expect(emojis.find(({ char }) => char === '😀')).toMatchObject({
      name: 'grinning',
      category: 'face',
      aliases: expect.arrayContaining(['smile']),
    });
  });

  test('have words in Japanese too where that is spoken', async () => {
    const emojis = await loadUnicodeEmojis('ja-JP');
    expect(new EmojiIndex(emojis).search('寿司').map(({ char }) => char)).toContain('🍣');
  });

  test('are found by name first', async () => {
    expect(new EmojiIndex(await loadUnicodeEmojis('en-US')).search('sushi')[0]?.char).toBe('🍣');
  });

  test('unknown ones have no name', async () => {
    expect(await unicodeEmojiName('x')).toBeUndefined();
  });
});
