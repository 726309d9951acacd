import { existsSync } from 'node:fs';
import list from '@misskey-dev/emoji-data/emojilist.json';
import { describe, expect, test } from 'vitest';
import { twemojiName } from '~/emoji/emojiFileName';
import { bareEmoji, SKIN_TONES, withSkinTone, type SkinTone } from '~/lib/skinTone';
import { unicodeReaction } from '../../../server/core/reactions/reactionNames';

const assets = new URL('../../../node_modules/@misskey-dev/emoji-assets/built/', import.meta.url);

describe('a skin tone', () => {
  test.each([
    ['👍', '👍🏽'],
    ['✌️', '✌🏽'],
    ['🕵️‍♀️', '🕵🏽‍♀️'],
    ['👩‍❤️‍👨', '👩🏽‍❤️‍👨🏽'],
    ['👨‍👩‍👧', '👨‍👩‍👧'],
    ['👪', '👪'],
    ['🍣', '🍣'],
  ])('the emoji %s becomes %s', (emoji, toned) => {
    expect({ toned: withSkinTone(emoji, 'medium'), plain: withSkinTone(emoji, 'none'), bare: bareEmoji(toned) }).toEqual({
      toned,
      plain: emoji,
      bare: bareEmoji(emoji),
    });
  });

  test('every emoji with a skin tone is known to servers and has a picture', () => {
    const tones = Object.keys(SKIN_TONES) as SkinTone[];
    const toned = list.flatMap(([char]) => tones.map((tone) => withSkinTone(char, tone)).filter((one) => one !== char));
    expect(toned.length).toBeGreaterThan(1_500);
    expect(toned.filter((emoji) => unicodeReaction(emoji) === null)).toEqual([]);
    expect(toned.filter((emoji) => !existsSync(new URL(`twemoji/${twemojiName(emoji)}.svg`, assets)))).toEqual([]);
  });
});
