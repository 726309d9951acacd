import { describe, expect, test } from 'vitest';
import { signInsOf } from '~/stores/session/signIn';
import { createTestRoot, settled } from '../../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../../fixtures/FakeApi';

const WRONG_PASSWORD = '932c904e-9460-45b7-9ce6-7ed33be7eb2c';
const WRONG_TOKEN = 'cdf1235b-ac71-46d4-a3a6-84ccce48df6f';
const NO_SUCH_USER = '6cc579cc-885d-43d8-95c2-b8c7fc963280';

/** The answer of a server whose web framework knows no such address. */
const noRoute = (endpoint: string) => apiError({ endpoint, status: 404, code: 'NOT_FOUND', id: '' });
const alice = { username: 'alice', password: 'alice-pass' };
const inside = { id: 'a', i: 'new-token' };
const request = { challenge: 'sign-this', allowCredentials: [{ id: 'key', type: 'public-key' as const }] };

function start(api: ApiScript) {
  const test = createTestRoot({ api });
  return { ...test, signIns: signInsOf(test.root.session.current) };
}

describe('a server that signs in step by step', () => {
  test.each([
    ['captcha', { finished: false, next: 'captcha' }, { kind: 'captcha' }],
    ['password', { finished: false, next: 'password' }, { kind: 'password' }],
    ['code', { finished: false, next: 'totp' }, { kind: 'code' }],
    ['key', { finished: false, next: 'passkey', authRequest: request }, { kind: 'key', request }],
    ['nothing more', { finished: true, ...inside }, { kind: 'finished', token: 'new-token' }],
  ] as const)('it wants %s', async (_what, answer, step) => {
    const { signIns, page } = start({ 'signin-flow': answer });
    expect(await signIns.next({ username: 'alice' })).toEqual({ ok: true, value: step });
    expect(page.loads, 'the token belongs to the caller').toEqual([]);
  });

  test('it gets no token of an account, and the answers of captchas beside the password', async () => {
    const { signIns, api } = start({ 'signin-flow': { finished: true, ...inside } });
    await signIns.next({ ...alice, answers: { 'hcaptcha-response': 'human' } });
    expect(api.calls).toEqual([{ endpoint: 'signin-flow', params: { ...alice, 'hcaptcha-response': 'human' }, token: null }]);
  });

  test('a step that this client does not know is an error that names it', async () => {
    const { signIns } = start({ 'signin-flow': { finished: false, next: 'blood' } as never });
    expect(await signIns.next(alice)).toMatchObject({ ok: false, error: { message: 'an unknown step: blood' } });
  });

  test.each([
    [404, NO_SUCH_USER],
    [403, WRONG_PASSWORD],
  ])('a refusal with status %i and an id is none of a missing endpoint', async (status, id) => {
    const { signIns, api } = start({ 'signin-flow': apiError({ status, id, code: `HTTP_${status}` }) });
    expect(await signIns.next(alice)).toMatchObject({ ok: false, error: { server: { id } } });
    expect(api.calls).toHaveLength(1);
  });

  test('attempts are a second apart, as servers demand', async () => {
    const { signIns, api, clock } = start({ 'signin-flow': { finished: false, next: 'password' } });
    await signIns.next({ username: 'alice' });
    const second = signIns.next(alice);
    await settled();
    clock.advance(999);
    await settled();
    expect(api.calls).toHaveLength(1);
    clock.advance(1);
    await second;
    expect(api.calls).toHaveLength(2);
  });
});

describe('a server that takes everything at once', () => {
  const plain = (signin: ApiScript['signin']) => start({ 'signin-flow': noRoute('signin-flow'), signin });

  test('it is found by its answer, which is remembered', async () => {
    const { signIns, api, clock } = plain(inside);
    expect(await signIns.next({ ...alice, token: '123456' })).toEqual({ ok: true, value: { kind: 'finished', token: 'new-token' } });
    clock.advance(1000);
    await signIns.next(alice);
    expect(api.calls.map(({ endpoint, params, token }) => ({ endpoint, params, token }))).toEqual([
      { endpoint: 'signin-flow', params: { ...alice, token: '123456' }, token: null },
      { endpoint: 'signin', params: { ...alice, token: '123456' }, token: null },
      { endpoint: 'signin', params: alice, token: null },
    ]);
  });

  test('a name alone leads to the password without a call', async () => {
    const { signIns, api } = plain(inside);
    expect(await signIns.next({ username: 'alice' })).toEqual({ ok: true, value: { kind: 'password' } });
    expect(api.paramsOf('signin')).toEqual([]);
  });

  test('the refusal of a missing code asks for it, and that of a wrong one is an error', async () => {
    const { signIns, clock } = plain(apiError({ status: 403, id: WRONG_TOKEN }));
    expect(await signIns.next(alice)).toEqual({ ok: true, value: { kind: 'code' } });
    clock.advance(1000);
    expect(await signIns.next({ ...alice, token: '000000' })).toMatchObject({ ok: false, error: { server: { id: WRONG_TOKEN } } });
  });

  test.each([
    ['a key', request, { kind: 'key', request }],
    ['a code, without keys', { challenge: 'sign-this', allowCredentials: [] }, { kind: 'code' }],
  ])('a challenge asks for %s', async (_what, answer, step) => {
    const { signIns } = plain(answer as never);
    expect(await signIns.next(alice)).toEqual({ ok: true, value: step });
  });
});

describe('a key without a name', () => {
  test('the key signs what the server asks, and the answer goes back with its context', async () => {
    const { signIns, api } = start({
      'signin-with-passkey': ({ credential }) => (credential ? { signinResponse: inside } : { option: request, context: 'c1' }),
    });
    const asked = await signIns.askAnyKey();
    if (!asked.ok) throw asked.error;
    expect(asked.value).toEqual({ request, context: 'c1' });
    expect(await signIns.withAnyKey(asked.value, { id: 'key' })).toEqual({
      ok: true,
      value: { kind: 'finished', token: 'new-token' },
    });
    expect(api.paramsOf('signin-with-passkey')).toEqual([{}, { credential: { id: 'key' }, context: 'c1' }]);
  });

  test('a server without it is remembered', async () => {
    const { signIns } = start({ 'signin-with-passkey': noRoute('signin-with-passkey') });
    expect(signIns.offersAnyKey).toBe(true);
    expect(await signIns.askAnyKey()).toMatchObject({ ok: false });
    expect(signIns.offersAnyKey).toBe(false);
  });
});
