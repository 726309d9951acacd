import { expect, test } from 'vitest';
import { readFiles } from './lib/tree';
import { listed, messages } from './lib/violations';
import { ALLOWED, checkDirectApiCalls, MOST_CALLS, VIEWS } from './rules/directApiCalls';

test('views load and change things through stores', () => {
  expect(listed(checkDirectApiCalls(readFiles(VIEWS, /\.tsx?$/)))).toBe('');
});

test('at most ten direct calls are allowed', () => {
  const calls = Object.values(ALLOWED).reduce((sum, one) => sum + one.calls, 0);
  expect(calls).toBeLessThanOrEqual(MOST_CALLS);
});

test.each(["await api.call('i', {});", "void account.api.call('i', {});", 'account.api.upload(file);'])('the rule finds %s', (text) => {
  expect(messages(checkDirectApiCalls([{ path: 'pages/x/X.tsx', text }], {}))).toHaveLength(1);
});

test('the rule finds calls beyond the allowed number and allowances that are not used', () => {
  const allowed = { 'pages/x/X.tsx': { calls: 1, why: 'a test' } };
  const check = (text: string) => messages(checkDirectApiCalls([{ path: 'pages/x/X.tsx', text }], allowed));
  expect(check("api.call('i', {});")).toEqual([]);
  expect(check("api.call('i', {}); api.call('meta', {});")).toHaveLength(1);
  expect(check('')).toHaveLength(1);
});
