import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestInstance, type TestAccount } from '../support/testInstance';

let world: TestInstance;
let alice: TestAccount;

beforeEach(async () => {
  world = await TestInstance.start();
  await world.signUp('root');
  alice = await world.signUp('alice');
});
afterEach(() => world.close());

const signIn = (password: string) => world.post('signin', { username: 'alice', password });

describe('the password', () => {
  test('the password changes for somebody who knows the old one, and sign-ins stay', async () => {
    await world.ok('i/change-password', { currentPassword: 'alice-pass', newPassword: 'new secret' }, alice.token);
    expect(await signIn('alice-pass')).toMatchObject({ status: 403 });
    expect(await signIn('new secret')).toMatchObject({ status: 200 });
    expect(await world.ok('i', {}, alice.token)).toMatchObject({ id: alice.id });
  });

  test('the password does not change for somebody who does not know it', async () => {
    const refused = await world.refused('i/change-password', { currentPassword: 'guess', newPassword: 'mine' }, alice.token);
    expect(refused).toMatchObject({ status: 400, code: 'INCORRECT_PASSWORD' });
    expect(await signIn('alice-pass')).toMatchObject({ status: 200 });
  });
});

describe('the tokens', () => {
  test('all sign-ins of the account end, and its clients hear of it', async () => {
    const { i } = (await signIn('alice-pass')).body as { i: string };
    const events = world.listen('main');
    const revoked = world.listen('tokenRevoked');
    await world.ok('i/regenerate-token', { password: 'alice-pass' }, alice.token);
    for (const token of [alice.token, i]) expect(await world.refused('i', {}, token)).toMatchObject({ code: 'AUTHENTICATION_FAILED' });
    expect(events).toMatchObject([{ userId: alice.id, type: 'myTokenRegenerated' }]);
    expect(revoked).toEqual([{ userId: alice.id }]);
    expect(await signIn('alice-pass')).toMatchObject({ status: 200 });
  });

  test('tokens of apps and of other accounts stay', async () => {
    const root = (await world.post('signin', { username: 'root', password: 'root-pass' })).body as { i: string };
    const { token } = await world.ok('miauth/gen-token', { session: null, permission: ['read:account'] }, alice.token);
    await world.ok('i/regenerate-token', { password: 'alice-pass' }, alice.token);
    for (const kept of [root.i, token]) expect(await world.post('i', {}, kept)).toMatchObject({ status: 200 });
  });

  test('a wrong password ends nothing', async () => {
    expect(await world.refused('i/regenerate-token', { password: 'guess' }, alice.token)).toMatchObject({ code: 'INCORRECT_PASSWORD' });
    expect(await world.ok('i', {}, alice.token)).toMatchObject({ id: alice.id });
  });

  test('the oldest of more than two hundred sign-ins ends', async () => {
    for (let n = 0; n < 199; n++) await signIn('alice-pass');
    expect(await world.post('i', {}, alice.token)).toMatchObject({ status: 200 });
    await signIn('alice-pass');
    expect(await world.refused('i', {}, alice.token)).toMatchObject({ code: 'AUTHENTICATION_FAILED' });
  });
});

describe('confirming the owner', () => {
  test('guesses at a password end after twenty an hour, at all endpoints together', async () => {
    const limited = await TestInstance.start({ rateLimitFactor: 1 });
    const carol = await limited.signUp('carol');
    const guess = async (path: 'i/regenerate-token' | 'i/2fa/register') =>
      (await limited.refused(path, { password: 'guess' }, carol.token)).code;
    for (let n = 0; n < 10; n++) for (const path of ['i/regenerate-token', 'i/2fa/register'] as const) await guess(path);
    expect(await guess('i/2fa/register')).toBe('RATE_LIMIT_EXCEEDED');
    limited.clock.advance(3_600_000);
    expect(await guess('i/2fa/register')).toBe('INCORRECT_PASSWORD');
    await limited.close();
  });
});

describe('the sign-ins', () => {
  test('the account sees who tried to sign in, newest first, page by page', async () => {
    await world.post('signin', { username: 'alice', password: 'guess' }, undefined, { 'user-agent': 'Stranger', cookie: 'secret=1' });
    world.clock.advance(1000);
    await signIn('alice-pass');
    const history = await world.ok('i/signin-history', {}, alice.token);
    expect(history).toMatchObject([
      { success: true, ip: '127.0.0.1' },
      { success: false, headers: { 'user-agent': 'Stranger' } },
    ]);
    expect(JSON.stringify(history)).not.toContain('secret');
    expect(await world.ok('i/signin-history', { limit: 1, untilId: history[0]?.id ?? '' }, alice.token)).toEqual([history[1]]);
  });

  test('a thousand sign-ins are kept', async () => {
    const { db, ids } = world.instance.server;
    for (let n = 0; n < 1005; n++) {
      world.clock.advance(1);
      db.run("INSERT INTO signins (id, userId, ip, headers, success) VALUES (?, ?, '', '{}', 0)", [ids.next(), alice.id]);
    }
    await signIn('alice-pass');
    expect(db.get('SELECT COUNT(*) AS n FROM signins WHERE userId = ?', [alice.id])).toEqual({ n: 1000 });
  });
});

describe('a forgotten password', () => {
  test('without mail, asking for a letter tells nothing, and no token is known', async () => {
    for (const username of ['alice', 'nobody'])
      expect(await world.post('request-reset-password', { username, email: 'a@mail.example' })).toEqual({ status: 204, body: undefined });
    const refused = await world.refused('reset-password', { token: 'guess', password: 'mine' });
    expect(refused).toMatchObject({ status: 500, code: 'INTERNAL_ERROR' });
  });
});
