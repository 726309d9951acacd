import { describe, expect, test } from 'vitest';
import { appearNoteId, isPureRenote, isQuote } from '~/services/appearNote';
import type { Note } from '~/services/records';
import { file, note, poll } from '../../fixtures/builders';

const renote = (fields: Partial<Note> = {}): Note => ({ ...note().renoting(note().id('inner').build()).build(), files: [], ...fields });

describe('pure renotes', () => {
  test('a renote without content of its own is pure', () => {
    expect(isPureRenote(renote())).toBe(true);
  });

  test('a renote with an absent instead of a null content warning is pure', () => {
    expect(isPureRenote(renote({ cw: undefined }))).toBe(true);
  });

  test.each<[string, Partial<Note>]>([
    ['text', { text: 'look' }],
    ['a content warning', { cw: '' }],
    ['files', { files: [file()] }],
    ['files by id alone', { fileIds: ['file'] }],
    ['a poll', { poll: poll(['a']) }],
  ])('a renote with %s is a quote', (_what, fields) => {
    expect(isQuote(renote(fields))).toBe(true);
  });

  test('a pure renote shows the note it passes on', () => {
    expect(appearNoteId(renote())).toBe('inner');
  });
});

test('a note that renotes nothing shows itself and is neither a quote nor a renote', () => {
  const plain: Note = { ...note().id('n').build(), files: [] };
  expect({ appearNoteId: appearNoteId(plain), isQuote: isQuote(plain), isPureRenote: isPureRenote(plain) }).toEqual({
    appearNoteId: 'n',
    isQuote: false,
    isPureRenote: false,
  });
});
