import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { WirePasskeyRequest } from '~/api/wire';
import { tokenHash } from '../../../../server/core/sessions/tokens';
import { totpAt } from '../../../../server/core/sessions/totp';
import { SoftKey } from '../../../fixtures/SoftKey';
import { TestInstance, type TestAccount } from '../support/testInstance';

let world: TestInstance;
let alice: TestAccount;
let secret: string;
let key: SoftKey;

const refusal = (status: number, id: string) => ({ status, body: { error: { id } } });
const WRONG_PASSWORD = refusal(403, '932c904e-9460-45b7-9ce6-7ed33be7eb2c');
const WRONG_CREDENTIAL = refusal(403, '93b86c4b-72f9-40eb-9815-798928603d1e');

/** A code that was not used before. */
function code(): string {
  world.clock.advance(30_000);
  return totpAt(secret, world.clock.now());
}
const confirmed = () => ({ password: 'alice-pass', token: code() });
const signIn = (more: object = {}) => world.post('signin', { username: 'alice', password: 'alice-pass', ...more });

async function asked(more: object = {}): Promise<WirePasskeyRequest> {
  const { status, body } = await signIn(more);
  expect(status).toBe(200);
  return body as WirePasskeyRequest;
}

async function addKey(name = 'Laptop'): Promise<void> {
  const proof = confirmed();
  const options = await world.ok('i/2fa/register-key', proof, alice.token);
  await world.ok('i/2fa/key-done', { ...proof, name, credential: key.create(options) }, alice.token);
}

beforeEach(async () => {
  world = await TestInstance.start();
  alice = await world.signUp('alice');
  key = new SoftKey(world.instance.url);
  ({ secret } = await world.ok('i/2fa/register', { password: 'alice-pass' }, alice.token));
  await world.ok('i/2fa/done', { token: totpAt(secret, world.clock.now()) }, alice.token);
});
afterEach(() => world.close());

describe('registering a key', () => {
  test('a key is registered with one confirmation, and its owner sees it', async () => {
    const proof = confirmed();
    const options = await world.ok('i/2fa/register-key', proof, alice.token);
    expect(options).toMatchObject({ rp: { id: 'localhost' }, user: { name: 'alice', displayName: 'alice' }, excludeCredentials: [] });
    const made = await world.ok('i/2fa/key-done', { ...proof, name: 'Laptop', credential: key.create(options) }, alice.token);
    expect(made).toEqual({ id: key.id, name: 'Laptop' });
    expect(await world.ok('i', {}, alice.token)).toMatchObject({
      securityKeys: true,
      securityKeysList: [{ id: key.id, name: 'Laptop', lastUsed: new Date(world.clock.now()).toISOString() }],
    });
    expect(await world.ok('users/show', { username: 'alice' })).toMatchObject({ securityKeys: true, usePasswordLessLogin: false });
    expect(await world.ok('i/2fa/register-key', confirmed(), alice.token)).toMatchObject({
      excludeCredentials: [{ id: key.id, type: 'public-key', transports: ['internal'] }],
    });
  });

  test('a key needs an authenticator app first', async () => {
    const bob = await world.signUp('bob');
    expect(await world.refused('i/2fa/register-key', { password: 'bob-pass' }, bob.token)).toMatchObject({
      code: 'TWO_FACTOR_NOT_ENABLED',
      id: 'bf32b864-449b-47b8-974e-f9a5468546f1',
    });
  });

  test.each([
    ['a key of another page', { origin: 'https://evil.example' }],
    ['a key of another domain', { rpId: 'evil.example' }],
  ])('%s is refused', async (_case, deviations) => {
    const proof = confirmed();
    const options = await world.ok('i/2fa/register-key', proof, alice.token);
    const credential = key.create(options, deviations);
    expect(await world.refused('i/2fa/key-done', { ...proof, name: 'Evil', credential }, alice.token)).toMatchObject({ status: 500 });
    expect(await world.ok('i', {}, alice.token)).toMatchObject({ securityKeysList: [] });
  });

  test('the challenge of another account is refused, and so is one that was answered', async () => {
    const bob = await world.signUp('bob');
    const bobs = await world.ok('i/2fa/register', { password: 'bob-pass' }, bob.token);
    await world.ok('i/2fa/done', { token: totpAt(bobs.secret, world.clock.now()) }, bob.token);
    const proof = confirmed();
    const options = await world.ok('i/2fa/register-key', proof, alice.token);
    const credential = key.create(options);
    const bobsProof = { password: 'bob-pass', token: totpAt(bobs.secret, world.clock.now()), name: 'Stolen' };
    expect(await world.refused('i/2fa/key-done', { ...bobsProof, credential }, bob.token)).toMatchObject({ status: 500 });
    await world.ok('i/2fa/key-done', { ...proof, name: 'Laptop', credential }, alice.token);
    const again = { ...confirmed(), name: 'Twin', credential: new SoftKey(world.instance.url).create(options) };
    expect(await world.refused('i/2fa/key-done', again, alice.token)).toMatchObject({ status: 500 });
  });

  test('the accepted code ends its own registration only', async () => {
    const proof = confirmed();
    await world.ok('i/2fa/register-key', proof, alice.token);
    expect(await world.refused('i/2fa/register-key', proof, alice.token)).toMatchObject({ status: 500, code: 'INTERNAL_ERROR' });
    const elsewhere = { ...proof, name: 'Laptop', credential: key.create({ challenge: 'made-up', rp: { id: 'localhost' } } as never) };
    expect(await world.refused('i/2fa/key-done', elsewhere, alice.token)).toMatchObject({ status: 500 });
  });

  test('a challenge can be answered for five minutes', async () => {
    const options = await world.ok('i/2fa/register-key', confirmed(), alice.token);
    world.clock.advance(300_001);
    const late = { ...confirmed(), name: 'Late', credential: key.create(options) };
    expect(await world.refused('i/2fa/key-done', late, alice.token)).toMatchObject({ status: 500 });
  });
});

