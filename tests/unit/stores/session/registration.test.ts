import { expect, test, vi } from 'vitest';
import { completeSignUp, createFirstAccount, signUp } from '~/stores/session/registration';
import { user } from '../../../fixtures/builders';
import { createTestRoot } from '../../../fixtures/createTestRoot';
import { apiError } from '../../../fixtures/FakeApi';

const alice = user('alice').me();
const ACCOUNT = { username: 'alice', password: 'alice-pass' };

test('signing up uses the new account at once', async () => {
  const { root, api, page } = createTestRoot({ api: { signup: { ...alice, token: 'fresh' }, i: alice } });
  expect(await signUp(root, ACCOUNT)).toEqual({ ok: true, value: 'signedIn' });
  expect(api.calls.slice(1)).toEqual([{ endpoint: 'i', params: {}, token: 'fresh' }]);
  expect(page.loads).toEqual(['reload']);
});

test('an account that cannot be signed in to was still created', async () => {
  const { root, local, page } = createTestRoot({ api: { signup: { ...alice, token: 'fresh' }, i: alice } });
  local.isFull = true;
  const signedUp = signUp(root, ACCOUNT);
  await vi.waitFor(() => expect(root.overlays.stack).toHaveLength(1));
  root.overlays.stack[0]!.close();
  expect(await signedUp).toEqual({ ok: true, value: 'created' });
  expect(page.loads).toEqual([]);
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

test('an account that was confirmed by e-mail, and the first one of a server, give their tokens', async () => {
  const { root } = createTestRoot({
    api: {
      'signup-pending': { id: alice.id, i: 'fresh' },
      'admin/accounts/create': { ...alice, token: 'fresh' },
    },
  });
  const client = root.session.current.api;
  expect(await completeSignUp(client, 'code')).toEqual({ ok: true, value: 'fresh' });
  expect(await createFirstAccount(client, ACCOUNT)).toEqual({ ok: true, value: 'fresh' });
});
