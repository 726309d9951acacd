import { describe, expect, test } from 'vitest';
import {
  asReaction,
  canReactWith,
  countedReaction,
  customReaction,
  isCustomReaction,
  isRemoteReaction,
  orderReactions,
  reactionEmojiKey,
  reactionLabel,
  reactionUrl,
} from '~/services/reactions';

describe('names of reactions (reference/note.md section 7)', () => {
  test.each([
    ['👍', false, false, '👍', '👍'],
    [':blob:', true, false, 'blob', ':blob:'],
    [':blob@.:', true, false, 'blob@.', ':blob:'],
    [':blob@example.com:', true, true, 'blob@example.com', ':blob@example.com:'],
    ['::', false, false, '::', '::'],
  ])('%s', (reaction, isCustom, isRemote, key, label) => {
    expect([isCustomReaction(reaction), isRemoteReaction(reaction), reactionEmojiKey(reaction), reactionLabel(reaction)]).toEqual([
      isCustom,
      isRemote,
      key,
      label,
    ]);
  });

  test('say which server a custom emoji is of', () => {
    expect([customReaction(':blob@.:'), customReaction(':blob@example.com:'), customReaction('👍')]).toEqual([
      { name: 'blob', host: null },
      { name: 'blob', host: 'example.com' },
      null,
    ]);
  });

  test('travel with the mark of this server', () => {
    expect([':blob:', ':blob@.:', ':blob@example.com:', '👍'].map(asReaction)).toEqual([
      ':blob@.:',
      ':blob@.:',
      ':blob@example.com:',
      '👍',
    ]);
  });

  test('are counted without the mark that asks for a picture, except in sequences', () => {
    expect(['❤️', '❤', '❤️‍🔥', ':blob@.:'].map(countedReaction)).toEqual(['❤', '❤', '❤️‍🔥', ':blob@.:']);
  });

  test('lead to the image that the note carries', () => {
    const reactionEmojis = { 'blob@.': 'https://example.test/blob.webp' };
    expect([reactionUrl({ reactionEmojis }, ':blob@.:'), reactionUrl({ reactionEmojis }, ':toString:')]).toEqual([
      reactionEmojis['blob@.'],
      undefined,
    ]);
  });
});

describe('the order of reactions', () => {
  test('begins with the most given', () => {
    expect(orderReactions([], { a: 1, b: 3, c: 2 }, 16, null)).toEqual(['b', 'c', 'a']);
  });

  test('keeps those on screen in their place, so that no button moves under the pointer', () => {
    expect(orderReactions(['a', 'b'], { a: 1, b: 9, c: 5 }, 16, null)).toEqual(['a', 'b', 'c']);
  });

  test('drops those nobody gives any more', () => {
    expect(orderReactions(['a', 'b'], { b: 1 }, 16, null)).toEqual(['b']);
  });

  test('EM10 is cut, but not before my own', () => {
    expect(orderReactions([], { a: 3, b: 2, c: 1 }, 2, 'c')).toEqual(['a', 'b', 'c']);
  });
});

describe('a custom emoji as a reaction (spec section 5)', () => {
  const here = { host: null };
  const away = { host: 'example.com' };
  const open = { reactionAcceptance: null };

  test.each([
    ['local only, to somebody elsewhere', { localOnly: true }, open, away, [], false],
    ['local only, to somebody here', { localOnly: true }, open, here, [], true],
    ['sensitive, where that is not wanted', { isSensitive: true }, { reactionAcceptance: 'nonSensitiveOnly' }, here, [], false],
    [
      'sensitive, where only likes come from elsewhere',
      { isSensitive: true },
      { reactionAcceptance: 'nonSensitiveOnlyForLocalLikeOnlyForRemote' },
      here,
      [],
      false,
    ],
    ['sensitive, where all are welcome', { isSensitive: true }, open, here, [], true],
    ['of a role I do not have', { roleIdsThatCanBeUsedThisEmojiAsReaction: ['artist'] }, open, here, ['writer'], false],
    ['of a role I have', { roleIdsThatCanBeUsedThisEmojiAsReaction: ['artist'] }, open, here, ['artist'], true],
  ] as const)('%s', (_what, emoji, note, author, roles, expected) => {
    expect(canReactWith(emoji, note, author, roles)).toBe(expected);
  });
});
