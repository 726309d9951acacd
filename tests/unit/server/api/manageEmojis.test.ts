import { afterEach, beforeEach, expect, test } from 'vitest';
import { insertEmoji } from '../../../../server/drive/emojis';
import { grantPolicies } from '../support/grantPolicies';
import { png, upload } from '../support/media';
import { TestInstance, type TestAccount } from '../support/testInstance';

let world: TestInstance;
let admin: TestAccount;
let mona: TestAccount;
let files = 0;

beforeEach(async () => {
  world = await TestInstance.start();
  admin = await world.signUp('owner');
  mona = await world.signUp('mona');
  await grantPolicies(world, admin, mona.id, { canManageCustomEmojis: true });
});
afterEach(() => world.close());

const newFile = async () => (await upload(world, mona, await png(), `${files++}.png`, { force: 'true' })).id;

async function add(name: string, more: { category?: string; aliases?: string[] } = {}): Promise<string> {
  return (await world.ok('admin/emoji/add', { name, fileId: await newFile(), ...more }, mona.token)).id;
}

const listed = async (params: { query?: string; limit?: number; untilId?: string } = {}) =>
  world.ok('admin/emoji/list', params, mona.token);
const names = async (params: Parameters<typeof listed>[0] = {}) => (await listed(params)).map(({ name }) => name);

test('the list has the newest first, pages, and finds names, tags and several at once', async () => {
  await add('moss', { aliases: ['green'] });
  const fern = await add('fern');
  await add('cup');
  expect(await names()).toEqual(['cup', 'fern', 'moss']);
  expect(await names({ untilId: fern })).toEqual(['moss']);
  expect(await names({ query: 'er' })).toEqual(['fern']);
  expect(await names({ query: 'green' })).toEqual(['moss']);
  expect(await names({ query: ':cup: :moss:' })).toEqual(['cup', 'moss']);
  expect(await names({ query: '%' })).toEqual([]);
});

test('emoji of other servers are listed on their own, by server', async () => {
  await add('moss');
  const row = { category: null, aliases: '[]', license: null, isSensitive: 0, localOnly: 0, roleIds: '[]', type: 'image/png' };
  const { server } = world.instance;
  insertEmoji(server, { ...row, id: server.ids.next(), name: 'wave', host: 'far.example', source: 'https://far.example/w.png' });
  expect(await names()).toEqual(['moss']);
  const remote = async (params: { host?: string; query?: string }) =>
    (await world.ok('admin/emoji/list-remote', params, mona.token)).map(({ name, host }) => `${name}@${host}`);
  expect(await remote({})).toEqual(['wave@far.example']);
  expect(await remote({ host: 'far.example', query: 'wa' })).toEqual(['wave@far.example']);
  expect(await remote({ host: 'other.example' })).toEqual([]);
});

test('a change is stored and announced', async () => {
  const id = await add('moss');
  const events = world.listen('broadcast');
  const change = { id, name: 'moss', category: 'Plants', aliases: ['green'], license: '', isSensitive: true };
  await world.ok('admin/emoji/update', change, mona.token);
  expect((await listed())[0]).toMatchObject({ category: 'Plants', aliases: ['green'], license: null, isSensitive: true });
  expect(events).toMatchObject([{ type: 'emojiUpdated', body: { emojis: [{ id, category: 'Plants' }] } }]);
});

test('another name is announced as another emoji', async () => {
  const id = await add('moss');
  const events = world.listen('broadcast');
  await world.ok('admin/emoji/update', { id, name: 'lichen', aliases: [] }, mona.token);
  expect(events).toMatchObject([
    { type: 'emojiDeleted', body: { emojis: [{ name: 'moss' }] } },
    { type: 'emojiAdded', body: { emoji: { id, name: 'lichen' } } },
  ]);
});

test('another picture has another address', async () => {
  const id = await add('moss');
  const [before] = await listed();
  await world.ok('admin/emoji/update', { id, name: 'moss', aliases: [], fileId: await newFile() }, mona.token);
  const [after] = await listed();
  expect(after?.url).not.toBe(before?.url);
});

test('a taken name, an unknown emoji and an unknown file are refused', async () => {
  const id = await add('moss');
  await add('fern');
  const refused = (params: object) => world.refused('admin/emoji/update', { id, name: 'moss', aliases: [], ...params }, mona.token);
  expect(await refused({ name: 'fern' })).toMatchObject({ code: 'SAME_NAME_EMOJI_EXISTS' });
  expect(await refused({ id: 'none' })).toMatchObject({ code: 'NO_SUCH_EMOJI' });
  expect(await refused({ fileId: 'none' })).toMatchObject({ code: 'NO_SUCH_FILE' });
});

test('several emoji change at once, each keeping what does not change', async () => {
  const ids = [await add('moss', { aliases: ['green'] }), await add('fern', { aliases: ['green', 'leaf'] })];
  const events = world.listen('broadcast');
  await world.ok('admin/emoji/set-category-bulk', { ids, category: 'Plants' }, mona.token);
  await world.ok('admin/emoji/set-license-bulk', { ids, license: 'CC0' }, mona.token);
  await world.ok('admin/emoji/add-aliases-bulk', { ids, aliases: ['plant'] }, mona.token);
  await world.ok('admin/emoji/remove-aliases-bulk', { ids, aliases: ['green'] }, mona.token);
  expect(await listed()).toMatchObject([
    { name: 'fern', category: 'Plants', license: 'CC0', aliases: ['leaf', 'plant'] },
    { name: 'moss', category: 'Plants', license: 'CC0', aliases: ['plant'] },
  ]);
  await world.ok('admin/emoji/set-aliases-bulk', { ids, aliases: [] }, mona.token);
  expect((await listed()).map(({ aliases }) => aliases)).toEqual([[], []]);
  expect(events.map(({ type }) => type)).toEqual(Array.from({ length: 5 }, () => 'emojiUpdated'));
});

test('deleted emoji are gone for everybody', async () => {
  const [moss, fern, cup] = [await add('moss'), await add('fern'), await add('cup')];
  const events = world.listen('broadcast');
  await world.ok('admin/emoji/delete', { id: moss }, mona.token);
  await world.ok('admin/emoji/delete-bulk', { ids: [fern, cup] }, mona.token);
  expect((await world.ok('emojis', {})).emojis).toEqual([]);
  expect(events).toMatchObject([
    { type: 'emojiDeleted', body: { emojis: [{ name: 'moss' }] } },
    { type: 'emojiDeleted', body: { emojis: [{ name: 'fern' }, { name: 'cup' }] } },
  ]);
  expect(await world.refused('admin/emoji/delete', { id: moss }, mona.token)).toMatchObject({ code: 'NO_SUCH_EMOJI' });
});
