import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FileRow } from '../../../../server/db/rows/FileRow';
import { blobPath } from '../../../../server/core/drive/blobs';
import { driveCapacity } from '../../../../server/core/drive/createFile';
import { insertEmoji } from '../../../../server/core/drive/emojis';
import { ZipFile } from '../../../../server/lib/ZipFile';
import { keepRemoteMedia } from '../../../../server/media/findMedia';
import { grantPolicies } from '../support/grantPolicies';
import { png, upload } from '../support/media';
import { TestInstance, type TestAccount } from '../support/testInstance';
import { zip, type ZipContent } from '../support/zip';

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

test('an emoji of another server becomes our own, with a picture that is kept here', async () => {
  const { server } = world.instance;
  const row = { category: 'far', aliases: '["hi"]', license: 'CC0', isSensitive: 0, localOnly: 0, roleIds: '[]', type: 'image/png' };
  const source = 'https://far.example/w.png';
  const emojiId = server.ids.next();
  insertEmoji(server, { ...row, id: emojiId, name: 'wave', host: 'far.example', source });
  await keepRemoteMedia(server, source, 'image/png', await png());
  const { id } = await world.ok('admin/emoji/copy', { emojiId }, mona.token);
  const [copy] = await listed();
  expect(copy).toMatchObject({ id, name: 'wave', host: null, category: 'far', aliases: ['hi'], license: 'CC0' });
  expect(copy!.url.startsWith(`${server.origin}/files/`)).toBe(true);
  expect(await world.ok('drive', {}, mona.token)).toMatchObject({ usage: 0 });
  expect(await world.refused('admin/emoji/copy', { emojiId }, mona.token)).toMatchObject({ code: 'DUPLICATE_NAME' });
  expect(await world.refused('admin/emoji/copy', { emojiId: id }, mona.token)).toMatchObject({ code: 'NO_SUCH_EMOJI' });
});

test('an emoji whose picture cannot be had is not copied', async () => {
  const { server } = world.instance;
  const row = { category: null, aliases: '[]', license: null, isSensitive: 0, localOnly: 0, roleIds: '[]', type: 'image/png' };
  const emojiId = server.ids.next();
  insertEmoji(server, { ...row, id: emojiId, name: 'wave', host: 'far.example', source: 'http://127.0.0.1:9/w.png' });
  expect(await world.refused('admin/emoji/copy', { emojiId }, mona.token)).toMatchObject({ code: 'NO_SUCH_FILE' });
  expect(await listed()).toEqual([]);
});

/** An archive as real servers export it. */
async function archive(emojis: readonly object[], files: readonly ZipContent[]): Promise<string> {
  const meta = { name: 'meta.json', bytes: Buffer.from(JSON.stringify({ metaVersion: 2, host: 'far.example', emojis })) };
  return (await upload(world, mona, zip([meta, ...files]), 'emoji.zip', { force: 'true' })).id;
}

async function importZip(fileId: string, { token } = mona): Promise<{ header: string; body: string }> {
  await world.ok('admin/emoji/import-zip', { fileId }, token);
  await world.instance.server.queue.idle();
  const [notification] = await world.ok('i/notifications', { limit: 1 }, token);
  return notification as unknown as { header: string; body: string };
}

test('the emoji of an archive are taken over, and one with the same name gets the new picture', async () => {
  const moss = await add('moss', { category: 'old' });
  const picture = await png();
  const entry = (name: string, fileName: string, more: object = {}) => ({ downloaded: true, fileName, emoji: { name, ...more } });
  const fileId = await archive(
    [
      entry('moss', 'moss.png', { category: 'new', aliases: ['green'], license: 'CC0', isSensitive: true }),
      entry('fern', '../fern.png'),
      entry('stone', 'missing.png'),
      entry('word', 'word.txt'),
      entry('bad name', 'moss.png'),
      { downloaded: false },
    ],
    [
      { name: 'moss.png', bytes: picture },
      { name: '../fern.png', bytes: picture },
      { name: 'word.txt', bytes: Buffer.from('not a picture') },
    ],
  );
  expect(await importZip(fileId)).toMatchObject({
    header: 'Custom emoji: 2 imported, 4 skipped',
    body: [
      'stone: no file missing.png',
      'word: its file is not a picture',
      'Emoji 5: its description is not complete',
      'Emoji 6: its description is not complete',
    ].join('\n'),
  });
  expect(await listed()).toMatchObject([
    { name: 'fern', category: null, aliases: [] },
    { id: moss, name: 'moss', category: 'new', aliases: ['green'], license: 'CC0', isSensitive: true },
  ]);
});

test('a file that is no archive changes nothing and says so', async () => {
  const fileId = (await upload(world, mona, Buffer.from('no archive'), 'emoji.zip')).id;
  expect(await importZip(fileId)).toMatchObject({ header: 'Custom emoji: 0 imported, 1 skipped', body: 'this is not a zip file' });
});

