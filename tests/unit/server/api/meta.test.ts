import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestInstance, type TestAccount } from '../support/testInstance';

let world: TestInstance;
let alice: TestAccount;
beforeEach(async () => {
  world = await TestInstance.start();
  alice = await world.signUp('alice');
});
afterEach(() => world.close());

describe('meta', () => {
  test("meta contains the instance's own address", async () => {
    const { url } = world.instance;
    expect(await world.ok('meta', {})).toMatchObject({
      uri: url,
      mediaProxy: `${url}/proxy`,
      version: '2024.2.0-wisteria',
      maxNoteTextLength: 3000,
    });
  });

  test('meta names what real servers cannot do', async () => {
    expect(await world.ok('meta', {})).toMatchObject({ features: { keepMetadata: true, antennaOfHome: true } });
  });

  test('meta without detail leaves out fields that only a visitor needs', async () => {
    const lite = await world.ok('meta', { detail: false });
    expect(['requireSetup', 'features', 'proxyAccountName', 'cacheRemoteFiles'].filter((field) => field in lite)).toEqual([]);
  });
});

test('stats counts users and notes', async () => {
  await world.signUp('bob');
  await world.ok('notes/create', { text: 'hello' }, alice.token);
  expect(await world.ok('stats', {})).toMatchObject({
    usersCount: 2,
    originalUsersCount: 2,
    notesCount: 1,
    originalNotesCount: 1,
    reactionsCount: 0,
  });
});

test('get-online-users-count counts accounts active in the last ten minutes, also by GET', async () => {
  await world.ok('i', {}, alice.token);
  const answer = await world.instance.app.inject({ method: 'GET', url: '/api/get-online-users-count' });
  expect(answer.json()).toEqual({ count: 1 });
  expect(answer.headers['cache-control']).toBe('public, max-age=60');
  world.clock.advance(10 * 60_000);
  expect(await world.ok('get-online-users-count', {})).toEqual({ count: 0 });
});

test('server-info describes the machine', async () => {
  const info = await world.ok('server-info', {});
  expect(info.cpu.cores).toBeGreaterThan(0);
  expect(info.mem.total).toBeGreaterThan(0);
  expect(info.fs.used).toBeLessThanOrEqual(info.fs.total);
});

test('sw/unregister succeeds without doing anything', async () => {
  expect(await world.post('sw/unregister', { endpoint: 'https://push.example/1' })).toEqual({ status: 204, body: undefined });
});
