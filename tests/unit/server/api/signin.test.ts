import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { totpAt } from '../../../../server/core/sessions/totp';
import { TestInstance, type TestAccount } from '../support/testInstance';

let world: TestInstance;
let alice: TestAccount;
beforeEach(async () => {
  world = await TestInstance.start();
  alice = await world.signUp('alice');
});
afterEach(() => world.close());

const signIn = (more: object = {}) => world.post('signin', { username: 'alice', password: 'alice-pass', ...more });
const refusal = (status: number, id: string) => ({ status, body: { error: { id } } });

const WRONG_PASSWORD = refusal(403, '932c904e-9460-45b7-9ce6-7ed33be7eb2c');
const WRONG_TOKEN = refusal(403, 'cdf1235b-ac71-46d4-a3a6-84ccce48df6f');

describe('signin', () => {
  test('signin answers id and token', async () => {
    const { status, body } = await signIn({ username: 'ALICE' });
    expect({ status, body }).toEqual({ status: 200, body: { id: alice.id, i: expect.stringMatching(/^[0-9A-Za-z]{16}$/) } });
    for (const token of [alice.token, (body as { i: string }).i]) expect(await world.ok('i', {}, token)).toMatchObject({ id: alice.id });
  });

  test('signin refuses with an id only', async () => {
    expect(await signIn({ username: 'nobody' })).toEqual(refusal(404, '6cc579cc-885d-43d8-95c2-b8c7fc963280'));
    expect(await signIn({ password: 'wrong' })).toEqual(WRONG_PASSWORD);
  });

  test('signin refuses a suspended account', async () => {
    world.instance.server.db.run('UPDATE users SET isSuspended = 1');
    expect(await signIn()).toEqual(refusal(403, 'e03a5f46-d309-4865-9b69-56282d94e1eb'));
  });

  test('signin is published to the account, without credentials from the headers', async () => {
    const events = world.listen('main');
    await world.post('signin', { username: 'alice', password: 'alice-pass' }, undefined, { 'user-agent': 'test', cookie: 'secret=1' });
    expect(events).toEqual([
      {
        userId: alice.id,
        type: 'signin',
        body: expect.objectContaining({ success: true, headers: expect.objectContaining({ 'user-agent': 'test' }) }),
      },
    ]);
    expect(JSON.stringify(events)).not.toContain('secret');
  });

  test('only pages of this origin can read the answer', async () => {
    const answer = await world.instance.app.inject({
      method: 'POST',
      url: '/api/signin',
      payload: { username: 'alice', password: 'alice-pass' },
    });
    expect(answer.headers['access-control-allow-origin']).toBe(world.instance.url);
  });

  test('an account can be signed in to ten times an hour from an address, successes included', async () => {
    const limited = await TestInstance.start({ rateLimitFactor: 1 });
    await limited.signUp('alice');
    const attempt = () => limited.post('signin', { username: 'alice', password: 'alice-pass' });
    const statuses: number[] = [];
    for (let call = 0; call < 11; call++) {
      statuses.push((await attempt()).status);
      limited.clock.advance(1000);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    await limited.signUp('bob');
    expect(await limited.post('signin', { username: 'bob', password: 'bob-pass' }), 'another account').toMatchObject({ status: 200 });
    expect(await attempt()).toEqual(refusal(429, '22d05606-fbcf-421a-a2db-b32610dcfd1b'));
    limited.clock.advance(3_600_000);
    expect((await attempt()).status).toBe(200);
    expect((await attempt()).status, 'less than a second later').toBe(429);
    await limited.close();
  });
});

describe('two-factor sign-in', () => {
  let secret: string;
  let backupCodes: readonly string[];
  const code = () => totpAt(secret, world.clock.now());

  beforeEach(async () => {
    ({ secret } = await world.ok('i/2fa/register', { password: 'alice-pass' }, alice.token));
    ({ backupCodes } = await world.ok('i/2fa/done', { token: code() }, alice.token));
  });

  test('sign-in asks for a code', async () => {
    expect(await signIn()).toEqual(WRONG_TOKEN);
    expect(await signIn({ token: '000000' })).toEqual(WRONG_TOKEN);
    expect((await signIn({ token: code() })).status).toBe(200);
  });

  test('the account shows that two-factor sign-in is on', async () => {
    expect(await world.ok('users/show', { username: 'alice' })).toMatchObject({ twoFactorEnabled: true });
  });

  test('sign-in still asks for the password', async () => {
    expect(await signIn({ password: 'wrong', token: code() })).toEqual(WRONG_PASSWORD);
  });

  test('a code does not work twice', async () => {
    const used = code();
    await signIn({ token: used });
    expect(await signIn({ token: used })).toEqual(WRONG_TOKEN);
    world.clock.advance(30_000);
    expect((await signIn({ token: code() })).status).toBe(200);
  });

  test('each of five backup codes works once', async () => {
    expect(backupCodes).toHaveLength(5);
    const [first = ''] = backupCodes;
    expect((await signIn({ token: first })).status).toBe(200);
    expect(await signIn({ token: first })).toEqual(WRONG_TOKEN);
    expect(await world.ok('i', {}, alice.token)).toMatchObject({ twoFactorBackupCodesStock: 'partial' });
  });

  test('two-factor sign-in is removed with the password and a code', async () => {
    expect(await world.refused('i/2fa/unregister', { password: 'wrong', token: code() }, alice.token)).toMatchObject({
      id: '7add0395-9901-4098-82f9-4f67af65f775',
    });
    await world.ok('i/2fa/unregister', { password: 'alice-pass', token: code() }, alice.token);
    expect((await signIn()).status).toBe(200);
  });
});

describe('i/2fa/register', () => {
  test('i/2fa/register answers a secret, its address and its picture, and changes nothing yet', async () => {
    const answer = await world.ok('i/2fa/register', { password: 'alice-pass' }, alice.token);
    expect(answer).toMatchObject({ label: 'alice', issuer: world.instance.server.host, secret: expect.stringMatching(/^[A-Z2-7]{32}$/) });
    expect(answer.url).toContain(`secret=${answer.secret}`);
    expect(answer.qr).toMatch(/^data:image\//);
    expect((await signIn()).status).toBe(200);
  });

  test('i/2fa/register asks for the password', async () => {
    expect(await world.refused('i/2fa/register', { password: 'wrong' }, alice.token)).toMatchObject({
      id: '78d6c839-20c9-4c66-b90a-fc0542168b48',
    });
  });

  test('a wrong code does not complete the registration', async () => {
    await world.ok('i/2fa/register', { password: 'alice-pass' }, alice.token);
    expect(await world.refused('i/2fa/done', { token: '000000' }, alice.token)).toMatchObject({ code: 'INTERNAL_ERROR' });
    expect((await signIn()).status).toBe(200);
  });
});
