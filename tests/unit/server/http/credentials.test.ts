import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { tokenHash } from '../../../../server/core/sessions/tokens';
import { tokenOf } from '../../../../server/http/credentials';
import { grantRole } from '../support/grantPolicies';
import { TestInstance, type TestAccount } from '../support/testInstance';

let world: TestInstance;
let admin: TestAccount;
let alice: TestAccount;

/** An app's token with some scopes. */
function grantApp(userId: string, permission: readonly string[]): string {
  const { db, ids } = world.instance.server;
  const id = ids.next();
  db.run('INSERT INTO accessTokens (id, userId, token, permission) VALUES (?, ?, ?, ?)', [
    id,
    userId,
    tokenHash(`app-${id}`),
    JSON.stringify(permission),
  ]);
  return `app-${id}`;
}

beforeEach(async () => {
  world = await TestInstance.start();
  admin = await world.signUp('admin');
  alice = await world.signUp('alice');
});
afterEach(() => world.close());

describe('tokens of accounts', () => {
  test('a token comes in the field i, or in a Bearer header, which wins', () => {
    expect(tokenOf({}, { i: 'a' })).toBe('a');
    expect(tokenOf({ authorization: 'Bearer b' }, { i: 'a' })).toBe('b');
    expect(tokenOf({}, { i: null })).toBeNull();
    expect(tokenOf({}, undefined)).toBeNull();
  });

  test('a token works in the header', async () => {
    const answer = await world.post('i', {}, undefined, { authorization: `Bearer ${alice.token}` });
    expect(answer).toMatchObject({ status: 200, body: { id: alice.id } });
  });

  test('an unknown token is refused', async () => {
    expect(await world.refused('i', {}, 'nobody')).toEqual({
      status: 401,
      code: 'AUTHENTICATION_FAILED',
      id: 'b0a7f5f8-dc2f-4171-b91f-de88ad238e14',
    });
  });

  test('a call without a token is refused where an account is needed', async () => {
    expect(await world.refused('i')).toEqual({ status: 401, code: 'CREDENTIAL_REQUIRED', id: '1384574d-a912-4b81-8601-c7b1c4085df1' });
  });

  test("a suspended account's token is refused", async () => {
    const mallory = await world.signUp('mallory');
    world.instance.server.db.run('UPDATE users SET isSuspended = 1 WHERE id = ?', [mallory.id]);
    expect(await world.refused('i', {}, mallory.token)).toEqual({
      status: 403,
      code: 'YOUR_ACCOUNT_SUSPENDED',
      id: 'a8c724b3-6e9c-4b46-b1a8-bc3ed6258370',
    });
  });

  test("a deleted account's token is refused", async () => {
    const gone = await world.signUp('gone');
    world.instance.server.db.run('UPDATE users SET isDeleted = 1 WHERE id = ?', [gone.id]);
    expect(await world.refused('i', {}, gone.token)).toMatchObject({ id: 'e5b3b9f0-2b8f-4b9f-9c1f-8c5c1b2e1b1a' });
  });
});

describe('app tokens', () => {
  test('an app token can do what it was granted', async () => {
    expect(await world.ok('i', {}, grantApp(alice.id, ['read:account']))).toMatchObject({ id: alice.id });
  });

  test('an app token without the scope is refused', async () => {
    expect(await world.refused('i/update', { name: 'x' }, grantApp(alice.id, ['read:account']))).toEqual({
      status: 403,
      code: 'PERMISSION_DENIED',
      id: '1370e5b7-d4eb-4566-bb1d-7748ee6a1838',
    });
  });

  test('an app token is refused by endpoints for the account itself', async () => {
    expect(await world.refused('i/registry/scopes-with-domain', {}, grantApp(alice.id, ['read:account']))).toEqual({
      status: 400,
      code: 'ACCESS_DENIED',
      id: '56f35758-7dd5-468b-8439-5d6fb8ec9b8e',
    });
  });

  test('an app token does not see the e-mail fields and security keys', async () => {
    const own = await world.ok('i', {}, alice.token);
    const seen = await world.ok('i', {}, grantApp(alice.id, ['read:account']));
    expect(Object.keys(own).filter((key) => !(key in seen))).toEqual(['email', 'emailVerified', 'securityKeysList']);
  });
});

describe('roles of the caller', () => {
  test('the first account administers', async () => {
    expect(await world.ok('i', {}, admin.token)).toMatchObject({ isAdmin: true, isModerator: true });
  });

  test('an endpoint for moderators refuses others', async () => {
    expect(await world.refused('admin/announcements/create', { title: 'a', text: 'b', imageUrl: null }, alice.token)).toEqual({
      status: 403,
      code: 'ROLE_PERMISSION_DENIED',
      id: 'd33d5333-db36-423d-a8f9-1a2b9549da41',
    });
  });

  test('an endpoint for administrators refuses others', async () => {
    expect(await world.refused('admin/update-meta', { name: 'x' }, alice.token)).toMatchObject({
      id: 'c3d38592-54c0-429d-be96-5636b0431a61',
    });
  });

  test('an administrator by role may do what a policy allows, and a moderator may not', async () => {
    const listsEmoji = () => world.post('admin/emoji/list', {}, alice.token);
    await grantRole(world, admin, alice.id, { isModerator: true });
    expect((await listsEmoji()).status).toBe(403);
    await grantRole(world, admin, alice.id, { isAdministrator: true });
    expect((await listsEmoji()).status).toBe(200);
  });
});

test('rate limits hold for each account and answer 429', async () => {
  const limited = await TestInstance.start({ rateLimitFactor: 1 });
  const bob = await limited.signUp('bob');
  for (let call = 0; call < 20; call++) await limited.ok('i/update', { name: `bob ${call}` }, bob.token);
  expect(await limited.refused('i/update', { name: 'bob' }, bob.token)).toEqual({
    status: 429,
    code: 'RATE_LIMIT_EXCEEDED',
    id: 'd5826d14-3982-4d2e-8011-b9e9f02499ef',
  });
  limited.clock.advance(3_600_000);
  await limited.ok('i/update', { name: 'bob' }, bob.token);
  await limited.close();
});
