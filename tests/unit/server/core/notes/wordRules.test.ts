import { expect, test } from 'vitest';
import { breaksRule } from '../../../../../server/core/notes/wordRules';

test('a rule is words that all occur, in any case and order', () => {
  expect(breaksRule('Buy CHEAP watches', ['watches cheap'])).toBe(true);
  expect(breaksRule('Buy cheap soup', ['watches cheap'])).toBe(false);
});

test('a rule between slashes is a pattern with flags', () => {
  expect(breaksRule('c4sino', ['/c[a4]sino/'])).toBe(true);
  expect(breaksRule('C4SINO', ['/c[a4]sino/'])).toBe(false);
  expect(breaksRule('C4SINO', ['/c[a4]sino/i'])).toBe(true);
});

test('an empty rule and a pattern that cannot be read find nothing', () => {
  expect(breaksRule('anything', ['', '  ', '/(/'])).toBe(false);
});

test('a pattern that would take forever elsewhere is answered at once', () => {
  const started = performance.now();
  expect(breaksRule(`${'a'.repeat(3000)}!`, ['/(a+)+$/'])).toBe(false);
  expect(performance.now() - started).toBeLessThan(1000);
});
