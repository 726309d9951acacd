import { describe, expect, test } from 'vitest';
import { PickerRows } from '~/components/emojiPicker/PickerRows';
import { customFolders, openSection } from '~/components/emojiPicker/pickerSections';
import { customEmoji } from '../../../fixtures/emojis';

const COLUMNS = 3;
const five = ['a', 'b', 'c', 'd', 'e'];
const folders = customFolders([customEmoji('x', { category: 'outer' }), customEmoji('y', { category: 'outer/inner' })], 'Other');
const all = [openSection('pinned', 'Pinned', five), ...folders];
const rowsWith = (...open: string[]) => new PickerRows(all, (id) => open.includes(id), COLUMNS);
const sketch = ({ rows }: PickerRows) => rows.map((row) => (row.kind === 'heading' ? row.section.title : row.emojis.join('')));

describe('the rows of a picker', () => {
  test('the rows of a picker are headings and as many emoji as fit beside each other', () => {
    expect(sketch(rowsWith())).toEqual(['Pinned', 'abc', 'de', 'outer']);
  });

  test('the rows of a picker put the folders of an open folder before its own emoji', () => {
    expect(sketch(rowsWith('custom/outer')).slice(3)).toEqual(['outer', 'inner', ':x:']);
    expect(sketch(rowsWith('custom/outer', 'custom/outer/inner')).slice(3)).toEqual(['outer', 'inner', ':y:', ':x:']);
  });

  test('the rows of a picker find the place of an emoji and the emoji at a place', () => {
    const rows = rowsWith();
    expect(rows.placeOf('e')).toEqual({ row: 2, column: 1 });
    expect(rows.placeOf(':x:')).toBeNull();
    expect(rows.emojiAt({ row: 2, column: 1 })).toBe('e');
  });
});

describe('the arrow keys', () => {
  const rows = rowsWith();
  const at = (row: number, column: number) => ({ row, column });

  test('the arrow keys start at the first emoji, or from below at the last heading', () => {
    expect(rows.vertical(null, 1)).toEqual(at(1, 0));
    expect(rows.horizontal(null, 1)).toEqual(at(1, 0));
    expect(rows.vertical(null, -1)).toEqual(at(3, 0));
  });

  test('the arrow keys keep the column if the next row has it', () => {
    expect(rows.vertical(at(1, 1), 1)).toEqual(at(2, 1));
    expect(rows.vertical(at(1, 2), 1)).toEqual(at(2, 1));
  });

  test('the arrow keys skip headings that do nothing and stop at folders', () => {
    expect(rows.vertical(at(1, 0), -1)).toEqual(at(1, 0));
    expect(rows.vertical(at(2, 1), 1)).toEqual(at(3, 0));
  });

  test('the arrow keys continue in the next row and stay at the ends', () => {
    expect(rows.horizontal(at(1, 2), 1)).toEqual(at(2, 0));
    expect(rows.horizontal(at(2, 0), -1)).toEqual(at(1, 2));
    expect(rows.horizontal(at(1, 0), -1)).toEqual(at(1, 0));
    expect(rows.horizontal(at(3, 0), 1)).toEqual(at(3, 0));
  });

  test('the arrow keys stop at the last row when a page leads beyond it', () => {
    expect(rows.vertical(at(1, 0), 2)).toEqual(at(3, 0));
    expect(rows.vertical(at(1, 0), 50)).toEqual(at(3, 0));
    expect(rows.vertical(at(3, 0), -50)).toEqual(at(1, 0));
  });
});
