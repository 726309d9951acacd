import { expect, test } from 'vitest';
import { deckView } from '~/services/workspace/deckView';

const columns = [400, 300, 300, 300];

test.each([
  ['shows all columns that fit', 0, 1300, { start: 0, end: 4, before: 0, after: 0 }],
  ['counts columns after the visible part', 0, 700, { start: 0, end: 2, before: 0, after: 2 }],
  ['counts columns before it', 700, 600, { start: 2, end: 4, before: 2, after: 0 }],
  ['counts a column as in sight if more than half of it is', 300, 700, { start: 0.75, end: 3, before: 1, after: 1 }],
  ['places its edges within columns', 100, 450, { start: 0.25, end: 1.5, before: 0, after: 2 }],
] as const)('the view of a deck %s', (_what, from, width, expected) => {
  expect(deckView(columns, from, width)).toEqual(expected);
});
