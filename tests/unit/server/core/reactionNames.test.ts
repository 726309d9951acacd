import { expect, test } from 'vitest';
import { ownEmojiName, remoteEmojiOf, storedReaction, unicodeReaction, wireReaction } from '../../../../server/core/reactionNames';

test.each([
  [':shape_1:', 'shape_1'],
  [':shape_1@.:', 'shape_1'],
  [':shape_1@example.com:', null],
  ['👍', null],
])('our own custom emoji in %s is %s', (reaction, name) => {
  expect(ownEmojiName(reaction)).toBe(name);
});

test.each([
  ['👍', '👍'],
  ['❤️', '❤'],
  ['👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'],
  ['🏳️‍🌈', '🏳️‍🌈'],
  ['👍👍', null],
  ['a', null],
  ['', null],
])('the Unicode reaction %s counts as %s', (reaction, stored) => {
  expect(unicodeReaction(reaction)).toBe(stored);
});

test('our own custom emoji travel with the host "."', () => {
  expect(wireReaction(':shape_1:')).toBe(':shape_1@.:');
  expect(storedReaction(':shape_1@.:')).toBe(':shape_1:');
  expect(wireReaction('👍')).toBe('👍');
  expect(storedReaction(':star@example.com:')).toBe(':star@example.com:');
});

test('emoji of other servers are told by name and host', () => {
  expect(remoteEmojiOf(':star@localhost:3301:')).toEqual({ name: 'star', host: 'localhost:3301' });
  expect(remoteEmojiOf(':star@.:')).toBeNull();
  expect(remoteEmojiOf(':star:')).toBeNull();
});
