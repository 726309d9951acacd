import { describe, expect, test } from 'vitest';
import { noteSummary } from '~/services/noteSummary';
import type { Note } from '~/services/records';
import { file, note, poll } from '../../fixtures/builders';

const texts = { deleted: '(deleted)', hidden: '(hidden)', poll: 'Poll', files: (count: number) => `${count} files` };
const record = (fields: Partial<Note> = {}): Note => ({ ...note().id('n').text('hello').build(), files: [], ...fields });
const summary = (...notes: readonly Note[]): string => noteSummary('n', { get: (id) => notes.find((one) => one.id === id), texts });

describe('a note in one line (reference/note.md section 10)', () => {
  test.each<[string, Partial<Note>, string]>([
    ['its text', {}, 'hello'],
    ['its content warning instead of the text', { cw: 'careful' }, 'careful'],
    ['an empty content warning is no reason to show the text', { cw: '' }, ''],
    ['the number of files', { files: [file(), file()] }, 'hello (2 files)'],
    ['that there is a poll', { poll: poll(['a']) }, 'hello (Poll)'],
    ['nothing of a hidden note', { isHidden: true }, '(hidden)'],
    ['nothing of a deleted note', { deletedAt: '2024-02-10T12:00:00.000Z' }, '(deleted)'],
  ])('is %s', (_what, fields, expected) => {
    expect(summary(record(fields))).toBe(expected);
  });

  test('names what it answers and what it renotes', () => {
    const notes = [record({ replyId: 'r', renoteId: 'q' }), record({ id: 'r', text: 'question' }), record({ id: 'q', text: 'news' })];
    expect(summary(...notes)).toBe('hello\n\nRE: question\n\nRN: news');
  });

  test('has dots for what is not known', () => {
    expect(summary(record({ replyId: 'r' }))).toBe('hello\n\nRE: ...');
  });

  test('of a note that is not there says that it was deleted', () => {
    expect(summary()).toBe('(deleted)');
  });

  test('ends when notes renote each other in a circle', () => {
    expect(summary(record({ renoteId: 'n' })).match(/hello/g)).toHaveLength(4);
  });
});
