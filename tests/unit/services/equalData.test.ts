import { describe, expect, test } from 'vitest';
import { equalData, overlay } from '~/services/equalData';

describe('data', () => {
  test.each([
    [{ a: [1, { b: null }] }, { a: [1, { b: null }] }, true],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ a: 1 }, { a: 1, b: undefined }, false],
    [[1, 2], [2, 1], false],
    [[], {}, false],
    [null, {}, false],
    [Number.NaN, Number.NaN, true],
    [{ constructor: 1 }, { toString: 1 }, false],
  ])('%j and %j are equal: %s', (a, b, expected) => {
    expect(equalData(a, b)).toBe(expected);
  });
});

test('laying equal fields over a record gives the record', () => {
  const record = { a: 1, b: [2] };
  expect(overlay(record, { b: [2] })).toBe(record);
});

test('laying other fields over a record leaves it as it is and gives a new one', () => {
  const record: { a: number; b?: number } = { a: 1 };
  expect([overlay(record, { b: 2 }), record]).toEqual([{ a: 1, b: 2 }, { a: 1 }]);
});
