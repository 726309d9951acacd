import { expect, test } from 'vitest';
import {
  ownEmojiName,
  remoteEmojiOf,
  storedReaction,
  unicodeReaction,
  wireReaction,
} from '../../../../../server/core/reactions/reactionNames';

test.each([
  [':shape_1:', 'shape_1'],
  [':shape_1@.:', 'shape_1'],
  [':shape_1@example.com:', null],
  ['👍', null],
])('ownEmojiName of %s is %s', (reaction, name) => {
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
])('unicodeReaction of %s is %s', (reaction, stored) => {
  expect(unicodeReaction(reaction)).toBe(stored);
});

test('our own custom emoji have the host "." in wire form', () => {
  expect(wireReaction(':shape_1:')).toBe(':shape_1@.:');
  expect(storedReaction(':shape_1@.:')).toBe(':shape_1:');
  expect(wireReaction('👍')).toBe('👍');
  expect(storedReaction(':star@example.com:')).toBe(':star@example.com:');
});

test('remoteEmojiOf finds name and host of a remote emoji', () => {
  expect(remoteEmojiOf(':star@localhost:3301:')).toEqual({ name: 'star', host: 'localhost:3301' });
  expect(remoteEmojiOf(':star@.:')).toBeNull();
  expect(remoteEmojiOf(':star:')).toBeNull();
});
