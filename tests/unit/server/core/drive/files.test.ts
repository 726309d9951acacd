import { afterEach, beforeEach, expect, test } from 'vitest';
import { grantPolicies } from '../../support/grantPolicies';
import { png, upload } from '../../support/media';
import { TestInstance, type TestAccount } from '../../support/testInstance';

let world: TestInstance;
let root: TestAccount;
let alice: TestAccount;

beforeEach(async () => {
  world = await TestInstance.start();
  root = await world.signUp('root');
  alice = await world.signUp('alice');
});
afterEach(() => world.close());

test('drive/files lists one folder and filters by type', async () => {
  const folder = await world.ok('drive/folders/create', { name: 'in' }, alice.token);
  const inside = await upload(world, alice, await png(10, 10), 'a.png', { folderId: folder.id });
  const outside = await upload(world, alice, await png(20, 20), 'b.png');
  const words = await upload(world, alice, Buffer.from('words'), 'c.txt');
  const ids = async (params: object) => (await world.ok('drive/files', params, alice.token)).map((file) => file.id);
  expect(await ids({})).toEqual([words.id, outside.id]);
  expect(await ids({ folderId: folder.id })).toEqual([inside.id]);
  expect(await ids({ type: 'image/*' })).toEqual([outside.id]);
  expect(await ids({ sort: '+size' })).toEqual([outside.id, words.id]);
  expect((await world.ok('drive/stream', {}, alice.token)).map((file) => file.id)).toEqual([words.id, outside.id, inside.id]);
  const pictures = await world.ok('drive/stream', { type: 'image/*', limit: 9 }, alice.token);
  expect(pictures.map((file) => file.id)).toEqual([outside.id, inside.id]);
});

test('drive/files pages by id', async () => {
  const files = [];
  for (let n = 1; n <= 5; n++) files.push(await upload(world, alice, await png(n, n), `${n}.png`));
  const ids = files.map((file) => file.id).toReversed();
  const page = (params: object) => world.ok('drive/files', params, alice.token).then((found) => found.map((file) => file.id));
  expect(await page({ limit: 2 })).toEqual(ids.slice(0, 2));
  expect(await page({ limit: 2, untilId: ids[1] })).toEqual(ids.slice(2, 4));
  expect(await page({ limit: 2, sinceId: ids[4] })).toEqual([ids[3], ids[2]]);
});

test('drive/files/show answers the owner and the parent folders', async () => {
  const outer = await world.ok('drive/folders/create', { name: 'outer' }, alice.token);
  const inner = await world.ok('drive/folders/create', { name: 'inner', parentId: outer.id }, alice.token);
  const { id, url } = await upload(world, alice, await png(), 'a.png', { folderId: inner.id });
  const shown = await world.ok('drive/files/show', { fileId: id }, alice.token);
  expect(shown).toMatchObject({
    userId: alice.id,
    user: { username: 'alice' },
    folder: { name: 'inner', filesCount: 1, foldersCount: 0, parent: { name: 'outer', filesCount: 0, foldersCount: 1 } },
  });
  expect((await world.post('drive/files/show', { url }, alice.token)).body).toEqual(shown);
});

test('files of other accounts are out of reach, except for moderators', async () => {
  const { id } = await upload(world, alice, await png(), 'a.png');
  const bob = await world.signUp('bob');
  expect(await world.refused('drive/files/show', { fileId: id }, bob.token)).toMatchObject({ id: '25b73c73-68b1-41d0-bad1-381cfdf6579f' });
  expect(await world.refused('drive/files/update', { fileId: id, name: 'x' }, bob.token)).toMatchObject({
    id: '01a53b27-82fc-445b-a0c1-b558465a8ed2',
  });
  expect(await world.refused('drive/files/delete', { fileId: id }, bob.token)).toMatchObject({
    id: '5eb8d909-2540-4970-90b8-dd6f86088121',
  });
  expect((await world.ok('drive/files/update', { fileId: id, isSensitive: true }, root.token)).isSensitive).toBe(true);
});

test('a file can be renamed, described, marked and moved, and its channel receives that', async () => {
  const folder = await world.ok('drive/folders/create', { name: 'in' }, alice.token);
  const { id } = await upload(world, alice, await png(), 'a.png');
  const events = world.listen('drive');
  const changed = await world.ok(
    'drive/files/update',
    { fileId: id, name: 'b.png', comment: 'alt', isSensitive: true, folderId: folder.id },
    alice.token,
  );
  expect(changed).toMatchObject({ name: 'b.png', comment: 'alt', isSensitive: true, folderId: folder.id });
  expect(await world.ok('drive/files/update', { fileId: id, comment: null, folderId: null }, alice.token)).toMatchObject({
    name: 'b.png',
    comment: null,
    folderId: null,
  });
  expect(events.map((event) => event.type)).toEqual(['fileUpdated', 'fileUpdated']);
});

