import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestInstance, type TestAccount } from '../support/testInstance';

let world: TestInstance;
let alice: TestAccount;

beforeAll(async () => {
  world = await TestInstance.start();
  await world.signUp('root');
  alice = await world.signUp('alice');
});
afterAll(() => world.close());

const check = (session: string) => world.post(`miauth/${session}/check`);

describe('MiAuth', () => {
  test('MiAuth gives the app a token with the granted scopes only', async () => {
    const { token } = await world.ok(
      'miauth/gen-token',
      { session: null, name: 'Script', permission: ['read:account', 'write:notes'] },
      alice.token,
    );
    expect(token).toMatch(/^[0-9A-Za-z]{32}$/);
    expect(await world.ok('i', {}, token)).toMatchObject({ username: 'alice' });
    expect(await world.ok('notes/create', { text: 'by a script' }, token)).toBeTruthy();
    expect(await world.refused('mute/list', {}, token)).toMatchObject({ code: 'PERMISSION_DENIED' });
  });

  test('the token is handed out once, to an app that knows the session', async () => {
    expect((await check('s-1')).body).toEqual({ ok: false });
    const { token } = await world.ok('miauth/gen-token', { session: 's-1', permission: ['read:account'] }, alice.token);
    const collected = (await check('s-1')).body as { token: string };
    expect(collected).toMatchObject({ ok: true, token: expect.stringMatching(/^[0-9A-Za-z]{32}$/), user: { username: 'alice' } });
    expect(await world.ok('i', {}, collected.token)).toMatchObject({ username: 'alice' });
    expect(await world.refused('i', {}, token), 'nobody but the app has a token then').toMatchObject({ code: 'AUTHENTICATION_FAILED' });
    expect((await check('s-1')).body).toEqual({ ok: false });
  });

  test('a token without a session cannot be collected', async () => {
    await world.ok('miauth/gen-token', { session: null, permission: [] }, alice.token);
    expect((await check('null')).body).toEqual({ ok: false });
  });

  test('only the account itself can create tokens', async () => {
    const { token } = await world.ok('miauth/gen-token', { session: null, permission: ['read:account'] }, alice.token);
    expect(await world.refused('miauth/gen-token', { session: null, permission: [] }, token)).toMatchObject({ code: 'ACCESS_DENIED' });
    expect(await world.refused('miauth/gen-token', { session: null, permission: [] })).toMatchObject({ code: 'CREDENTIAL_REQUIRED' });
  });
});

describe('registered apps', () => {
  const APP = { name: 'Old app', description: 'Knows the older way', permission: ['read:account'], callbackUrl: 'https://app.example/' };

  test('a registered app asks, is accepted, and collects a token whose hash works too', async () => {
    const { secret, ...app } = await world.ok('app/create', APP);
    const appSecret = secret ?? '';
    const { token, url } = await world.ok('auth/session/generate', { appSecret });
    expect(url).toBe(`${world.instance.url}/auth/${token}`);
    const shown = await world.ok('auth/session/show', { token }, alice.token);
    expect(shown).toEqual({ id: expect.any(String), app: { ...app, isAuthorized: false }, token });
    expect(await world.refused('auth/session/userkey', { appSecret, token })).toMatchObject({ code: 'PENDING_SESSION' });

    await world.ok('auth/accept', { token }, alice.token);
    expect((await world.ok('auth/session/show', { token }, alice.token)).app.isAuthorized).toBe(true);
    const { accessToken, user } = await world.ok('auth/session/userkey', { appSecret, token });
    expect(user.username).toBe('alice');
    const hash = createHash('sha256')
      .update(accessToken + appSecret)
      .digest('hex');
    for (const i of [accessToken, hash]) expect(await world.ok('i', {}, i)).toMatchObject({ username: 'alice' });
    expect(await world.refused('auth/session/userkey', { appSecret, token })).toMatchObject({ code: 'NO_SUCH_SESSION' });
  });

  test('an app that asks again gets another token, and the first one keeps working', async () => {
    const appSecret = (await world.ok('app/create', APP)).secret ?? '';
    const keys: string[] = [];
    for (let times = 0; times < 2; times++) {
      const { token } = await world.ok('auth/session/generate', { appSecret });
      await world.ok('auth/accept', { token }, alice.token);
      keys.push((await world.ok('auth/session/userkey', { appSecret, token })).accessToken);
    }
    expect(keys[0]).not.toBe(keys[1]);
    for (const key of keys) expect(await world.ok('i', {}, key)).toMatchObject({ username: 'alice' });
  });

  test('an app cannot collect a token of another app', async () => {
    const [own, other] = [await world.ok('app/create', APP), await world.ok('app/create', APP)];
    const { token } = await world.ok('auth/session/generate', { appSecret: own.secret ?? '' });
    await world.ok('auth/accept', { token }, alice.token);
    expect(await world.refused('auth/session/userkey', { appSecret: other.secret ?? '', token })).toMatchObject({
      id: '5b5a1503-8bc8-4bd0-8054-dc189e8cdcb3',
    });
  });

  test('unknown apps and sessions are refused', async () => {
    expect(await world.refused('auth/session/generate', { appSecret: 'none' })).toMatchObject({ code: 'NO_SUCH_APP' });
    expect(await world.refused('auth/session/show', { token: 'none' })).toMatchObject({ id: 'bd72c97d-eba7-4adb-a467-f171b8847250' });
    expect(await world.refused('auth/accept', { token: 'none' }, alice.token)).toMatchObject({
      id: '9c72d8de-391a-43c1-9d06-08d29efde8df',
    });
  });
});

