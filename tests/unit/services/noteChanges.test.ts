import { describe, expect, test } from 'vitest';
import { withMyReaction, withoutReaction, withoutRenote, withoutReply, withReaction, withRenotes, withVote } from '~/services/noteChanges';
import type { Note } from '~/services/records';
import { note, poll } from '../../fixtures/builders';

const record = (fields: Partial<Note> = {}): Note => ({ ...note().build(), files: [], ...fields });

describe('reactions of others', () => {
  test('are counted', () => {
    expect(withReaction(record({ reactions: { '👍': 1 } }), '👍').reactions).toEqual({ '👍': 2 });
  });

  test('bring the image of an emoji that is not known yet', () => {
    const emoji = { name: 'blob@.', url: 'https://example.test/blob.webp' };
    expect(withReaction(record(), ':blob@.:', emoji).reactionEmojis).toEqual({ 'blob@.': emoji.url });
  });

  test('do not replace an image that is known', () => {
    const known = record({ reactionEmojis: { 'blob@.': 'https://known' } });
    expect(withReaction(known, ':blob@.:', { name: 'blob@.', url: 'https://other' }).reactionEmojis).toBe(known.reactionEmojis);
  });

  test('that are taken back disappear with the last one', () => {
    expect(withoutReaction(record({ reactions: { '👍': 1, '🎉': 2 } }), '👍').reactions).toEqual({ '🎉': 2 });
  });

  test('that are taken back but were never known change nothing', () => {
    const known = record();
    expect(withoutReaction(known, '👍')).toBe(known);
  });
});

describe('my reaction', () => {
  test('is counted once, however often it is told', () => {
    const once = withMyReaction(record(), '👍');
    expect(withMyReaction(once, '👍')).toBe(once);
  });

  test('replaces the former one', () => {
    const changed = withMyReaction(withMyReaction(record({ reactions: { '👍': 1 } }), '👍'), '🎉');
    expect(changed).toMatchObject({ reactions: { '👍': 1, '🎉': 1 }, myReaction: '🎉' });
  });

  test('taken back leaves the note as it was', () => {
    const before = record({ reactions: { '🎉': 1 } });
    expect(withMyReaction(withMyReaction(before, '👍'), null)).toMatchObject({ reactions: { '🎉': 1 }, myReaction: null });
  });
});

describe('votes', () => {
  const voted = (choice: number, isMine: boolean, from = record({ poll: poll(['a', 'b']) })): Note => withVote(from, choice, isMine);

  test('are counted', () => {
    expect(voted(1, false).poll?.choices[1]).toEqual({ text: 'b', votes: 1, isVoted: false });
  });

  test('of mine count once', () => {
    const once = voted(0, true);
    expect(voted(0, true, once)).toBe(once);
  });

  test('for a choice that does not exist change nothing', () => {
    const known = record({ poll: poll(['a']) });
    expect(withVote(known, 7, false)).toBe(known);
  });
});

test('the count of renotes does not fall below zero', () => {
  expect(withoutRenote(record({ renoteCount: 0 })).renoteCount).toBe(0);
  expect(withoutReply(record({ repliesCount: 0 })).repliesCount).toBe(0);
});

test('a renote that the server has counted already is not counted again', () => {
  const counted = record({ renoteCount: 3 });
  expect(withRenotes(counted, 3)).toBe(counted);
  expect(withRenotes(counted, 4).renoteCount).toBe(4);
});