test.each([
  ['lists without end', `{"emojis":${'['.repeat(6_000_000)}`, 'meta.json has more than 16 levels'],
  ['1.9 million empty entries', `{"emojis":[${'{},'.repeat(1_900_000)}{}]}`, 'meta.json has more than 250000 values'],
])('an archive that describes %s is refused, and others are answered meanwhile', async (_what, meta, why) => {
  const fileId = (await upload(world, mona, zip([{ name: 'meta.json', bytes: Buffer.from(meta) }]), 'emoji.zip')).id;
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  expect(await importZip(fileId)).toMatchObject({ header: 'Custom emoji: 0 imported, 1 skipped', body: why });
  clearInterval(timer);
  expect(longest).toBeLessThan(300);
});

test('only the own files of somebody who manages emoji are taken over', async () => {
  const fileId = await archive([], []);
  expect(await world.refused('admin/emoji/import-zip', { fileId }, admin.token)).toMatchObject({ code: 'NO_SUCH_FILE' });
  const other = await world.signUp('other');
  expect(await world.refused('admin/emoji/import-zip', { fileId }, other.token)).toMatchObject({ code: 'ROLE_PERMISSION_DENIED' });
});

/** Exports, and returns the archive in the drive. */
async function exportZip({ token } = mona): Promise<{ id: string; name: string; type: string; meta: { emojis: { emoji: object }[] } }> {
  await world.ok('export-custom-emojis', {}, token);
  const { server } = world.instance;
  await server.queue.idle();
  const [file] = await world.ok('drive/files', { limit: 1 }, token);
  if (!file) throw new Error('no file was exported');
  const { sha256 } = server.db.get<FileRow>('SELECT * FROM files WHERE id = ?', [file.id])!;
  const content = await ZipFile.open(blobPath(server, sha256));
  const meta = JSON.parse((await content.read('meta.json', 10_000)).toString('utf8'));
  await content.close();
  return { id: file.id, name: file.name, type: file.type, meta };
}

test('an export has all emoji of the server, and an import brings back what was deleted since', async () => {
  const moss = await add('moss', { category: 'Plants', aliases: ['green'] });
  await add('fern');
  const { server } = world.instance;
  const row = { category: null, aliases: '[]', license: null, isSensitive: 0, localOnly: 0, roleIds: '[]', type: 'image/png' };
  insertEmoji(server, { ...row, id: server.ids.next(), name: 'wave', host: 'far.example', source: 'https://far.example/w.png' });
  const { id, name, type, meta } = await exportZip();
  expect({ name, type }).toEqual({ name: expect.stringMatching(/^custom-emojis-(\d+-){5}\d+\.zip$/), type: 'application/zip' });
  expect(meta).toMatchObject({
    metaVersion: 2,
    host: server.host,
    exportedAt: new Date(world.clock.now()).toISOString(),
    emojis: [
      { fileName: 'fern.png', downloaded: true, emoji: { name: 'fern', category: null, aliases: [], license: null } },
      { fileName: 'moss.png', downloaded: true, emoji: { name: 'moss', category: 'Plants', aliases: ['green'], localOnly: false } },
    ],
  });
  expect(meta.emojis).toHaveLength(2);

  await world.ok('admin/emoji/delete', { id: moss }, mona.token);
  expect(await importZip(id)).toMatchObject({ header: 'Custom emoji: 2 imported, 0 skipped' });
  expect((await listed()).find((emoji) => emoji.name === 'moss')).toMatchObject({ category: 'Plants', aliases: ['green'] });
});

test('an administrator exports and imports without a role for that', async () => {
  await add('fern');
  const { id } = await exportZip(admin);
  expect(await importZip(id, admin)).toMatchObject({ header: 'Custom emoji: 1 imported, 0 skipped' });
});

test('an emoji whose picture is lost is exported without it', async () => {
  await add('fern');
  await add('moss');
  const { server } = world.instance;
  server.db.run("DELETE FROM files WHERE accessKey = (SELECT source FROM emojis WHERE name = 'moss')");
  const { id, meta } = await exportZip();
  expect(meta.emojis).toMatchObject([{ downloaded: true }, { downloaded: false, emoji: { name: 'moss' } }]);
  expect(await importZip(id)).toMatchObject({ header: 'Custom emoji: 1 imported, 1 skipped' });
});

test('an export that does not fit into the drive is told', async () => {
  const { db, queue } = world.instance.server;
  const fileId = await newFile();
  db.run('UPDATE files SET size = ? WHERE id = ?', [driveCapacity(world.instance.server, mona.id), fileId]);
  await world.ok('export-custom-emojis', {}, mona.token);
  await queue.idle();
  expect(await world.ok('drive/files', {}, mona.token)).toHaveLength(1);
  expect(await world.ok('i/notifications', { limit: 1 }, mona.token)).toMatchObject([{ type: 'app', header: 'Export failed' }]);
});

test('whoever does not manage emoji any more when the export begins gets no archive', async () => {
  const { server } = world.instance;
  const other = await world.signUp('other');
  expect(await world.refused('export-custom-emojis', {}, other.token)).toMatchObject({ code: 'ROLE_PERMISSION_DENIED' });
  server.queue.add('exportEmojis', { userId: other.id });
  await server.queue.idle();
  expect(await world.ok('drive/files', {}, other.token)).toEqual([]);
});
