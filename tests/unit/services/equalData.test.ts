import { describe, expect, test } from 'vitest';
import { equalData, overlay } from '~/services/equalData';

describe('equalData and overlay', () => {
  test.each([
    [{ a: [1, { b: null }] }, { a: [1, { b: null }] }, true],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ a: 1 }, { a: 1, b: undefined }, false],
    [[1, 2], [2, 1], false],
    [[], {}, false],
    [null, {}, false],
    [Number.NaN, Number.NaN, true],
    [{ constructor: 1 }, { toString: 1 }, false],
  ])('comparing %j and %j returns %s', (a, b, expected) => {
    expect(equalData(a, b)).toBe(expected);
  });
});

test('overlaying equal fields returns the same record', () => {
  const record = { a: 1, b: [2] };
  expect(overlay(record, { b: [2] })).toBe(record);
});

test('overlaying different fields returns a new record and leaves the old one unchanged', () => {
  const record: { a: number; b?: number } = { a: 1 };
  expect({ overlay: overlay(record, { b: 2 }), record }).toEqual({ overlay: { a: 1, b: 2 }, record: { a: 1 } });
});
