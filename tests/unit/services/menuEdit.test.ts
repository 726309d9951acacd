import { expect, test } from 'vitest';
import { appended, moveShown, without } from '~/services/menuEdit';

// The editor does not show b and d, which belong to another version.
const LIST = ['a', 'b', 'c', 'd', 'e'];
const SHOWN = [0, 2, 4];

test('moving an item leaves hidden items in place', () => {
  expect(moveShown(LIST, SHOWN, 0, 1)).toEqual(['b', 'c', 'a', 'd', 'e']);
  expect(moveShown(LIST, SHOWN, 2, 0)).toEqual(['e', 'a', 'b', 'c', 'd']);
});

test('a move to the same place or outside of the list changes nothing', () => {
  expect(moveShown(LIST, SHOWN, 1, 1)).toBe(LIST);
  expect(moveShown(LIST, SHOWN, 0, 9)).toBe(LIST);
});

test('items are appended and removed', () => {
  expect(appended(LIST, 'f')).toEqual([...LIST, 'f']);
  expect(without(LIST, 1)).toEqual(['a', 'c', 'd', 'e']);
});
