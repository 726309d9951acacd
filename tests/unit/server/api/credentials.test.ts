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
