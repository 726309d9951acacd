import { afterAll, beforeAll, expect, test } from 'vitest';
import { addRemoteEmoji, addRemoteInstance, addRemoteUser, receiveNote } from '../../../../../server/core/instance/remote';
import type { UserRow } from '../../../../../server/db/rows/UserRow';
import { keepRemoteMedia } from '../../../../../server/media/findMedia';
import { png } from '../../support/media';
import { TestInstance, type TestAccount } from '../../support/testInstance';

const instance = {
  host: 'moss.example',
  name: 'Moss',
  softwareName: 'misskey',
  softwareVersion: '2024.2.0',
  iconUrl: 'https://moss.example/icon.webp',
  faviconUrl: null,
  themeColor: '#3f9b6b',
};
const aFern = {
  host: 'moss.example',
  username: 'Fern',
  name: 'Fern :leaf:',
  description: 'damp',
  avatarUrl: 'https://moss.example/fern.png',
  avatarBlurhash: null,
  emojis: ['leaf', 'unknown'],
};
let world: TestInstance;
let alice: TestAccount;
let fern: UserRow;

beforeAll(async () => {
  world = await TestInstance.start();
  alice = await world.signUp('alice');
  const { server } = world.instance;
  addRemoteInstance(server, instance);
  addRemoteEmoji(server, 'moss.example', 'leaf', 'https://moss.example/leaf.png', 'image/png');
  await keepRemoteMedia(server, 'https://moss.example/leaf.png', 'image/png', await png(30, 30));
  await keepRemoteMedia(server, 'https://moss.example/fern.png', 'image/png', await png(60, 60));
  fern = addRemoteUser(server, aFern);
});
afterAll(() => world.close());

const get = (url: string) => world.instance.app.inject({ method: 'GET', url });

test('a remote user has its server, its emoji and its addresses', async () => {
  const { host, ...known } = instance;
  expect(await world.ok('users/show', { username: 'fern', host: 'MOSS.example' }, alice.token)).toMatchObject({
    id: fern.id,
    username: 'Fern',
    host,
    instance: known,
    emojis: { leaf: 'https://moss.example/leaf.png' },
    uri: 'https://moss.example/users/Fern',
    url: 'https://moss.example/@Fern',
    onlineStatus: 'unknown',
  });
});

test('a local user has no server', async () => {
  expect(await world.ok('users/show', { userId: alice.id }, alice.token)).not.toHaveProperty('instance');
});

test('a remote picture goes through the proxy', async () => {
  const answer = await get('/avatar/@fern@moss.example');
  expect(answer.headers.location).toBe(
    `${world.instance.server.origin}/proxy/avatar.webp?url=${encodeURIComponent('https://moss.example/fern.png')}&avatar=1`,
  );
  expect((await get(new URL(answer.headers.location ?? '').pathname + new URL(answer.headers.location ?? '').search)).statusCode).toBe(200);
});

test('a remote emoji is found with its host only', async () => {
  expect((await get('/emoji/leaf@moss.example.webp')).headers.location).toContain(encodeURIComponent('https://moss.example/leaf.png'));
  expect((await get('/emoji/leaf.webp')).statusCode).toBe(404);
  expect((await world.ok('emojis', {})).emojis).toEqual([]);
});

test('a remote note lists its emoji and address, and is not local', async () => {
  const row = receiveNote(world.instance.server, fern, { text: 'hello :leaf:', emojis: ['leaf'] });
  expect(await world.ok('notes/show', { noteId: row.id }, alice.token)).toMatchObject({
    uri: `https://moss.example/notes/${row.id}`,
    emojis: { leaf: 'https://moss.example/leaf.png' },
    user: { host: 'moss.example' },
  });
  const ids = async (source: 'notes/global-timeline' | 'notes/local-timeline') =>
    (await world.ok(source, {}, alice.token)).map((note) => note.id);
  expect(await ids('notes/global-timeline')).toContain(row.id);
  expect(await ids('notes/local-timeline')).not.toContain(row.id);
});

test('ap/show refreshes a remote user, and refuses local and unknown ones', async () => {
  const before = await world.ok('users/show', { userId: fern.id }, alice.token);
  world.clock.advance(60_000);
  await world.ok('federation/update-remote-user', { userId: fern.id }, alice.token);
  const after = await world.ok('users/show', { userId: fern.id }, alice.token);
  expect(Date.parse(String((after as { lastFetchedAt?: string }).lastFetchedAt))).toBeGreaterThan(
    Date.parse(String((before as { lastFetchedAt?: string }).lastFetchedAt)),
  );
  expect(await world.refused('federation/update-remote-user', { userId: alice.id }, alice.token)).toMatchObject({ code: 'INTERNAL_ERROR' });
});

test('anybody may ask to refresh a remote user, thirty times an hour, and the visitors of an address share their number', async () => {
  const limited = await TestInstance.start({ rateLimitFactor: 1 });
  const userId = addRemoteUser(limited.instance.server, aFern).id;
  const people = [await limited.signUp('owner'), await limited.signUp('alice')];
  const ask = async (token?: string) => (await limited.post('federation/update-remote-user', { userId }, token)).status;
  const statuses = async (token?: string) => {
    const answers: number[] = [];
    for (let n = 0; n < 32; n++) answers.push(await ask(token));
    return answers;
  };
  const thirty = [...Array.from({ length: 30 }, () => 204), 429, 429];
  for (const token of [undefined, ...people.map((one) => one.token)]) expect(await statuses(token)).toEqual(thirty);
  expect(await limited.refused('federation/update-remote-user', { userId })).toEqual({
    status: 429,
    code: 'RATE_LIMIT_EXCEEDED',
    id: 'd5826d14-3982-4d2e-8011-b9e9f02499ef',
  });
  limited.clock.advance(3_600_000);
  expect(await ask()).toBe(204);
  await limited.close();
});
