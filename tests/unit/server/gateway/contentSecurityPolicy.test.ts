import { expect, test } from 'vitest';
import { contentSecurityPolicy, createNonce } from '../../../../server/gateway/contentSecurityPolicy';

const directives = (host?: string) =>
  new Map(
    contentSecurityPolicy('n0nce', host)
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

test('live connections go to the host that served the page', () => {
  expect(directives('garden.example:3000').get('connect-src')).toEqual(["'self'", 'ws://garden.example:3000', 'wss://garden.example:3000']);
  expect(directives('[::1]:3000').get('connect-src')).toContain('ws://[::1]:3000');
});

test.each(["a.example; script-src 'unsafe-inline'", 'a.example *', 'a,b', ''])('a forged Host %j adds nothing to the policy', (host) => {
  expect(directives(host).get('connect-src')).toEqual(["'self'"]);
  expect(directives(host).get('script-src')).toEqual(["'self'"]);
});

test('UP11 frames come from behind TLS only, and allow no further scripts or connections', () => {
  expect(directives().get('frame-src')).toEqual(['https:']);
  for (const name of ['script-src', 'connect-src', 'form-action', 'worker-src']) expect(directives().get(name)).not.toContain('https:');
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
