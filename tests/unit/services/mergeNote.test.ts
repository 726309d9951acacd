import { describe, expect, test } from 'vitest';
import { mergeNote } from '~/services/mergeNote';
import type { Note } from '~/services/records';
import { note, poll } from '../../fixtures/builders';

const fresh = { isForViewer: true, isOutdated: false };
const live = { isForViewer: false, isOutdated: false };
const outdated = { isForViewer: true, isOutdated: true };

/** A record that is complete unless `fields` say otherwise. */
const record = (fields: Partial<Note> = {}): Note => {
  const { user: _user, reply: _reply, renote: _renote, ...rest } = note().id('n').build();
  return { ...rest, files: [], clippedCount: 0, ...fields };
};
/** The same note as it arrives inside another one: without clip count, own reaction and poll. */
const shortened = (fields: Partial<Note> = {}): Note => {
  const { clippedCount: _clips, ...rest } = record(fields);
  return rest;
};

describe('merging a copy of a note', () => {
  test('a copy without news returns the same record, so that nothing renders again', () => {
    const known = record({ reactions: { '👍': 1 }, reactionEmojis: { 'blob@.': 'https://example.test/blob.webp' } });
    expect(mergeNote(known, record({ reactions: { '👍': 1 } }), fresh)).toBe(known);
  });

  test('a copy replaces fields that changed', () => {
    expect(mergeNote(record({ renoteCount: 1 }), record({ renoteCount: 2 }), fresh).renoteCount).toBe(2);
  });

  test('a copy older than a live change keeps the counters', () => {
    const known = record({ reactions: { '👍': 2 }, repliesCount: 3 });
    expect(mergeNote(known, record({ reactions: { '👍': 1 }, repliesCount: 2 }), outdated)).toBe(known);
  });

  test('a copy older than a live change still updates other fields', () => {
    expect(mergeNote(record(), record({ text: 'edited' }), outdated).text).toBe('edited');
  });

  test('a shortened copy keeps the fields that only a complete one has', () => {
    const known = record({ poll: poll(['a']), myReaction: '👍', clippedCount: 2 });
    expect(mergeNote(known, shortened(), fresh)).toMatchObject({ poll: { choices: [{ text: 'a' }] }, myReaction: '👍', clippedCount: 2 });
  });

  test('a complete copy without my reaction removes it', () => {
    expect(mergeNote(record({ myReaction: '👍' }), record(), fresh).myReaction).toBeNull();
  });

  test('a live copy keeps my reaction', () => {
    expect(mergeNote(record({ myReaction: '👍' }), record(), live).myReaction).toBe('👍');
  });

  test('a live copy keeps my vote', () => {
    const mine = poll([], { choices: [{ text: 'a', votes: 1, isVoted: true }] });
    const theirs = poll([], { choices: [{ text: 'a', votes: 2, isVoted: false }] });
    expect(mergeNote(record({ poll: mine }), record({ poll: theirs }), live).poll?.choices).toEqual([
      { text: 'a', votes: 2, isVoted: true },
    ]);
  });

  test('a copy adds emoji images to the known ones', () => {
    const merged = mergeNote(record({ reactionEmojis: { a: 'https://a' } }), record({ reactionEmojis: { b: 'https://b' } }), fresh);
    expect(merged.reactionEmojis).toEqual({ a: 'https://a', b: 'https://b' });
  });

  test('a copy that may be read again is no longer hidden', () => {
    expect(mergeNote(record({ isHidden: true, text: null }), record({ text: 'hello' }), fresh)).toMatchObject({
      isHidden: false,
      text: 'hello',
    });
  });
});
