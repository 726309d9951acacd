import { expect, test } from 'vitest';
import { contentSecurityPolicy, createNonce } from '../../../../server/gateway/contentSecurityPolicy';

const directives = () =>
  new Map(
    contentSecurityPolicy('n0nce')
      .split('; ')
      .map((directive) => {
        const [name = '', ...values] = directive.split(' ');
        return [name, values] as const;
      }),
  );

test('scripts come from this origin only, never from evaluation, and from no text but that of the page', () => {
  expect(directives().get('script-src')).toEqual(["'self'"]);
});

test('styles come from this origin or have the nonce of the answer', () => {
  expect(directives().get('style-src')).toEqual(["'self'", "'nonce-n0nce'"]);
});

test('calls and live connections may go to any server, until the page narrows that to the servers of its accounts', () => {
  expect(directives().get('connect-src')).toEqual(["'self'", 'https:', 'wss:', 'http:', 'ws:']);
});

test('UP11 frames come from behind TLS only, and allow no further scripts', () => {
  expect(directives().get('frame-src')).toEqual(['https:']);
  for (const name of ['script-src', 'form-action', 'worker-src']) expect(directives().get(name)).not.toContain('https:');
});

test.each([
  ['frame-ancestors', "'none'"],
  ['base-uri', "'none'"],
  ['object-src', "'none'"],
  ['report-uri', '/csp-report'],
])('the directive %s is %s', (name, value) => {
  expect(directives().get(name)).toEqual([value]);
});

test('nonces are never equal', () => {
  expect(new Set(Array.from({ length: 100 }, createNonce)).size).toBe(100);
});
