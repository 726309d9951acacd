import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ApiFailure } from '../../../../server/core/ApiFailure';
import { parseParams } from '../../../../server/http/parseParams';

const schema = z.object({
  id: z.string(),
  limit: z.number().int().min(1).max(100).default(10),
  open: z.boolean().optional(),
  tags: z.array(z.string()).optional(),
});

function infoOf(raw: unknown): unknown {
  try {
    parseParams(schema, raw, false);
  } catch (error) {
    if (error instanceof ApiFailure) return error.info;
    throw error;
  }
  return 'accepted';
}

describe('parseParams', () => {
  test('unknown parameters are ignored and defaults filled in', () => {
    expect(parseParams(schema, { id: 'a', else: 1 }, false)).toEqual({ id: 'a', limit: 10 });
  });

  test.each([
    [5, { param: '#/type', reason: 'must be object' }],
    [[], { param: '#/type', reason: 'must be object' }],
    [{}, { param: '#/required', reason: "must have required property 'id'" }],
    [{ id: 5 }, { param: '#/properties/id/type', reason: 'must be string' }],
    [
      { id: 'a', limit: 0 },
      { param: '#/properties/limit/min', reason: 'must NOT be less than 1' },
    ],
    [
      { id: 'a', limit: 101 },
      { param: '#/properties/limit/max', reason: 'must NOT be more than 100' },
    ],
    [
      { id: 'a', tags: [1] },
      { param: '#/properties/tags/items/type', reason: 'must be string' },
    ],
  ])('the error for %j names the first wrong place', (raw, info) => {
    expect(infoOf(raw)).toEqual(info);
  });

  test('texts of a query or form become numbers and booleans where the schema wants them', () => {
    expect(parseParams(schema, { id: '5', limit: '20', open: 'true' }, true)).toEqual({ id: '5', limit: 20, open: true });
  });

  test('texts of a JSON body stay texts', () => {
    expect(() => parseParams(schema, { id: 'a', limit: '20' }, false)).toThrow(ApiFailure);
  });
});
