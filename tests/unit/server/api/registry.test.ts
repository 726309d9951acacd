import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestInstance, type TestAccount } from '../support/testInstance';

const SCOPE = ['client', 'base'];

let world: TestInstance;
let alice: TestAccount;
beforeEach(async () => {
  world = await TestInstance.start();
  alice = await world.signUp('alice');
});
afterEach(() => world.close());

const set = (key: string, value: unknown, more: object = {}) =>
  world.ok('i/registry/set', { scope: SCOPE, key, value, ...more }, alice.token);

describe('the registry', () => {
  test.each([[null], [0], ['text'], [[1, { deep: true }]], [{ n: 1 }]])('the registry stores %j unchanged', async (value) => {
    await set('key', value);
    expect(await world.ok('i/registry/get', { scope: SCOPE, key: 'key' }, alice.token)).toEqual(value);
  });

  test('the registry replaces a value and stores the time', async () => {
    await set('key', 1);
    world.clock.advance(5000);
    await set('key', 2);
    expect(await world.ok('i/registry/get-detail', { scope: SCOPE, key: 'key' }, alice.token)).toEqual({
      updatedAt: new Date(world.clock.now()).toISOString(),
      value: 2,
    });
  });

  test('the registry lists a scope by key, with values or with types', async () => {
    await set('b', [1]);
    await set('a', { n: 1 });
    await set('c', null);
    expect(await world.ok('i/registry/get-all', { scope: SCOPE }, alice.token)).toEqual({ a: { n: 1 }, b: [1], c: null });
    expect(await world.ok('i/registry/keys-with-type', { scope: SCOPE }, alice.token)).toEqual({ a: 'object', b: 'array', c: 'null' });
    expect(await world.ok('i/registry/get-all', { scope: ['else'] }, alice.token)).toEqual({});
  });

  test('the registry keeps domains apart and lists them', async () => {
    await set('key', 1);
    await set('key', 2, { domain: 'else.example' });
    await set('key', 3, { scope: ['theme'] });
    expect(await world.ok('i/registry/get', { scope: SCOPE, key: 'key' }, alice.token)).toBe(1);
    expect(await world.ok('i/registry/scopes-with-domain', {}, alice.token)).toEqual([
      { domain: null, scopes: [SCOPE, ['theme']] },
      { domain: 'else.example', scopes: [SCOPE] },
    ]);
  });

  test('the registry removes a value', async () => {
    await set('key', 1);
    await world.ok('i/registry/remove', { scope: SCOPE, key: 'key' }, alice.token);
    expect(await world.refused('i/registry/get', { scope: SCOPE, key: 'key' }, alice.token)).toEqual({
      status: 400,
      code: 'NO_SUCH_KEY',
      id: 'ac3ed68a-62f0-422b-a7bc-d5e09e8f6a6a',
    });
    expect(await world.refused('i/registry/remove', { scope: SCOPE, key: 'key' }, alice.token)).toMatchObject({
      id: '1fac4e8a-a6cd-4e39-a4a5-3a7e11f1b019',
    });
  });

  test("accounts cannot reach each other's registry", async () => {
    const bob = await world.signUp('bob');
    await set('key', 1);
    expect(await world.ok('i/registry/get-all', { scope: SCOPE }, bob.token)).toEqual({});
  });

  test("a change is sent to the account's other clients", async () => {
    const events = world.listen('main');
    await set('key', { n: 1 });
    expect(events).toEqual([{ userId: alice.id, type: 'registryUpdated', body: { scope: SCOPE, key: 'key', value: { n: 1 } } }]);
  });

  test('an app has a space of its own, whose changes are not sent', async () => {
    const { token: app } = await world.ok(
      'miauth/gen-token',
      { session: null, permission: ['read:account', 'write:account'] },
      alice.token,
    );
    await set('key', 'own');
    const events = world.listen('main');
    await world.ok('i/registry/set', { scope: SCOPE, key: 'key', value: 'app' }, app);
    expect(events).toEqual([]);
    expect(await world.ok('i/registry/get', { scope: SCOPE, key: 'key' }, alice.token)).toBe('own');
    expect(await world.ok('i/registry/get', { scope: SCOPE, key: 'key', domain: null }, app)).toBe('app');
  });
});