describe('signing in with a key', () => {
  beforeEach(() => addKey());

  test('the password leads to a challenge, and its answer to a token', async () => {
    const request = await asked();
    expect(request).toMatchObject({ rpId: 'localhost', allowCredentials: [{ id: key.id }], userVerification: 'preferred' });
    const { status, body } = await signIn({ credential: key.get(request, { isVerified: false }) });
    expect({ status, body }).toEqual({ status: 200, body: { id: alice.id, i: expect.any(String) } });
  });

  test('without the password there is no challenge', async () => {
    expect(await signIn({ password: 'wrong' })).toEqual(WRONG_PASSWORD);
  });

  test('an answer counts once', async () => {
    const credential = key.get(await asked());
    expect((await signIn({ credential })).status).toBe(200);
    expect(await signIn({ credential })).toEqual(WRONG_CREDENTIAL);
  });

  test.each([
    ['an answer given to another page', { origin: 'https://evil.example' }],
    ['an answer given to another port', { origin: 'http://localhost:1' }],
    ['an answer for another domain', { rpId: 'evil.example' }],
    ['a counter that went back, as in a copied key,', { counter: 1 }],
  ])('%s is refused', async (_case, deviations) => {
    expect((await signIn({ credential: key.get(await asked()) })).status).toBe(200);
    expect(await signIn({ credential: key.get(await asked(), deviations) })).toEqual(WRONG_CREDENTIAL);
  });

  test('the page may be open as localhost, because keys know no numeric addresses', async () => {
    const origin = world.instance.url.replace('127.0.0.1', 'localhost');
    expect((await signIn({ credential: key.get(await asked(), { origin }) })).status).toBe(200);
  });

  test('a challenge of another account, a made-up one and nonsense are refused', async () => {
    const request = await asked();
    await world.signUp('bob');
    const answers = [
      key.get({ ...request, challenge: 'made-up' }),
      new SoftKey(world.instance.url).get(request),
      {},
      { id: key.id, response: 1 },
    ];
    for (const credential of answers) expect(await signIn({ credential })).toEqual(WRONG_CREDENTIAL);
    const { clientDataJSON } = key.get(request).response;
    expect(await world.post('signin', { username: 'bob', password: 'wrong', credential: { response: { clientDataJSON } } })).toEqual(
      WRONG_PASSWORD,
    );
  });

  test('a one-time code still works beside the key', async () => {
    expect((await signIn({ token: code() })).status).toBe(200);
  });

  test('the answer of a key is not limited by the attempts that its challenge counted in', async () => {
    const limited = await TestInstance.start({ rateLimitFactor: 1 });
    const carol = await limited.signUp('carol');
    const soft = new SoftKey(limited.instance.url);
    const made = await limited.ok('i/2fa/register', { password: 'carol-pass' }, carol.token);
    await limited.ok('i/2fa/done', { token: totpAt(made.secret, limited.clock.now()) }, carol.token);
    limited.clock.advance(30_000);
    const proof = { password: 'carol-pass', token: totpAt(made.secret, limited.clock.now()) };
    const options = await limited.ok('i/2fa/register-key', proof, carol.token);
    await limited.ok('i/2fa/key-done', { ...proof, name: 'Key', credential: soft.create(options) }, carol.token);
    const attempt = (more: object = {}) => limited.post('signin', { username: 'carol', password: 'carol-pass', ...more });
    const request = (await attempt()).body as WirePasskeyRequest;
    expect((await attempt({ credential: soft.get(request) })).status).toBe(200);
    expect((await attempt({ credential: soft.get(request) })).status, 'a used challenge').toBe(429);
    await limited.close();
  });

  test('a challenge lets no guess through uncounted: of another account, with another password, or beside a one-time code', async () => {
    const limited = await TestInstance.start({ rateLimitFactor: 1 });
    const dave = await limited.signUp('dave');
    const { challenges } = limited.instance.server;
    const answerTo = (userId: string) => {
      const issued = challenges.issue({ userId, kind: 'signIn', proofHash: tokenHash('guess') });
      const challenge = Buffer.from(issued).toString('base64url');
      return { response: { clientDataJSON: Buffer.from(JSON.stringify({ challenge })).toString('base64url') } };
    };
    const guess = async (more: object) => (await limited.post('signin', { username: 'dave', password: 'guess', ...more })).status;
    expect(await guess({})).toBe(403);
    expect(await guess({ credential: answerTo(dave.id) }), 'what was paid for').toBe(403);
    expect(await guess({ credential: answerTo('somebody') })).toBe(429);
    expect(await guess({ credential: answerTo(dave.id), password: 'another' })).toBe(429);
    expect(await guess({ credential: answerTo(dave.id), token: '1' })).toBe(429);
    await limited.close();
  });
});

