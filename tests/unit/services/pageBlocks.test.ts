import { describe, expect, test } from 'vitest';
import { newBlock, noteIdOf, readBlocks, writeBlocks, type PageBlock } from '~/services/pageBlocks';

const KNOWN = [
  { id: 'a', type: 'text', text: 'Hello' },
  { id: 'b', type: 'section', title: 'More', children: [{ id: 'c', type: 'image', fileId: 'f1' }] },
  { id: 'd', type: 'note', note: 'n1', detailed: true },
];

describe('reading blocks', () => {
  test('the four kinds are recognized, also inside sections', () => {
    expect(readBlocks(KNOWN)).toMatchObject([
      { key: 'a', kind: 'text', text: 'Hello' },
      { key: 'b', kind: 'section', title: 'More', children: [{ kind: 'image', fileId: 'f1' }] },
      { key: 'd', kind: 'note', noteId: 'n1', isDetailed: true },
    ]);
  });

  test('blocks without an id or with the id of another get a key of their own', () => {
    const blocks = readBlocks([
      { type: 'text', text: '1' },
      { id: 'x', type: 'section', title: '', children: [{ id: 'x', type: 'text', text: '2' }] },
    ]);
    const [first, second] = blocks as [PageBlock, Extract<PageBlock, { kind: 'section' }>];
    expect(new Set([first.key, second.key, second.children[0]!.key]).size).toBe(3);
  });

  test.each([
    ['a text that is a number', { type: 'text', text: 7 }],
    ['a section without a list', { type: 'section', title: 'x', children: 'y' }],
    ['an image whose file is an object', { type: 'image', fileId: {} }],
    ['a block of an old page', { type: 'radioButton', values: ['a'] }],
    ['null', null],
    ['a text', 'text'],
    ['a list', [1]],
  ])('%s is unknown and keeps its source', (_, source) => {
    const blocks = readBlocks([source]);
    expect(blocks).toMatchObject([{ kind: 'unknown', source }]);
    expect(writeBlocks(blocks)).toEqual([source]);
  });

  test('what is no list has no blocks', () => {
    expect(readBlocks({ length: 3 })).toEqual([]);
    expect(readBlocks(undefined)).toEqual([]);
  });

  test('sections that lie in each other without an end are read up to a depth, and written as they were', () => {
    let source: object = { id: 'end', type: 'text', text: 'x' };
    for (let n = 0; n < 2_000; n++) source = { id: `s${n}`, type: 'section', title: 't', children: [source] };
    const blocks = readBlocks([source]);
    expect(writeBlocks(blocks)).toEqual([source]);
  });
});

describe('writing blocks', () => {
  test('blocks that nobody changed are written as they were read', () => {
    const content = [...KNOWN, { id: 'e', type: 'text', text: 'x', color: 'red' }];
    expect(writeBlocks(readBlocks(content))).toEqual(content);
  });

  test('a new block is empty and has an id', () => {
    expect(writeBlocks([newBlock('text'), newBlock('section'), newBlock('image'), newBlock('note')])).toMatchObject([
      { type: 'text', text: '' },
      { type: 'section', title: '', children: [] },
      { type: 'image', fileId: null },
      { type: 'note', note: null, detailed: false },
    ]);
    expect(newBlock('text').key).not.toBe(newBlock('text').key);
  });
});

test.each([
  ['abc123', 'abc123'],
  ['https://example.test/notes/abc123', 'abc123'],
  [' https://example.test/notes/abc123/?x=1#y ', 'abc123'],
  ['', null],
  ['  ', null],
])('the id of the note in “%s” is %s', (given, id) => {
  expect(noteIdOf(given)).toBe(id);
});
