import { expect, test } from 'vitest';
import { createTestRoot } from '../../fixtures/createTestRoot';

test('a part is created when it is first used, once for each root', () => {
  const { root } = createTestRoot();
  const made: unknown[] = [];
  const make = (of: unknown) => made.push(of);
  expect({ first: root.part(make), second: root.part(make) }).toEqual({ first: 1, second: 1 });
  expect(made).toEqual([root]);
  expect(createTestRoot().root.part(make)).toBe(2);
});
