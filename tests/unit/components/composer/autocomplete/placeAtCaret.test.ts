import { expect, test } from 'vitest';
import { placeAtCaret } from '~/components/composer/autocomplete/placeAtCaret';

const SCREEN = { x: 0, y: 0, width: 1000, height: 800 };
const LIST = { width: 200, height: 240 };
const caret = (x: number, y: number) => ({ x, y, height: 20 });

test('a list of suggestions begins below the word', () => {
  expect(placeAtCaret(caret(100, 100), LIST, SCREEN)).toEqual({ x: 100, y: 124, height: 240 });
});

test('a list of suggestions stands above the word where there is not enough room below', () => {
  expect(placeAtCaret(caret(100, 700), LIST, SCREEN)).toEqual({ x: 100, y: 456, height: 240 });
});

test('a list of suggestions stays inside of the screen at both sides', () => {
  expect([placeAtCaret(caret(950, 100), LIST, SCREEN).x, placeAtCaret(caret(-20, 100), LIST, SCREEN).x]).toEqual([792, 8]);
});

test('a list of suggestions gets lower where the keyboard of a phone leaves little room', () => {
  const above = { x: 0, y: 0, width: 390, height: 300 };
  expect(placeAtCaret(caret(10, 180), LIST, above)).toEqual({ x: 10, y: 8, height: 168 });
});

test('a list of suggestions follows the visible part when the browser moves the page up', () => {
  const moved = { x: 0, y: 400, width: 390, height: 300 };
  expect(placeAtCaret(caret(10, 410), LIST, moved)).toEqual({ x: 10, y: 434, height: 240 });
});
