import { expect, test } from 'vitest';
import { FIRES_AT, followedBy } from '~/components/pull/pullDistance';

test('the content follows less the further the finger moves', () => {
  expect([0, 60, FIRES_AT].map((way) => Math.round(followedBy(way)))).toEqual([0, 32, 81]);
});
