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

describe('the name of a reaction', () => {
  test.each([
    ['👍', false, false, '👍', '👍'],
    [':blob:', true, false, 'blob', ':blob:'],
    [':blob@.:', true, false, 'blob@.', ':blob:'],
    [':blob@example.com:', true, true, 'blob@example.com', ':blob@example.com:'],
    ['::', false, false, '::', '::'],
  ])('%s is split into its parts', (reaction, isCustom, isRemote, key, label) => {
    expect({
      isCustomReaction: isCustomReaction(reaction),
      isRemoteReaction: isRemoteReaction(reaction),
      reactionEmojiKey: reactionEmojiKey(reaction),
      reactionLabel: reactionLabel(reaction),
    }).toEqual({ isCustomReaction: isCustom, isRemoteReaction: isRemote, reactionEmojiKey: key, reactionLabel: label });
  });

  test('a custom reaction names its server', () => {
    expect(customReaction(':blob@.:')).toEqual({ name: 'blob', host: null });
    expect(customReaction(':blob@example.com:')).toEqual({ name: 'blob', host: 'example.com' });
    expect(customReaction('👍')).toBeNull();
  });

  test('a custom reaction of this server is sent with "@."', () => {
    expect([':blob:', ':blob@.:', ':blob@example.com:', '👍'].map(asReaction)).toEqual([
      ':blob@.:',
      ':blob@.:',
      ':blob@example.com:',
      '👍',
    ]);
  });

  test('the variation selector is dropped from counted reactions, except inside sequences', () => {
    expect(['❤️', '❤', '❤️‍🔥', ':blob@.:'].map(countedReaction)).toEqual(['❤', '❤', '❤️‍🔥', ':blob@.:']);
  });

  test('a custom reaction finds the image that the note carries', () => {
    const reactionEmojis = { 'blob@.': 'https://example.test/blob.webp' };
    expect(reactionUrl({ reactionEmojis }, ':blob@.:')).toEqual(reactionEmojis['blob@.']);
    expect(reactionUrl({ reactionEmojis }, ':toString:')).toBeUndefined();
  });
});

describe('the order of reactions', () => {
  test('reactions are ordered by count at first', () => {
    expect(orderReactions([], { a: 1, b: 3, c: 2 }, 16, null)).toEqual(['b', 'c', 'a']);
  });

  test('reactions on screen keep their place, so that no button moves under the pointer', () => {
    expect(orderReactions(['a', 'b'], { a: 1, b: 9, c: 5 }, 16, null)).toEqual(['a', 'b', 'c']);
  });

  test('reactions with no count left are dropped', () => {
    expect(orderReactions(['a', 'b'], { b: 1 }, 16, null)).toEqual(['b']);
  });

  test('EM10 the list is cut, but always keeps my own reaction', () => {
    expect(orderReactions([], { a: 3, b: 2, c: 1 }, 2, 'c')).toEqual(['a', 'b', 'c']);
  });
});

describe('a custom emoji as a reaction', () => {
  const here = { host: null };
  const away = { host: 'example.com' };
  const open = { reactionAcceptance: null };

  test.each([
    ['a local-only emoji cannot be used on a remote note', { localOnly: true }, open, away, [], false],
    ['a local-only emoji can be used on a local note', { localOnly: true }, open, here, [], true],
    [
      'a sensitive emoji cannot be used where only non-sensitive ones are accepted',
      { isSensitive: true },
      { reactionAcceptance: 'nonSensitiveOnly' },
      here,
      [],
      false,
    ],
    [
      'a sensitive emoji cannot be used where remote reactions become likes as well',
      { isSensitive: true },
      { reactionAcceptance: 'nonSensitiveOnlyForLocalLikeOnlyForRemote' },
      here,
      [],
      false,
    ],
    ['a sensitive emoji can be used where all are accepted', { isSensitive: true }, open, here, [], true],
    [
      'an emoji of a role that I do not have cannot be used',
      { roleIdsThatCanBeUsedThisEmojiAsReaction: ['artist'] },
      open,
      here,
      ['writer'],
      false,
    ],
    ['an emoji of a role that I have can be used', { roleIdsThatCanBeUsedThisEmojiAsReaction: ['artist'] }, open, here, ['artist'], true],
  ] as const)('%s', (_what, emoji, note, author, roles, expected) => {
    expect(canReactWith(emoji, note, author, roles)).toBe(expected);
  });
});
