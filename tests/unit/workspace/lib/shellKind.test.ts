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
  expect(shellKind(href, true, false, false)).toBe(kind);
});

test('a visitor gets the shell for visitors, whatever the width', () => {
  expect(shellKind('/', false, true, false)).toBe('visitor');
  expect(shellKind('/', false, false, false)).toBe('visitor');
});

test('a narrow screen gets the shell for phones', () => {
  expect(shellKind('/', true, true, false)).toBe('phone');
});

test.each([
  ['/timeline', 'zen'],
  ['/share', 'reduced'],
])('a window of the browser that was opened for one page shows %s without navigation (%s)', (href, kind) => {
  expect(shellKind(href, true, false, true)).toBe(kind);
});