describe('signing in without a password', () => {
  beforeEach(async () => {
    await addKey();
    await world.ok('i/2fa/password-less', { value: true }, alice.token);
  });

  test('a key that knows its owner is enough', async () => {
    expect(await world.ok('users/show', { username: 'alice' })).toMatchObject({ usePasswordLessLogin: true });
    const request = await asked({ password: '' });
    expect(request.userVerification).toBe('required');
    expect((await signIn({ password: '', credential: key.get(request) })).status).toBe(200);
  });

  test('a key that asked nobody is not enough', async () => {
    const request = await asked({ password: '' });
    expect(await signIn({ password: '', credential: key.get(request, { isVerified: false }) })).toEqual(WRONG_CREDENTIAL);
  });

  test('a one-time code is not enough', async () => {
    expect(await signIn({ password: '', token: code() })).toEqual(WRONG_PASSWORD);
  });

  test('it ends with the last key', async () => {
    await world.ok('i/2fa/remove-key', { ...confirmed(), credentialId: key.id }, alice.token);
    expect(await world.ok('i', {}, alice.token)).toMatchObject({ securityKeys: false, usePasswordLessLogin: false, securityKeysList: [] });
    expect(await signIn({ password: '' })).toEqual(WRONG_PASSWORD);
  });

  test('it needs a key', async () => {
    await world.ok('i/2fa/remove-key', { ...confirmed(), credentialId: key.id }, alice.token);
    expect(await world.refused('i/2fa/password-less', { value: true }, alice.token)).toMatchObject({ code: 'NO_SECURITY_KEY' });
  });
});

describe('changing keys', () => {
  beforeEach(() => addKey());

  test('the owner renames a key', async () => {
    await world.ok('i/2fa/update-key', { credentialId: key.id, name: 'Desk' }, alice.token);
    expect(await world.ok('i', {}, alice.token)).toMatchObject({ securityKeysList: [{ name: 'Desk' }] });
  });

  test('nobody else renames or removes it', async () => {
    const bob = await world.signUp('bob');
    expect(await world.refused('i/2fa/update-key', { credentialId: key.id, name: 'Mine' }, bob.token)).toMatchObject({
      code: 'ACCESS_DENIED',
      id: '1fb7cb09-d46a-4fff-b8df-057708cce513',
    });
    expect(await world.refused('i/2fa/update-key', { credentialId: 'none', name: 'Mine' }, bob.token)).toMatchObject({
      code: 'NO_SUCH_KEY',
    });
    await world.ok('i/2fa/remove-key', { password: 'bob-pass', credentialId: key.id }, bob.token);
    expect(await world.ok('i', {}, alice.token)).toMatchObject({ securityKeysList: [{ name: 'Laptop' }] });
  });

  test('removing a key needs the password and a code', async () => {
    const refused = await world.refused('i/2fa/remove-key', { password: 'guess', credentialId: key.id }, alice.token);
    expect(refused).toMatchObject({ code: 'INCORRECT_PASSWORD', id: '141c598d-a825-44c8-9173-cfb9d92be493' });
    const withoutCode = { password: 'alice-pass', credentialId: key.id };
    expect(await world.refused('i/2fa/remove-key', withoutCode, alice.token)).toMatchObject({ status: 500 });
    expect(await world.ok('i', {}, alice.token)).toMatchObject({ securityKeysList: [{ name: 'Laptop' }] });
  });

  test('turning two-factor sign-in off removes the keys', async () => {
    await world.ok('i/2fa/unregister', confirmed(), alice.token);
    expect(await world.ok('i', {}, alice.token)).toMatchObject({ twoFactorEnabled: false, securityKeys: false, securityKeysList: [] });
    expect(await signIn()).toMatchObject({ status: 200, body: { id: alice.id } });
  });

  test('other clients of the account hear of every change', async () => {
    const events = world.listen('main');
    await world.ok('i/2fa/password-less', { value: true }, alice.token);
    await world.ok('i/2fa/update-key', { credentialId: key.id, name: 'Desk' }, alice.token);
    expect(events.map(({ type }) => type)).toEqual(['meUpdated', 'meUpdated']);
    expect(events[0]).toMatchObject({ body: { usePasswordLessLogin: true } });
  });
});
