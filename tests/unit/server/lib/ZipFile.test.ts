import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ZipError, ZipFile } from '../../../../server/lib/ZipFile';
import { zip } from '../support/zip';

let folder: string;
const opened: ZipFile[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zip-'));
});
afterEach(async () => {
  for (const archive of opened.splice(0)) await archive.close();
  await rm(folder, { recursive: true });
});

async function open(bytes: Uint8Array): Promise<ZipFile> {
  const path = join(folder, 'a.zip');
  await writeFile(path, bytes);
  const archive = await ZipFile.open(path);
  opened.push(archive);
  return archive;
}

const words = Buffer.from('moss '.repeat(100));

test('an archive gives its files by their names, packed or not', async () => {
  const archive = await open(
    zip([
      { name: 'a.txt', bytes: words },
      { name: 'folder/b.txt', bytes: Buffer.from('b'), isStored: true },
      { name: 'empty', bytes: Buffer.alloc(0) },
    ]),
  );
  expect((await archive.read('a.txt', 1_000)).equals(words)).toBe(true);
  expect((await archive.read('folder/b.txt', 1_000)).toString()).toBe('b');
  expect((await archive.read('empty', 1_000)).length).toBe(0);
  expect(archive.has('c.txt')).toBe(false);
  await expect(archive.read('c.txt', 1_000)).rejects.toThrow(ZipError);
});

test('the name of a file is no path: what lies outside of the archive stays there', async () => {
  await writeFile(join(folder, 'secret'), 'secret');
  const archive = await open(zip([{ name: '../secret', bytes: Buffer.from('mine') }]));
  expect((await archive.read('../secret', 1_000)).toString()).toBe('mine');
  await expect(archive.read('secret', 1_000)).rejects.toThrow(ZipError);
});

test('a file that is larger than allowed, or larger than it claims, is not unpacked', async () => {
  const archive = await open(
    zip([
      { name: 'large', bytes: words },
      { name: 'liar', bytes: words, claimedBytes: 10 },
    ]),
  );
  await expect(archive.read('large', 100)).rejects.toThrow('too large');
  await expect(archive.read('liar', 100)).rejects.toThrow('damaged');
});

test('what is no archive, or only a part of one, is refused', async () => {
  await expect(open(Buffer.from('no archive'))).rejects.toThrow('not a zip file');
  await expect(open(Buffer.alloc(0))).rejects.toThrow('not a zip file');
  const whole = zip([{ name: 'a', bytes: words }]);
  await expect(open(whole.subarray(10))).rejects.toThrow(ZipError);
  const changed = Buffer.from(zip([{ name: 'a', bytes: words, isStored: true }]));
  changed[40] = 0;
  const archive = await open(changed);
  await expect(archive.read('a', 1_000)).rejects.toThrow('damaged');
});

test('an archive that claims more files than it may have is refused', async () => {
  const many = zip([{ name: 'a', bytes: words }]);
  many.writeUInt16LE(20_000, many.length - 12);
  await expect(open(many)).rejects.toThrow('too many files');
});
