import { expect, test } from 'vitest';
import { followServerLink } from '~/app/followServerLink';
import { visitedServer } from '~/stores/server/visitedServer';
import { storedAccount } from '~/stores/session/storedAccount';
import { user } from '../../fixtures/builders';
import { MemoryLocalStore } from '../../fixtures/memoryStores';

const HOST = 'https://host.test';
const me = user('alice').me();

function follow(path: string, account?: { readonly origin: string }) {
  const local = new MemoryLocalStore();
  if (account) storedAccount.save(local, { ...account, token: 'secret', me });
  return { to: followServerLink(local, new URL(path, HOST)), visited: visitedServer(local) };
}

test('a link to a server lets a visitor look at it, and leaves the address', () => {
  expect(follow('/timeline?server=Example.Social&x=1#y')).toEqual({ to: '/timeline?x=1#y', visited: 'https://example.social' });
});

test('somebody with an account is led on by the account', () => {
  expect(follow('/?server=example.social', { origin: 'https://far.test' })).toEqual({ to: null, visited: null });
});

test.each(['/', '/sign-in?server=example.social', '/?servers=example.social'])('%s is no link to a server', (path) => {
  expect(follow(path)).toEqual({ to: null, visited: null });
});

test.each(['javascript:alert(1)', '', 'localhost', '192.168.0.1', 'https://'])(
  '%j is no server that a page with TLS could reach',
  (server) => {
    expect(follow(`/?${new URLSearchParams({ server }).toString()}`)).toEqual({ to: '/', visited: null });
  },
);
