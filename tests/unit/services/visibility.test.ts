import { expect, test } from 'vitest';
import { narrowerVisibility } from '~/services/visibility';

test.each([
  ['public', 'home', 'home'],
  ['home', 'followers', 'followers'],
  ['specified', 'public', 'specified'],
  ['followers', 'followers', 'followers'],
] as const)('of %s and %s, %s has fewer readers', (a, b, expected) => {
  expect(narrowerVisibility(a, b)).toEqual(expected);
  expect(narrowerVisibility(b, a)).toEqual(expected);
});
