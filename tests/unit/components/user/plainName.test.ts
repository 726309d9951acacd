import { expect, test } from 'vitest';
import { plainName } from '~/components/user/plainName';

test.each([
  ['Alice', 'Alice'],
  ['Alice :cat:', 'Alice'],
  [':cat: Alice :black_cat: of :c-a+t2: Wonderland', 'Alice of Wonderland'],
  ['up at 10:30:15', 'up at 10:30:15'],
  ['猫:cat:', '猫'],
  ['Alice:cat:', 'Alice'],
  [':cat:', 'alice'],
  ['', 'alice'],
  [null, 'alice'],
])('the name %j is read as %j', (name, expected) => {
  expect(plainName({ name, username: 'alice' })).toBe(expected);
});
