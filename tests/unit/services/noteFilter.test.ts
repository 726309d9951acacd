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
  test('an ordinary note', () => {
    expect(isHidden({})).toBe(false);
  });

  test('a quote of a deleted note', () => {
    expect(isHidden({ notes: [renote({ text: 'look' })], deleted: ['inner'] })).toBe(false);
  });
});

describe('a list leaves out', () => {
  test('a deleted note', () => {
    expect(isHidden({ deleted: ['n'] })).toBe(true);
  });

  test('a renote of a deleted note, and one whose inside never came: nothing would stand in its row', () => {
    expect([isHidden({ notes: [renote()], deleted: ['inner'] }), isHidden({ notes: [renote()] })]).toEqual([true, true]);
  });

  test.each<[string, readonly Note[]]>([
    ['the note', [record({ text: 'about cats' })]],
    ['what it renotes', [renote(), inner({ text: 'about cats' })]],
    ['what it quotes', [renote({ text: 'look' }), inner({ text: 'about cats' })]],
    ['what it answers', [record({ replyId: 'inner' }), inner({ text: 'about cats' })]],
  ])('MU7 hard-muted words in %s', (_where, notes) => {
    expect(isHidden({ notes, rules: { mutes } })).toBe(true);
  });

  test.each<[string, readonly Note[]]>([
    ['the author', [record({ userId: 'user-carol' })]],
    ['who is renoted', [renote(), inner()]],
    ['who is answered', [record({ replyId: 'inner' }), inner()]],
  ])('MU8 notes where %s is on a muted server', (_who, notes) => {
    const users: User[] = [user('carol').from('far.example').build()];
    expect([isHidden({ notes, users, rules: { mutes } }), isHidden({ notes, users, rules: { mutes, isChosen: true } })]).toEqual([
      true,
      false,
    ]);
  });

  test.each<[string, readonly Note[]]>([
    ['the author', [record({ userId: 'user-carol' })]],
    ['who is renoted', [renote(), inner()]],
    ['who is answered', [record({ replyId: 'inner' }), inner()]],
  ])('notes where %s is muted', (_who, notes) => {
    const users: User[] = [{ ...user('carol').build(), isMuted: true }];
    expect([isHidden({ notes, users }), isHidden({ notes, users, rules: { isChosen: true } })]).toEqual([true, false]);
  });

  test('somebody who is blocked', () => {
    expect(isHidden({ users: [{ ...user('bob').build(), isBlocking: true }] })).toBe(true);
  });

  test('renotes, but not quotes, of somebody whose renotes are muted', () => {
    const users: User[] = [{ ...user('bob').build(), isRenoteMuted: true }];
    expect([isHidden({ notes: [renote(), inner()], users }), isHidden({ notes: [renote({ text: 'look' }), inner()], users })]).toEqual([
      true,
      false,
    ]);
  });
});