describe('the apps of an account', () => {
  test('the account sees its apps, and when they were used last', async () => {
    const carol = await world.signUp('carol');
    const grant = (name: string | null) => world.ok('miauth/gen-token', { session: null, name, permission: ['read:account'] }, carol.token);
    const { token } = await grant('First');
    world.clock.advance(60_000);
    await grant(null);
    const order = async (sort?: '+createdAt' | '+lastUsedAt') =>
      (await world.ok('i/apps', sort ? { sort } : {}, carol.token)).map(({ name }) => name ?? 'unnamed');
    expect(await order()).toEqual(['First', 'unnamed']);
    expect(await order('+lastUsedAt')).toEqual(['unnamed', 'First']);
    world.clock.advance(60_000);
    await world.ok('i', {}, token);
    expect({ byUse: await order('+lastUsedAt'), byAge: await order('+createdAt') }).toEqual({
      byUse: ['First', 'unnamed'],
      byAge: ['unnamed', 'First'],
    });
    const [first] = await world.ok('i/apps', {}, carol.token);
    expect(first).toEqual({
      id: expect.any(String),
      name: 'First',
      createdAt: new Date(world.clock.now() - 120_000).toISOString(),
      lastUsedAt: new Date(world.clock.now()).toISOString(),
      permission: ['read:account'],
    });
  });

  test('a revoked token no longer works, and its connections end', async () => {
    const { token } = await world.ok('miauth/gen-token', { session: null, name: 'Gone', permission: ['read:account'] }, alice.token);
    const other = await world.ok('miauth/gen-token', { session: null, name: 'Stays', permission: ['read:account'] }, alice.token);
    const revoked = world.listen('tokenRevoked');
    const gone = (await world.ok('i/apps', {}, alice.token)).find(({ name }) => name === 'Gone');
    await world.ok('i/revoke-token', { tokenId: gone?.id ?? '' }, alice.token);
    expect(await world.refused('i', {}, token)).toMatchObject({ code: 'AUTHENTICATION_FAILED' });
    expect(await world.post('i', {}, other.token)).toMatchObject({ status: 200 });
    expect(revoked).toEqual([{ userId: alice.id, appTokenId: gone?.id }]);
  });

  test('a token is also revoked by itself, and only by its own account', async () => {
    const { token } = await world.ok('miauth/gen-token', { session: null, permission: ['read:account'] }, alice.token);
    const dave = await world.signUp('dave');
    await world.ok('i/revoke-token', { token }, dave.token);
    expect(await world.post('i', {}, token)).toMatchObject({ status: 200 });
    await world.ok('i/revoke-token', { token }, alice.token);
    expect(await world.refused('i', {}, token)).toMatchObject({ code: 'AUTHENTICATION_FAILED' });
  });
});
