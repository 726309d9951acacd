/** A full disk refuses what is new, loses nothing that was answered, and is forgotten once there is room again. */
import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countBlobs } from '../../../server/core/drive/blobs';
import { png, tryUpload, upload } from '../../unit/server/support/media';
import { TestInstance, type TestAccount } from '../../unit/server/support/testInstance';

let root: string;
let world: TestInstance;
let alice: TestAccount;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'wisteria-full-'));
  world = await TestInstance.start({ dataDir: root });
  alice = await world.signUp('alice');
});
afterEach(async () => {
  await world.close();
  rmSync(root, { recursive: true, force: true });
});

const TEXT = 'x'.repeat(3_000);
const count = (table: string) => world.instance.server.db.get<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table}`)?.n;

test('posts are refused while the database cannot grow, and every answered one is there', async () => {
  const { db } = world.instance.server;
  const pages = db.get<{ page_count: number }>('PRAGMA page_count')?.page_count ?? 0;
  db.exec(`PRAGMA max_page_count = ${pages + 5}`);
  const answered: string[] = [];
  const refusals = new Set<string>();
  for (let n = 0; n < 40; n++) {
    const { status, body } = await world.post('notes/create', { text: `${n} ${TEXT}`.slice(0, 3_000) }, alice.token);
    if (status === 200) answered.push((body as { createdNote: { id: string } }).createdNote.id);
    else refusals.add(String((body as { error?: { code?: string } }).error?.code));
  }
  expect(answered).not.toEqual([]);
  expect([...refusals]).toEqual(['INTERNAL_ERROR']);
  expect(count('notes')).toBe(answered.length);
  expect(await world.ok('i', {}, alice.token), 'reading goes on').toMatchObject({ notesCount: answered.length });

  db.exec('PRAGMA max_page_count = 1000000');
  await world.ok('notes/create', { text: 'there is room again' }, alice.token);
  expect(count('notes')).toBe(answered.length + 1);
  expect(db.all('PRAGMA quick_check')).toEqual([{ quick_check: 'ok' }]);
});

test('an upload that cannot be written is refused and leaves neither a file nor half of one', async () => {
  const { tempDir } = world.instance.server.config;
  renameSync(tempDir, `${tempDir}-away`);
  expect(await tryUpload(world, alice, await png(), 'a.png')).toMatchObject({ status: 500 });
  expect(count('files')).toBe(0);
  renameSync(`${tempDir}-away`, tempDir);
  await upload(world, alice, await png(), 'a.png');
  expect(countBlobs(world.instance.server)).toEqual({ all: 2, missing: 0 });
  await expect.poll(() => readdirSync(tempDir)).toEqual([]);
});
