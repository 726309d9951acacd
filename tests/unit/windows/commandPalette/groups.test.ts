import { describe, expect, test } from 'vitest';
import type { PaletteEntry, PaletteGroupName } from '~/stores/commands/PaletteEntry';
import { groupsOf, withLater } from '../../../../windows/commandPalette/groups';
import { markedParts } from '../../../../windows/commandPalette/markedParts';
import { wantedOf } from '../../../../windows/commandPalette/wanted';

const entry = (id: string, group: PaletteGroupName, to?: string): PaletteEntry => ({
  id,
  title: id,
  icon: 'bolt',
  group,
  ...(to !== undefined && { to }),
});
const many = (group: PaletteGroupName, count: number) => Array.from({ length: count }, (_, index) => entry(`${group} ${index}`, group));

describe('the groups of the palette', () => {
  test('a group has room for five of many, and for thirty if nothing else is looked for', () => {
    const ranked = many('people', 50).map((one) => ({ entry: one, fit: 1 }));
    expect({ usual: groupsOf(ranked)[0]!.entries.length, alone: groupsOf(ranked, true)[0]!.entries.length }).toEqual({
      usual: 5,
      alone: 30,
    });
  });

  test('what the server adds never makes a group longer than eight', () => {
    const shown = groupsOf(many('people', 5).map((one) => ({ entry: one, fit: 1 })));
    const later = Array.from({ length: 9 }, (_, index) => entry(`later ${index}`, 'people'));
    expect(withLater(shown, later)[0]!.entries).toHaveLength(8);
  });

  test('what leads to an address that is shown is not added again', () => {
    const shown = [{ name: 'recent' as const, entries: [entry('recent', 'recent', '/@bob')] }];
    expect(withLater(shown, [entry('user', 'people', '/@bob')])).toBe(shown);
  });
});

test.each([
  ['kao', { scope: 'all', text: 'kao' }],
  ['@bob', { scope: 'people', text: 'bob' }],
  ['＃花', { scope: 'tags', text: '花' }],
  ['> dark', { scope: 'commands', text: 'dark' }],
  [':blob_cat:', { scope: 'emoji', text: 'blob_cat' }],
])('“%s” is read as a search', (typed, wanted) => {
  expect(wantedOf(` ${typed} `)).toEqual({ ...wanted, typed });
});

test.each([
  ['Olga Kao', 'kao', 'Olga [Kao]'],
  ['かおり', 'カオ', '[かお]り'],
  ['Keyboard shortcuts', 'short key', '[Key]board [short]cuts'],
  ['No match', 'zzz', 'No match'],
])('in “%s”, “%s” marks %s', (text, words, marked) => {
  const parts = markedParts(text, words).map(({ part, isMarked }) => (isMarked ? `[${part}]` : part));
  expect(parts.join('')).toBe(marked);
});
