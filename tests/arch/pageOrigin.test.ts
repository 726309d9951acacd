import { expect, test } from 'vitest';
import { CLIENT, readFiles } from './lib/tree';
import { listed, messages } from './lib/violations';
import { checkPageOrigin } from './rules/pageOrigin';

test('the server of an account is never taken from the address of the page', () => {
  expect(listed(checkPageOrigin(readFiles(CLIENT, /\.tsx?$/)))).toBe('');
});

const check = (path: string, text: string, allowed = {}) => messages(checkPageOrigin([{ path, text }], allowed));

test.each([
  'safeHttpUrl(url, location.origin)',
  'window.location.host',
  'globalThis.location?.host',
  'const { origin } = window.location;',
])('the rule finds %s', (text) => {
  expect(check('src/components/x/X.tsx', text)).toHaveLength(1);
  expect(check('src/stores/server/Server.ts', text)).toEqual([]);
});

test('other parts of the address may be read', () => {
  expect(check('pages/x/X.tsx', 'location.pathname + location.hash + new URL(url).origin + window.location.hostname')).toEqual([]);
});

test('the rule finds exceptions that are not used', () => {
  expect(check('pages/x/X.tsx', '', { 'pages/x/X.tsx': 'a test' })).toHaveLength(1);
  expect(check('pages/x/X.tsx', 'location.origin', { 'pages/x/X.tsx': 'a test' })).toEqual([]);
});
