/**
 * Uploaded bytes on disk. Equal contents are stored once, named by their SHA-256. A content is written under a
 * temporary name, synced and then renamed, so a killed process leaves whole contents or none. A mark on disk names the
 * contents whose rows are about to change.
 */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Server } from '../Server';
import { SNIFF_BYTES } from './fileType';

type Store = { readonly config: Pick<Server['config'], 'filesDir' | 'tempDir' | 'testing'> };

/** Facts about the bytes of a file. */
export interface BlobFacts {
  readonly size: number;
  readonly md5: string;
  /** Hash of the content, which is its name on disk. */
  readonly sha256: string;
  /** The first bytes, from which the type can be found. */
  readonly head: Uint8Array;
}

/** Where a content is stored, relative to the folder of uploaded files. Subfolders keep any one of them small. */
export const blobName = (sha256: string): string => `${sha256.slice(0, 2)}/${sha256}`;

/** The file that holds a content. */
export const blobPath = ({ config }: Store, sha256: string): string => join(config.filesDir, blobName(sha256));

/** How much of a file is read at once, in bytes. */
const READ_BYTES = 512 * 1024;

/** Reads a file once for its size, hashes and first bytes. */
export async function measureFile(path: string): Promise<BlobFacts> {
  const md5 = createHash('md5');
  const sha256 = createHash('sha256');
  let size = 0;
  let head = Buffer.alloc(0);
  const handle = await open(path);
  try {
    // One buffer serves the whole file, while a stream makes a new one for every 64 kB.
    const buffer = Buffer.allocUnsafe(Math.min(READ_BYTES, Math.max(1, (await handle.stat()).size)));
    for (;;) {
      const { bytesRead } = await handle.read(buffer);
      if (bytesRead === 0) break;
      const chunk = buffer.subarray(0, bytesRead);
      size += bytesRead;
      md5.update(chunk);
      sha256.update(chunk);
      if (head.length < SNIFF_BYTES) head = Buffer.concat([head, chunk]).subarray(0, SNIFF_BYTES);
    }
  } finally {
    await handle.close();
  }
  return { size, md5: md5.digest('hex'), sha256: sha256.digest('hex'), head };
}

/** A content in the temporary folder, synced and ready to be placed. */
export interface StagedBlob {
  readonly path: string;
  readonly sha256: string;
}

/** Syncs a measured file of the temporary folder, so that it survives a power cut. */
export async function stageFile(path: string, sha256: string): Promise<StagedBlob> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { path, sha256 };
}

/** Writes bytes to the temporary folder. */
export async function stageBytes(store: Store, bytes: Uint8Array): Promise<StagedBlob> {
  const path = join(store.config.tempDir, randomUUID());
  await writeFile(path, bytes);
  return stageFile(path, createHash('sha256').update(bytes).digest('hex'));
}

/** Gives a staged content its lasting name. */
function placeBlob(store: Store, blob: StagedBlob): void {
  const target = blobPath(store, blob.sha256);
  mkdirSync(dirname(target), { recursive: true });
  renameSync(blob.path, target);
}

/**
 * Gives contents their lasting names and writes the rows that point to them. It is synchronous: otherwise the deletion of an
 * equal file could remove the bytes in between. If the rows cannot be written, the contents are removed again, and if the
 * process is killed in between, the next start removes them.
 */
export function storeBlobs(server: Server, blobs: readonly StagedBlob[], writeRows: () => void): void {
  const hashes = blobs.map(({ sha256 }) => sha256);
  settlingAfter(server, hashes, () => {
    for (const blob of blobs) placeBlob(server, blob);
    writeRows();
  });
}

/** Deletes rows, and the contents that no other row points to. */
export function releaseBlobs(server: Server, hashes: readonly string[], deleteRows: () => void): void {
  settlingAfter(server, hashes, deleteRows);
}

/** Removes the contents that a killed process left without a row. Runs at the start. */
export function settleBlobs(server: Server): void {
  const folder = unsettledFolder(server);
  if (existsSync(folder)) for (const sha256 of readdirSync(folder)) settle(server, sha256);
}

/** Names the contents whose rows are about to change. */
const unsettledFolder = ({ config }: Store): string => join(config.filesDir, 'unsettled');

function settlingAfter(server: Server, hashes: readonly string[], change: () => void): void {
  for (const sha256 of hashes) markUnsettled(server, sha256);
  try {
    change();
  } finally {
    for (const sha256 of hashes) settle(server, sha256);
  }
}

function markUnsettled(store: Store, sha256: string): void {
  const folder = unsettledFolder(store);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, sha256), '');
  } catch (error) {
    // Deleting must work on a full disk as well.
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

function settle(server: Server, sha256: string): void {
  // Test instances keep contents, because a reset restores the rows.
  if (!server.config.testing && !isUsed(server, sha256)) rmSync(blobPath(server, sha256), { force: true });
  rmSync(join(unsettledFolder(server), sha256), { force: true });
}

function isUsed({ db }: Server, sha256: string): boolean {
  return (
    db.get('SELECT 1 FROM files WHERE sha256 = ?', [sha256]) !== undefined ||
    db.get('SELECT 1 FROM files WHERE thumbnailSha256 = ?', [sha256]) !== undefined ||
    db.get('SELECT 1 FROM remoteMedia WHERE sha256 = ?', [sha256]) !== undefined
  );
}

/** Counts the contents that the database refers to, and those that are missing on disk. */
export function countBlobs(server: Server): { readonly all: number; readonly missing: number } {
  const hashes = server.db.all<{ sha256: string }>(
    `SELECT sha256 FROM files UNION SELECT thumbnailSha256 FROM files WHERE thumbnailSha256 IS NOT NULL UNION SELECT sha256 FROM remoteMedia`,
  );
  return { all: hashes.length, missing: hashes.filter(({ sha256 }) => !existsSync(blobPath(server, sha256))).length };
}
