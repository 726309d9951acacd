import { expect, test } from 'vitest';
import { completeSignUp, createFirstAccount, signUp } from '~/stores/session/registration';
import { user } from '../../../fixtures/builders';
import { createTestRoot } from '../../../fixtures/createTestRoot';
import { apiError } from '../../../fixtures/FakeApi';

const alice = user('alice').me();
const ACCOUNT = { username: 'alice', password: 'alice-pass' };
/** How a new account is asked to set itself up. */
const SETUP = { endpoint: 'i/registry/set', params: { scope: ['client', 'base'], key: 'accountSetupWizard', value: 0 }, token: 'fresh' };

test('signing up asks for the set-up and uses the new account at once', async () => {
  const { root, api, page } = createTestRoot({ api: { signup: { ...alice, token: 'fresh' }, 'i/registry/set': undefined, i: alice } });
  expect(await signUp(root, ACCOUNT)).toEqual({ ok: true, value: 'signedIn' });
  expect(api.calls.slice(1)).toEqual([SETUP, { endpoint: 'i', params: {}, token: 'fresh' }]);
  expect(page.loads).toEqual(['reload']);
});

test('a server that does not store the wish for a set-up still gets its new account', async () => {
  const { root, page } = createTestRoot({
    api: { signup: { ...alice, token: 'fresh' }, 'i/registry/set': apiError({ status: 500 }), i: alice },
  });
  expect(await signUp(root, ACCOUNT)).toEqual({ ok: true, value: 'signedIn' });
  expect(page.loads).toEqual(['reload']);
});

test('signing up waits for the e-mail when the server requires it', async () => {
  const { root, api, page } = createTestRoot({ api: { signup: undefined } });
  expect(await signUp(root, { ...ACCOUNT, emailAddress: 'a@example.test' })).toEqual({ ok: true, value: 'confirmEmail' });
  expect({ calls: api.calls.length, loads: page.loads }).toEqual({ calls: 1, loads: [] });
});

test('a refused sign-up resolves to an error', async () => {
  const { root } = createTestRoot({ api: { signup: apiError({ code: 'DUPLICATED_USERNAME' }) } });
  expect(await signUp(root, ACCOUNT)).toMatchObject({ ok: false });
});

test('an account that was confirmed by e-mail, and the first one of a server, are asked to set themselves up', async () => {
  const { root, api } = createTestRoot({
    api: {
      'signup-pending': { id: alice.id, i: 'fresh' },
      'admin/accounts/create': { ...alice, token: 'fresh' },
      'i/registry/set': undefined,
    },
  });
  const client = root.session.current.api;
  expect(await completeSignUp(client, 'code')).toEqual({ ok: true, value: 'fresh' });
  expect(await createFirstAccount(client, ACCOUNT)).toEqual({ ok: true, value: 'fresh' });
  expect(api.calls.filter(({ endpoint }) => endpoint === 'i/registry/set')).toEqual([SETUP, SETUP]);
});
