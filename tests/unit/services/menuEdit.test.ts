import { expect, test } from 'vitest';
import { appended, moveShown, without } from '~/services/menuEdit';

// b and d are of another version: the editor does not show them.
const LIST = ['a', 'b', 'c', 'd', 'e'];
const SHOWN = [0, 2, 4];

test('moves what is shown and keeps what is not', () => {
  expect(moveShown(LIST, SHOWN, 0, 1)).toEqual(['b', 'c', 'a', 'd', 'e']);
  expect(moveShown(LIST, SHOWN, 2, 0)).toEqual(['e', 'a', 'b', 'c', 'd']);
});

test('a move to nowhere, or to where it is, changes nothing', () => {
  expect(moveShown(LIST, SHOWN, 1, 1)).toBe(LIST);
  expect(moveShown(LIST, SHOWN, 0, 9)).toBe(LIST);
});

test('adds at the end and takes away', () => {
  expect(appended(LIST, 'f')).toEqual([...LIST, 'f']);
  expect(without(LIST, 1)).toEqual(['a', 'c', 'd', 'e']);
});
