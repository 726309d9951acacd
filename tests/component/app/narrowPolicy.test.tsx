import { beforeEach, expect, test } from 'vitest';
import { narrowPolicy } from '~/app/narrowPolicy';
import { rememberOrigins } from '~/stores/session/knownOrigins';
import { storedAccount } from '~/stores/session/storedAccount';
import { user } from '../../fixtures/builders';
import { MemoryLocalStore } from '../../fixtures/memoryStores';

const me = user('alice').me();
const OWN = "connect-src 'self' ws://home.test wss://home.test";
let page: Document;
let local: MemoryLocalStore;

beforeEach(() => {
  page = document.implementation.createHTMLDocument();
  local = new MemoryLocalStore();
});

function policyAt(pathname = '/'): string | undefined {
  narrowPolicy(page, { host: 'home.test', pathname }, local);
  return page.head.querySelector<HTMLMetaElement>('meta[http-equiv="content-security-policy"]')?.content;
}

test('a page without accounts reaches its own server alone', () => {
  expect(policyAt()).toBe(OWN);
});

test('a page reaches the servers of all accounts, with calls and live', () => {
  rememberOrigins(local, ['https://b.test', 'http://127.0.0.1:3000', 'https://b.test']);
  expect(policyAt('/timeline')).toBe(`${OWN} http://127.0.0.1:3000 ws://127.0.0.1:3000 https://b.test wss://b.test`);
});

test('the account in use counts although the list does not have it yet', () => {
  storedAccount.save(local, { origin: 'https://c.test', token: 'secret', me });
  expect(policyAt()).toBe(`${OWN} https://c.test wss://c.test`);
});

test('the account of the page’s own server adds nothing', () => {
  storedAccount.save(local, { token: 'secret', me });
  expect(policyAt()).toBe(OWN);
});

/** A page that a host of files serves. The document of these tests does not know nonces. */
function withoutNonce(): HTMLMetaElement {
  page = document.implementation.createHTMLDocument();
  page.head.innerHTML = '<meta property="csp-nonce" />';
  return Object.assign(page.head.querySelector('meta')!, { nonce: '' });
}

test('a page without a nonce from a server makes a new one each time, and only styles with it are allowed', () => {
  const made = [1, 2].map(() => {
    const tag = withoutNonce();
    const policy = policyAt() ?? '';
    const { nonce } = tag;
    expect(policy).toBe(`${OWN}; style-src 'self' 'nonce-${nonce}'`);
    return nonce;
  });
  expect({ lengths: made.map((nonce) => nonce?.length), areEqual: made[0] === made[1] }).toEqual({ lengths: [24, 24], areEqual: false });
});

test('people who choose a server on a page without a nonce of a server get the same styles', () => {
  withoutNonce();
  expect(policyAt('/sign-in')).toMatch(/^style-src 'self' 'nonce-[^']+'$/);
});

test('the captchas of the server stay reachable', () => {
  page.head.innerHTML = '<meta property="csp-nonce" nonce="x" data-connect="https://captcha.test" />';
  expect(policyAt()).toBe(`${OWN} https://captcha.test`);
});

test.each(['/sign-in', '/signed-in'])('%s may reach any server, because people choose one there', (path) => {
  expect(policyAt(path)).toBeUndefined();
});

test.each(['/x/sign-in', '/sign-in/x', '/@alice'])('%s is a page like any other', (path) => {
  expect(policyAt(path)).toBe(OWN);
});

test.each([
  '["https:"]',
  '["*", "https://*.b.test", "https://b.test https:", "https://b.test; script-src *"]',
  '[null, 1, {}]',
  '{"0":"https://b.test"}',
  '"https:"',
  'broken',
])('the stored list %s opens nothing', (stored) => {
  local.set('origins', stored);
  expect(policyAt()).toBe(OWN);
});
