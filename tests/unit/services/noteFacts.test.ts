import { describe, expect, test } from 'vitest';
import { canRenote, isLongNote, isSeenRenote } from '~/services/noteFacts';
import type { Note } from '~/services/records';
import { file, note, user } from '../../fixtures/builders';

const alice = user('alice').me();
const record = (fields: Partial<Note> = {}): Note => ({ ...note().build(), files: [], ...fields });

describe('renoting', () => {
  test.each([
    ['public', 'user-bob', true],
    ['home', 'user-bob', true],
    ['followers', 'user-alice', true],
    ['followers', 'user-bob', false],
    ['specified', 'user-alice', false],
  ] as const)('whether a viewer may renote a %s note of %s: %s', (visibility, userId, expected) => {
    expect(canRenote({ visibility, userId }, alice)).toBe(expected);
  });

  test('a visitor may renote public notes', () => {
    expect(canRenote({ visibility: 'public', userId: 'user-bob' }, null)).toBe(true);
  });
});

describe('isLongNote', () => {
  test.each<[string, Partial<Note>, readonly string[]]>([
    ['more than 500 characters', { text: 'a'.repeat(501) }, []],
    ['more than nine lines', { text: '\n'.repeat(9) }, []],
    ['more than nine lines, ended as Windows does', { text: '\r\n'.repeat(9) }, []],
    ['more than nine lines, ended by other characters', { text: '\r\u2028\u2029'.repeat(3) }, []],
    ['five files', { files: Array.from({ length: 5 }, () => file()) }, []],
    ['four previews', { text: 'links' }, ['a', 'b', 'c', 'd']],
    ['enlarged text', { text: '$[x3 hi]' }, []],
    ['scaled text', { text: '$[scale.x=2 hi]' }, []],
  ])('a note with %s is long', (_what, fields, urls) => {
    expect(isLongNote(record(fields), urls)).toBe(true);
  });

  test.each<[string, Partial<Note>]>([
    ['500 characters', { text: 'a'.repeat(500) }],
    ['nine lines', { text: '\n'.repeat(8) }],
    ['nine lines, ended as Windows does', { text: '\r\n'.repeat(8) }],
    ['no text', { text: null, files: Array.from({ length: 6 }, () => file()) }],
    ['a content warning, which folds it already', { text: 'a'.repeat(501), cw: 'long' }],
  ])('a note with just %s is not long', (_what, fields) => {
    expect(isLongNote(record(fields), [])).toBe(false);
  });
});

describe('isSeenRenote', () => {
  const renote: Note = { ...note().by(user('bob').build()).renoting(note().build()).build(), files: [] };
  const theirs = { userId: 'user-carol', myReaction: null };

  test.each<[string, Note, Pick<Note, 'userId' | 'myReaction'>, boolean]>([
    ['my own renote was seen', { ...renote, userId: alice.id }, theirs, true],
    ['a renote of my note was seen', renote, { ...theirs, userId: alice.id }, true],
    ['a renote of a note that I reacted to was seen', renote, { ...theirs, myReaction: '👍' }, true],
    ['a renote of another note was not seen', renote, theirs, false],
    ['a quote of my note was not seen', { ...renote, text: 'look' }, { ...theirs, userId: alice.id }, false],
  ])('%s', (_what, outer, appear, expected) => {
    expect(isSeenRenote(outer, appear, alice)).toBe(expected);
  });

  test('a visitor has seen no renote', () => {
    expect(isSeenRenote(renote, theirs, null)).toBe(false);
  });
});
