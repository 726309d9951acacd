import { describe, expect, test } from 'vitest';
import { appearNoteId, isPureRenote, isQuote } from '~/services/appearNote';
import type { Note } from '~/services/records';
import { file, note, poll } from '../../fixtures/builders';

const renote = (fields: Partial<Note> = {}): Note => ({ ...note().renoting(note().id('inner').build()).build(), files: [], ...fields });

describe('a renote', () => {
  test('without anything of its own is pure', () => {
    expect(isPureRenote(renote())).toBe(true);
  });

  test('whose content warning is absent instead of null is pure as well', () => {
    expect(isPureRenote(renote({ cw: undefined }))).toBe(true);
  });

  test.each<[string, Partial<Note>]>([
    ['text', { text: 'look' }],
    ['a content warning', { cw: '' }],
    ['files', { files: [file()] }],
    ['files by id alone', { fileIds: ['file'] }],
    ['a poll', { poll: poll(['a']) }],
  ])('with %s is a quote', (_what, fields) => {
    expect(isQuote(renote(fields))).toBe(true);
  });

  test('shows the note inside', () => {
    expect(appearNoteId(renote())).toBe('inner');
  });
});

test('a note that renotes nothing shows itself and quotes nothing', () => {
  const plain: Note = { ...note().id('n').build(), files: [] };
  expect([appearNoteId(plain), isQuote(plain), isPureRenote(plain)]).toEqual(['n', false, false]);
});
