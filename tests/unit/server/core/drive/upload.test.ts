import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { blobPath } from '../../../../../server/core/drive/blobs';
import type { FileRow } from '../../../../../server/db/rows/FileRow';
import { grantPolicies } from '../../support/grantPolicies';
import { png, tryUpload, upload } from '../../support/media';
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

const rowOf = (id: string) => world.instance.server.db.get<FileRow>('SELECT * FROM files WHERE id = ?', [id]);

test('an uploaded picture has the fields of a real server', async () => {
  const file = await upload(world, alice, await png(640, 480), 'record.png', { comment: 'alt' });
  expect(file).toMatchObject({
    name: 'record.png',
    type: 'image/png',
    isSensitive: false,
    properties: { width: 640, height: 480 },
    comment: 'alt',
    folderId: null,
    folder: null,
    userId: null,
    user: null,
  });
  expect(file.blurhash).toHaveLength(54);
  expect(file.url).toMatch(/\/files\/[0-9a-f-]{36}$/);
  expect(file.thumbnailUrl).toMatch(/\/files\/thumbnail-[0-9a-f-]{36}$/);
});

test('the main channel of the owner tells about a new file, as the upload answers it', async () => {
  const events = world.listen('main');
  const file = await upload(world, alice, await png(), 'a.png');
  expect(events.filter(({ type }) => type === 'driveFileCreated')).toEqual([{ userId: alice.id, type: 'driveFileCreated', body: file }]);
});

test('a file that is not a picture has neither a thumbnail nor a hash', async () => {
  const file = await upload(world, alice, Buffer.from('just words'), 'note.txt');
  expect(file).toMatchObject({ name: 'note.txt', type: 'application/octet-stream', blurhash: null, thumbnailUrl: null, properties: {} });
});

test('a picture that does not decode is stored as a file', async () => {
  const file = await upload(world, alice, (await png()).subarray(0, 60), 'broken.png');
  expect(file).toMatchObject({ type: 'image/png', thumbnailUrl: null, properties: {} });
});

test('a file without content is refused', async () => {
  expect(await tryUpload(world, alice, Buffer.alloc(0), 'empty.png')).toMatchObject({
    status: 400,
    body: { error: { code: 'EMPTY_FILE' } },
  });
});

test('a file whose name promises a picture that it is not is named for what it is', async () => {
  expect(await upload(world, alice, Buffer.from('just words'), 'cat.png')).toMatchObject({
    name: 'cat.png.bin',
    type: 'application/octet-stream',
  });
});

test('the same content gives the same file unless a copy is forced', async () => {
  const bytes = await png();
  const first = await upload(world, alice, bytes, 'a.png');
  expect((await upload(world, alice, bytes, 'b.png')).id).toBe(first.id);
  expect((await upload(world, alice, bytes, 'b.png', { force: 'true' })).id).not.toBe(first.id);
});

test('equal contents are stored once and deleted with their last file', async () => {
  const production = await TestInstance.start({ testing: false, rateLimitFactor: 0 });
  const [one, two] = [await production.signUp('one'), await production.signUp('two')];
  const bytes = await png();
  const first = await upload(production, one, bytes, 'a.png');
  const second = await upload(production, two, bytes, 'b.png');
  const { db } = production.instance.server;
  const row = db.get<FileRow>('SELECT * FROM files WHERE id = ?', [second.id]);
  expect(db.get<FileRow>('SELECT * FROM files WHERE id = ?', [first.id])).toMatchObject({
    sha256: row?.sha256,
    thumbnailSha256: row?.thumbnailSha256,
  });
  const stored = blobPath(production.instance.server, row?.sha256 ?? '');
  await production.ok('drive/files/delete', { fileId: first.id }, one.token);
  expect(existsSync(stored)).toBe(true);
  await production.ok('drive/files/delete', { fileId: second.id }, two.token);
  expect(existsSync(stored)).toBe(false);
  await production.close();
});

test('an upload leaves no temporary files', async () => {
  await upload(world, alice, await png(), 'a.png');
  await tryUpload(world, alice, await png(), '../evil.png', { name: '../evil.png' });
  // It is removed shortly after the answer.
  await expect.poll(() => readdirSync(world.instance.server.config.tempDir)).toEqual([]);
});

test('a name with a path is refused', async () => {
  expect(await tryUpload(world, alice, await png(), 'a.png', { name: '../evil.png' })).toMatchObject({
    status: 400,
    body: { error: { code: 'INVALID_FILE_NAME', id: 'f449b209-0c60-4e51-84d5-29486263bfd4' } },
  });
});

test('a full drive refuses uploads', async () => {
  await grantPolicies(world, root, alice.id, { driveCapacityMb: 0 });
  expect(await tryUpload(world, alice, await png(), 'a.png')).toMatchObject({
    status: 400,
    body: { error: { code: 'NO_FREE_SPACE', id: 'd08dbc37-a6a9-463a-8c47-96c32ab5f064' } },
  });
});

test('a call without a file is refused', async () => {
  expect(await world.refused('drive/files/create', {}, alice.token)).toMatchObject({ code: 'FILE_REQUIRED' });
});

test('a folder of another account is refused', async () => {
  const folder = await world.ok('drive/folders/create', { name: 'mine' }, root.token);
  expect(await tryUpload(world, alice, await png(), 'a.png', { folderId: folder.id })).toMatchObject({
    status: 400,
    body: { error: { code: 'NO_SUCH_FOLDER' } },
  });
});

test('an account whose role marks everything as sensitive uploads sensitive files', async () => {
  await world.ok('i/update', { alwaysMarkNsfw: true }, alice.token);
  expect((await upload(world, alice, await png(), 'a.png')).isSensitive).toBe(true);
});

test('an upload uses capacity and is published on the drive channel', async () => {
  const events = world.listen('drive');
  const bytes = await png();
  const file = await upload(world, alice, bytes, 'a.png');
  expect(await world.ok('drive', {}, alice.token)).toEqual({ capacity: 1_048_576_000, usage: bytes.length });
  expect(events).toEqual([{ userId: alice.id, type: 'fileCreated', body: file }]);
});

test('a content is stored under its hash', async () => {
  const file = await upload(world, alice, await png(), 'a.png');
  const { sha256 } = rowOf(file.id)!;
  expect(existsSync(join(world.instance.server.config.filesDir, sha256.slice(0, 2), sha256))).toBe(true);
});
