import { describe, expect, test } from 'vitest';
import { loadUnicodeEmojis, searchUnicodeEmojis, unicodeEmojiName } from '~/emoji/unicodeEmojis';

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
    expect(searchUnicodeEmojis(emojis, '寿司').map(({ char }) => char)).toContain('🍣');
  });

  test('are found by name first', async () => {
    expect(searchUnicodeEmojis(await loadUnicodeEmojis('en-US'), 'sushi')[0]?.char).toBe('🍣');
  });

  test('unknown ones have no name', async () => {
    expect(await unicodeEmojiName('x')).toBeUndefined();
  });
});
