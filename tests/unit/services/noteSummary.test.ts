import { describe, expect, test } from 'vitest';
import { plainWords } from '~/mfm/plainWords';
import { noteSummary } from '~/services/noteSummary';
import type { Note } from '~/services/records';
import { file, note, poll } from '../../fixtures/builders';

const texts = { deleted: '(deleted)', hidden: '(hidden)', poll: 'Poll', files: (count: number) => `${count} files` };
const record = (fields: Partial<Note> = {}): Note => ({ ...note().id('n').text('hello').build(), files: [], ...fields });
const summary = (...notes: readonly Note[]): string =>
  noteSummary('n', { get: (id) => notes.find((one) => one.id === id), words: plainWords, texts });

describe('noteSummary', () => {
  test.each<[string, Partial<Note>, string]>([
    ['its text', {}, 'hello'],
    ['its content warning instead of the text', { cw: 'careful' }, 'careful'],
    ['its content warning even when that is empty', { cw: '' }, ''],
    [
      'its words without the markup',
      { text: '> I have **filed** it under *Canis*, see [there](https://a.example/)' },
      'I have filed it under Canis, see there',
    ],
    ['its text and the number of files', { files: [file(), file()] }, 'hello (2 files)'],
    ['its text and a word for the poll', { poll: poll(['a']) }, 'hello (Poll)'],
    ['a placeholder for a hidden note', { isHidden: true }, '(hidden)'],
    ['a placeholder for a deleted note', { deletedAt: '2024-02-10T12:00:00.000Z' }, '(deleted)'],
  ])('the summary is %s', (_what, fields, expected) => {
    expect(summary(record(fields))).toBe(expected);
  });

  test('the summary includes the notes it replies to and renotes', () => {
    const notes = [record({ replyId: 'r', renoteId: 'q' }), record({ id: 'r', text: 'question' }), record({ id: 'q', text: 'news' })];
    expect(summary(...notes)).toBe('hello\n\nRE: question\n\nRN: news');
  });

  test('the summary shows dots for an unknown note', () => {
    expect(summary(record({ replyId: 'r' }))).toBe('hello\n\nRE: ...');
  });

  test('the summary of a missing note says that it was deleted', () => {
    expect(summary()).toBe('(deleted)');
  });

  test('the summary ends when notes renote each other in a circle', () => {
    expect(summary(record({ renoteId: 'n' })).match(/hello/g)).toHaveLength(4);
  });

  test('the summary of long notes that reply to each other is only the beginning', () => {
    const notes = ['n', 'r', 's', 't'].map((id, place, all) => record({ id, text: 'x'.repeat(3000), replyId: all[place + 1] ?? null }));
    expect(summary(...notes)).toBe(`${'x'.repeat(300)}…`);
  });

  test.each([
    ['character', '👍'.repeat(400), `${'👍'.repeat(300)}…`],
    ['custom emoji', `${'x'.repeat(290)} :blobcat_nod: ${'x'.repeat(99)}`, `${'x'.repeat(290)} :…`],
  ])('the summary is not cut off within a %s', (_what, text, expected) => {
    expect(summary(record({ text }))).toBe(expected);
  });

  test('the summary is complete up to three hundred characters of any kind', () => {
    for (const text of ['x'.repeat(300), '👍'.repeat(300)]) expect(summary(record({ text }))).toBe(text);
  });

  test('the summary is short even for text full of colons', () => {
    for (const text of [':', ':a', `:${'a'.repeat(18)}`, `:${'a'.repeat(2000)}`, ' :a:'])
      expect(summary(record({ text: text.repeat(1000) })).length).toBeLessThan(302);
  });
});
