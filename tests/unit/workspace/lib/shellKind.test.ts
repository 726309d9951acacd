import { expect, test } from 'vitest';
import { shellKind } from '~/workspace/lib/shellKind';

test.each([
  ['/share?text=a', 'reduced'],
  ['/auth/abc', 'reduced'],
  ['/miauth/abc?zen', 'reduced'],
  ['/signup-complete/x', 'reduced'],
  ['/shares', 'full'],
  ['/authors', 'full'],
  ['/timeline?zen', 'zen'],
  ['/', 'full'],
])('the address %s has the shell %s', (href, kind) => {
  expect(shellKind(href, true, false)).toBe(kind);
});

test('a visitor gets the shell for visitors, whatever the width', () => {
  expect(shellKind('/', false, true)).toBe('visitor');
  expect(shellKind('/', false, false)).toBe('visitor');
});

test('a narrow screen gets the shell for phones', () => {
  expect(shellKind('/', true, true)).toBe('phone');
});
