import { describe, expect, test } from 'vitest';
import { JsonBoundsError, parseJson } from '../../../../server/lib/boundedJson';

const bounds = { levels: 2, values: 6 };

describe('reading JSON from outside', () => {
  test.each([['{"a":["[[[[{{{{", "\\"[[[[", "\\\\"]}'], ['[[],[]]'], ['"text, with, many, commas, that, are, no, values"'], ['7']])(
    '%s is within two levels and six values',
    (json) => {
      expect(parseJson(json, bounds)).toEqual(JSON.parse(json));
    },
  );

  test.each([
    ['{"a":[[]]}', 'levels'],
    ['[1,2,3,4,5,6]', 'values'],
    ['[{},{},{}]', 'values'],
  ] as const)('%s has too many %s', (json, broken) => {
    expect(() => parseJson(json, bounds)).toThrow(expect.objectContaining({ broken }));
  });

  test.each(['', '[', '{"a"', 'no JSON'])('%j is not JSON', (text) => {
    expect(() => parseJson(text)).toThrow(SyntaxError);
  });

  test.each([
    ['lists that never end', '['.repeat(6_000_000)],
    ['lists in an object that never end', `{"emojis":${'['.repeat(6_000_000)}`],
    ['1.9 million empty objects', `{"emojis":[${'{},'.repeat(1_900_000)}{}]}`],
    ['two million numbers', `[${'1,'.repeat(2_000_000)}1]`],
  ])('%s are refused within a moment and without their memory', (_name, json) => {
    const [begun, before] = [performance.now(), process.memoryUsage().heapUsed];
    expect(() => parseJson(json)).toThrow(JsonBoundsError);
    expect(performance.now() - begun).toBeLessThan(200);
    expect((process.memoryUsage().heapUsed - before) / 1e6).toBeLessThan(10);
  });
});
