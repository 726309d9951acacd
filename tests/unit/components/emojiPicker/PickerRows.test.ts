import { describe, expect, test } from 'vitest';
import { PickerRows } from '~/components/emojiPicker/PickerRows';
import { customFolders, openSection } from '~/components/emojiPicker/pickerSections';
import { customEmoji } from '../../../fixtures/emojis';

const MEASURE = { columns: 3, cell: 40, heading: 30 };
const five = ['a', 'b', 'c', 'd', 'e'];
const folders = customFolders([customEmoji('x', { category: 'outer' }), customEmoji('y', { category: 'outer/inner' })], 'Other');
const all = [openSection('pinned', 'Pinned', five), ...folders];
const rowsWith = (...open: string[]) => new PickerRows(all, (id) => open.includes(id), MEASURE);
const sketch = ({ rows }: PickerRows) =>
  rows.map((row) => `${row.top} ${row.kind === 'heading' ? row.section.title : row.emojis.join('')}`);

describe('the rows of a picker', () => {
  test('are headings and as many emoji as fit beside each other', () => {
    expect(sketch(rowsWith())).toEqual(['0 Pinned', '30 abc', '70 de', '110 outer']);
  });

  test('of an open folder are those inside of it first, then its own', () => {
    expect(sketch(rowsWith('custom/outer')).slice(3)).toEqual(['110 outer', '140 inner', '170 :x:']);
    expect(sketch(rowsWith('custom/outer', 'custom/outer/inner')).slice(4)).toEqual(['140 inner', '170 :y:', '210 :x:']);
  });

  test.each([
    [0, 30, 0, 1],
    [29, 31, 0, 2],
    [30, 110, 1, 3],
    [-80, 1000, 0, 4],
    [200, 300, 4, 4],
  ])('between %i and %i px are those from %i to %i', (from, to, start, end) => {
    expect(rowsWith().within(from, to)).toEqual({ start, end });
  });

  test('know where an emoji stands', () => {
    expect([rowsWith().placeOf('e'), rowsWith().placeOf(':x:'), rowsWith().emojiAt({ row: 2, column: 1 })]).toEqual([
      { row: 2, column: 1 },
      null,
      'e',
    ]);
  });
});

describe('the arrows', () => {
  const rows = rowsWith();
  const at = (row: number, column: number) => ({ row, column });

  test('begin at the first emoji, or from below at the last heading', () => {
    expect([rows.vertical(null, 1), rows.horizontal(null, 1), rows.vertical(null, -1)]).toEqual([at(1, 0), at(1, 0), at(3, 0)]);
  });

  test('keep the column as far as the next row has it', () => {
    expect([rows.vertical(at(1, 1), 1), rows.vertical(at(1, 2), 1)]).toEqual([at(2, 1), at(2, 1)]);
  });

  test('pass over headings that do nothing, and stop at those of folders', () => {
    expect([rows.vertical(at(1, 0), -1), rows.vertical(at(2, 1), 1)]).toEqual([at(1, 0), at(3, 0)]);
  });

  test('go on in the next row, and stay at the ends', () => {
    expect([
      rows.horizontal(at(1, 2), 1),
      rows.horizontal(at(2, 0), -1),
      rows.horizontal(at(1, 0), -1),
      rows.horizontal(at(3, 0), 1),
    ]).toEqual([at(2, 0), at(1, 2), at(1, 0), at(3, 0)]);
  });

  test('by the page go as far as there is something', () => {
    expect([rows.vertical(at(1, 0), 2), rows.vertical(at(1, 0), 50), rows.vertical(at(3, 0), -50)]).toEqual([at(3, 0), at(3, 0), at(1, 0)]);
  });
});
