import { describe, expect, test } from 'vitest';
import { withMyReaction, withoutReaction, withoutRenote, withoutReply, withReaction, withRenotes, withVote } from '~/services/noteChanges';
import type { Note } from '~/services/records';
import { note, poll } from '../../fixtures/builders';

const record = (fields: Partial<Note> = {}): Note => ({ ...note().build(), files: [], ...fields });

describe('reactions of others', () => {
  test('a reaction is counted', () => {
    expect(withReaction(record({ reactions: { '👍': 1 } }), '👍').reactions).toEqual({ '👍': 2 });
  });

  test('a reaction brings the image of an unknown emoji', () => {
    const emoji = { name: 'blob@.', url: 'https://example.test/blob.webp' };
    expect(withReaction(record(), ':blob@.:', emoji).reactionEmojis).toEqual({ 'blob@.': emoji.url });
  });

  test('a reaction does not replace a known image', () => {
    const known = record({ reactionEmojis: { 'blob@.': 'https://known' } });
    expect(withReaction(known, ':blob@.:', { name: 'blob@.', url: 'https://other' }).reactionEmojis).toBe(known.reactionEmojis);
  });

  test('a kind of reaction disappears when the last one is taken back', () => {
    expect(withoutReaction(record({ reactions: { '👍': 1, '🎉': 2 } }), '👍').reactions).toEqual({ '🎉': 2 });
  });

  test('taking back an unknown reaction changes nothing', () => {
    const known = record();
    expect(withoutReaction(known, '👍')).toBe(known);
  });
});

describe('my reaction', () => {
  test('my reaction is counted once, even if it arrives twice', () => {
    const once = withMyReaction(record(), '👍');
    expect(withMyReaction(once, '👍')).toBe(once);
  });

  test('my new reaction replaces the old one', () => {
    const changed = withMyReaction(withMyReaction(record({ reactions: { '👍': 1 } }), '👍'), '🎉');
    expect(changed).toMatchObject({ reactions: { '👍': 1, '🎉': 1 }, myReaction: '🎉' });
  });

  test('taking back my reaction restores the note', () => {
    const before = record({ reactions: { '🎉': 1 } });
    expect(withMyReaction(withMyReaction(before, '👍'), null)).toMatchObject({ reactions: { '🎉': 1 }, myReaction: null });
  });
});

describe('votes', () => {
  const voted = (choice: number, isMine: boolean, from = record({ poll: poll(['a', 'b']) })): Note => withVote(from, choice, isMine);

  test('a vote is counted', () => {
    expect(voted(1, false).poll?.choices[1]).toEqual({ text: 'b', votes: 1, isVoted: false });
  });

  test('my vote is counted once', () => {
    const once = voted(0, true);
    expect(voted(0, true, once)).toBe(once);
  });

  test('a vote for a choice that does not exist changes nothing', () => {
    const known = record({ poll: poll(['a']) });
    expect(withVote(known, 7, false)).toBe(known);
  });
});

test('the counts of renotes and replies do not fall below zero', () => {
  expect(withoutRenote(record({ renoteCount: 0 })).renoteCount).toBe(0);
  expect(withoutReply(record({ repliesCount: 0 })).repliesCount).toBe(0);
});

test('a renote that the server already counted is not counted again', () => {
  const counted = record({ renoteCount: 3 });
  expect(withRenotes(counted, 3)).toBe(counted);
  expect(withRenotes(counted, 4).renoteCount).toBe(4);
});