test('an empty folder id means none, as forms send it', async () => {
  const folder = await world.ok('drive/folders/create', { name: 'outer' }, alice.token);
  const inner = await world.ok('drive/folders/create', { name: 'inner', parentId: folder.id }, alice.token);
  const { id } = await upload(world, alice, await png(), 'a.png', { folderId: folder.id });
  expect(await world.ok('drive/folders/update', { folderId: inner.id, parentId: '' }, alice.token)).toMatchObject({ parentId: null });
  expect(await world.ok('drive/files/update', { fileId: id, folderId: '' }, alice.token)).toMatchObject({ folderId: null });
  expect(await world.ok('drive/folders/update', { folderId: inner.id, parentId: folder.id }, alice.token)).toMatchObject({
    parentId: folder.id,
  });
  expect(await world.ok('drive/folders/update', { folderId: inner.id, name: 'x' }, alice.token)).toMatchObject({ parentId: folder.id });
});

test('an account whose role marks everything as sensitive cannot unmark a file', async () => {
  const { id } = await upload(world, alice, await png(), 'a.png', { isSensitive: 'true' });
  await grantPolicies(world, root, alice.id, { alwaysMarkNsfw: true });
  expect(await world.refused('drive/files/update', { fileId: id, isSensitive: false }, alice.token)).toMatchObject({
    code: 'RESTRICTED_BY_ROLE',
  });
});

test('a deleted file disappears from lists and from its address', async () => {
  const file = await upload(world, alice, await png(), 'a.png');
  const events = world.listen('drive');
  await world.ok('drive/files/delete', { fileId: file.id }, alice.token);
  expect(await world.ok('drive/files', {}, alice.token)).toEqual([]);
  expect((await fetch(file.url)).status).toBe(404);
  expect(events).toEqual([{ userId: alice.id, type: 'fileDeleted', body: file.id }]);
});

test('find-by-hash finds files with the same content', async () => {
  const file = await upload(world, alice, await png(), 'a.png');
  expect(await world.ok('drive/files/find-by-hash', { md5: file.md5 }, alice.token)).toEqual([file]);
  expect(await world.ok('drive/files/find-by-hash', { md5: file.md5 }, root.token)).toEqual([]);
});

test('folders nest, cannot contain themselves, and cannot be deleted while they contain something', async () => {
  const outer = await world.ok('drive/folders/create', { name: 'outer' }, alice.token);
  const inner = await world.ok('drive/folders/create', { name: 'inner', parentId: outer.id }, alice.token);
  expect(await world.ok('drive/folders', {}, alice.token)).toEqual([outer]);
  expect(await world.ok('drive/folders', { folderId: outer.id }, alice.token)).toEqual([inner]);
  expect(await world.refused('drive/folders/update', { folderId: outer.id, parentId: inner.id }, alice.token)).toMatchObject({
    code: 'RECURSIVE_NESTING',
  });
  expect(await world.refused('drive/folders/delete', { folderId: outer.id }, alice.token)).toMatchObject({
    id: 'b0fc8a17-963c-405d-bfbc-859a487295e1',
  });
  expect(await world.ok('drive/folders/update', { folderId: inner.id, name: 'free', parentId: null }, alice.token)).toMatchObject({
    name: 'free',
    parentId: null,
  });
  await world.ok('drive/folders/delete', { folderId: outer.id }, alice.token);
  expect((await world.ok('drive/folders', {}, alice.token)).map((folder) => folder.name)).toEqual(['free']);
});

test('a file at our own address is copied from disk and published with its marker', async () => {
  const file = await upload(world, alice, await png(), 'a.png');
  const told = world.listen('main');
  await world.ok('drive/files/upload-from-url', { url: file.url, marker: 'mark-1' }, root.token);
  await expect.poll(() => told.filter((event) => event.type === 'urlUploadFinished')).toHaveLength(1);
  expect(told.at(-1)).toMatchObject({ userId: root.id, body: { marker: 'mark-1', file: { md5: file.md5, type: 'image/png' } } });
});
