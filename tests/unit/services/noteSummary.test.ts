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

  test('of long notes that answer each other is their beginning', () => {
    const notes = ['n', 'r', 's', 't'].map((id, place, all) => record({ id, text: 'x'.repeat(3000), replyId: all[place + 1] ?? null }));
    expect(summary(...notes)).toBe(`${'x'.repeat(300)}…`);
  });

  test.each([
    ['character', '👍'.repeat(400), `${'👍'.repeat(300)}…`],
    ['custom emoji', `${'x'.repeat(290)} :blobcat_nod: ${'x'.repeat(99)}`, `${'x'.repeat(290)} :…`],
  ])('is not cut off within a %s', (_what, text, expected) => {
    expect(summary(record({ text }))).toBe(expected);
  });

  test('is whole as long as it has three hundred characters, whatever they are', () => {
    for (const text of ['x'.repeat(300), '👍'.repeat(300)]) expect(summary(record({ text }))).toBe(text);
  });

  test('is short also where colons are all over it', () => {
    for (const text of [':', ':a', `:${'a'.repeat(18)}`, `:${'a'.repeat(2000)}`, ' :a:'])
      expect(summary(record({ text: text.repeat(1000) })).length).toBeLessThan(302);
  });
});
