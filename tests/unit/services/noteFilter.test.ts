import { describe, expect, test } from 'vitest';
import type { MuteRules } from '~/services/muting/muteRules';
import { isNoteHidden, type NoteFilterRules } from '~/services/noteFilter';
import type { Note, User } from '~/services/records';
import { note, user } from '../../fixtures/builders';

const open: NoteFilterRules = { mutes: null, isChosen: false };
const mutes: MuteRules = { hides: ({ text }) => text?.includes('cats') ?? false, folds: () => true, servers: new Set(['far.example']) };

const record = (fields: Partial<Note> = {}): Note => ({ ...note().id('n').by(user('bob').build()).build(), files: [], ...fields });
const renote = (fields: Partial<Note> = {}): Note => record({ text: null, renoteId: 'inner', ...fields });
const inner = (fields: Partial<Note> = {}): Note => record({ id: 'inner', userId: 'user-carol', ...fields });

interface World {
  notes?: readonly Note[];
  users?: readonly User[];
  deleted?: readonly string[];
  rules?: Partial<NoteFilterRules>;
}

function isHidden({ notes = [record()], users = [], deleted = [], rules = {} }: World): boolean {
  const records = {
    notes: { get: (id: string) => notes.find((one) => one.id === id), isDeleted: (id: string) => deleted.includes(id) },
    users: { get: (id: string) => users.find((one) => one.id === id) },
  };
  return isNoteHidden('n', records, { ...open, ...rules });
}

describe('a list shows', () => {
  test('an ordinary note is shown', () => {
    expect(isHidden({})).toBe(false);
  });

  test('a quote of a deleted note is shown', () => {
    expect(isHidden({ notes: [renote({ text: 'look' })], deleted: ['inner'] })).toBe(false);
  });
});

describe('a list leaves out', () => {
  test('a deleted note is left out', () => {
    expect(isHidden({ deleted: ['n'] })).toBe(true);
  });

  test('a renote is left out when the inner note is deleted or unknown, because its row would be empty', () => {
    expect(isHidden({ notes: [renote()], deleted: ['inner'] })).toBe(true);
    expect(isHidden({ notes: [renote()] })).toBe(true);
  });

  test.each<[string, readonly Note[]]>([
    ['the note', [record({ text: 'about cats' })]],
    ['the renoted note', [renote(), inner({ text: 'about cats' })]],
    ['the quoted note', [renote({ text: 'look' }), inner({ text: 'about cats' })]],
    ['the note it replies to', [record({ replyId: 'inner' }), inner({ text: 'about cats' })]],
  ])('MU7 a note is left out when there are hard-muted words in %s', (_where, notes) => {
    expect(isHidden({ notes, rules: { mutes } })).toBe(true);
  });

  test.each<[string, readonly Note[]]>([
    ['the author', [record({ userId: 'user-carol' })]],
    ['the author of the renoted note', [renote(), inner()]],
    ['the author of the note it replies to', [record({ replyId: 'inner' }), inner()]],
  ])('MU8 a note is left out when %s is on a muted server, except in a chosen list', (_who, notes) => {
    const users: User[] = [user('carol').from('far.example').build()];
    expect(isHidden({ notes, users, rules: { mutes } })).toBe(true);
    expect(isHidden({ notes, users, rules: { mutes, isChosen: true } })).toBe(false);
  });

  test.each<[string, readonly Note[]]>([
    ['the author', [record({ userId: 'user-carol' })]],
    ['the author of the renoted note', [renote(), inner()]],
    ['the author of the note it replies to', [record({ replyId: 'inner' }), inner()]],
  ])('a note is left out when %s is muted, except in a chosen list', (_who, notes) => {
    const users: User[] = [{ ...user('carol').build(), isMuted: true }];
    expect(isHidden({ notes, users })).toBe(true);
    expect(isHidden({ notes, users, rules: { isChosen: true } })).toBe(false);
  });

  test('a note by a blocked user is left out', () => {
    expect(isHidden({ users: [{ ...user('bob').build(), isBlocking: true }] })).toBe(true);
  });

  test('a renote, but not a quote, is left out when the renotes of its user are muted', () => {
    const users: User[] = [{ ...user('bob').build(), isRenoteMuted: true }];
    expect(isHidden({ notes: [renote(), inner()], users })).toBe(true);
    expect(isHidden({ notes: [renote({ text: 'look' }), inner()], users })).toBe(false);
  });
});
