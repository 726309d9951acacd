import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestInstance, type TestAccount } from '../support/testInstance';

let world: TestInstance;
let alice: TestAccount;
let bob: TestAccount;
beforeEach(async () => {
  world = await TestInstance.start();
  [alice, bob] = [await world.signUp('alice'), await world.signUp('bob')];
});
afterEach(() => world.close());

const isMuted = async () => ((await world.ok('users/show', { userId: bob.id }, alice.token)) as { isMuted?: boolean }).isMuted;
const mute = (expiresAt: number | null = null) => world.ok('mute/create', { userId: bob.id, expiresAt }, alice.token);

describe('mutes', () => {
  test('a mute is listed and can be ended', async () => {
    await mute();
    expect(await isMuted()).toBe(true);
    expect(await world.ok('mute/list', {}, alice.token)).toMatchObject([{ muteeId: bob.id, expiresAt: null, mutee: { id: bob.id } }]);
    await world.ok('mute/delete', { userId: bob.id }, alice.token);
    expect(await isMuted()).toBe(false);
  });

  test('a mute with an end expires', async () => {
    const end = world.clock.now() + 60_000;
    await mute(end);
    expect(await world.ok('mute/list', {}, alice.token)).toMatchObject([{ expiresAt: new Date(end).toISOString() }]);
    world.clock.advance(60_000);
    expect(await isMuted()).toBe(false);
    expect(await world.ok('mute/list', {}, alice.token)).toEqual([]);
  });

  test('an account can be muted again after its mute expired', async () => {
    await mute(world.clock.now() + 60_000);
    world.clock.advance(60_000);
    await mute();
    expect(await isMuted()).toBe(true);
  });

  test('a mute that has already expired changes nothing', async () => {
    await mute(world.clock.now());
    expect(await isMuted()).toBe(false);
  });

  test('muted accounts cause no notifications', async () => {
    await mute();
    await world.ok('following/create', { userId: alice.id }, bob.token);
    expect(await world.ok('i/notifications', {}, alice.token)).toEqual([]);
  });

  test("wrong mutes are refused with the endpoint's ids", async () => {
    const id = async (path: 'mute/create' | 'mute/delete', userId: string) => (await world.refused(path, { userId }, alice.token)).id;
    expect(await id('mute/create', alice.id)).toBe('a4619cb2-5f23-484b-9301-94c903074e10');
    expect(await id('mute/create', 'nobody')).toBe('6fef56f3-e765-4957-88e5-c6f65329b8a5');
    expect(await id('mute/delete', bob.id)).toBe('5467d020-daa9-4553-81e1-135c0c35a96d');
    await mute();
    expect(await id('mute/create', bob.id)).toBe('7e7359cb-160c-4956-b08f-4d1c653cd007');
  });
});

describe('renote mutes', () => {
  test('a renote mute is listed without an end, and can be ended', async () => {
    await world.ok('renote-mute/create', { userId: bob.id }, alice.token);
    const [item] = await world.ok('renote-mute/list', {}, alice.token);
    expect(item).toMatchObject({ muteeId: bob.id, mutee: { isRenoteMuted: true, isMuted: false } });
    expect(item).not.toHaveProperty('expiresAt');
    await world.ok('renote-mute/delete', { userId: bob.id }, alice.token);
    expect(await world.ok('renote-mute/list', {}, alice.token)).toEqual([]);
  });

  test("wrong renote mutes are refused with the endpoint's ids", async () => {
    const id = async (path: 'renote-mute/create' | 'renote-mute/delete', userId: string) =>
      (await world.refused(path, { userId }, alice.token)).id;
    expect(await id('renote-mute/create', alice.id)).toBe('37285718-52f7-4aef-b7de-c38b8e8a8420');
    expect(await id('renote-mute/delete', bob.id)).toBe('2e4ef874-8bf0-4b4b-b069-4598f6d05817');
    await world.ok('renote-mute/create', { userId: bob.id }, alice.token);
    expect(await id('renote-mute/create', bob.id)).toBe('ccfecbe4-1f1c-4fc2-8a3d-c3ffee61cb7b');
  });
});
