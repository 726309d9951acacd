import { expect, test } from 'vitest';
import { hostInUse, serverLink } from '~/app/serverLink';

test.each([
  ['/?server=far.test', null, '/sign-in?server=far.test&back=%2F'],
  ['/explore?x=1&server=far.test#top', null, '/sign-in?server=far.test&back=%2Fexplore%3Fx%3D1%23top'],
  ['/?server=far.test', 'near.test', '/sign-in?server=far.test&back=%2F'],
])('the link %s leads a user of %s to the sign-in with that server', (href, host, to) => {
  expect(serverLink(href, host)).toEqual({ to, isDocument: true });
});

test('who uses an account of that server stays on the page', () => {
  expect(serverLink('/explore?server=Far.test#top', 'far.test')).toEqual({ to: '/explore#top', isDocument: false });
});

test.each(['/', '/explore?x=1', '/?server=', '/sign-in?server=far.test'])('%s names no server to go to', (href) => {
  expect(serverLink(href, null)).toBeNull();
});

test('the host in use is that of the account, and visitors have none', () => {
  const stored = (data: object) => ({ get: () => JSON.stringify({ version: 0, data }) });
  const account = { token: 't', me: { id: 'a' } };
  expect({
    here: hostInUse(stored(account), 'https://near.test'),
    there: hostInUse(stored({ ...account, origin: 'https://far.test' }), 'https://near.test'),
    damaged: hostInUse(stored({ ...account, origin: 'far' }), 'https://near.test'),
    visitor: hostInUse({ get: () => null }, 'https://near.test'),
  }).toEqual({ here: 'near.test', there: 'far.test', damaged: null, visitor: null });
});
