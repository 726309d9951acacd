/**
 * Uploaded bytes on disk. Equal contents are stored once, named by their SHA-256. A content is written under a
 * temporary name, synced and then renamed, so a killed process leaves whole contents or none.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, mkdirSync, renameSync, rmSync } from 'node:fs';
import { open, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Server } from '../core/Server';
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

/** Reads a file once for its size, hashes and first bytes. */
export async function measureFile(path: string): Promise<BlobFacts> {
  const md5 = createHash('md5');
  const sha256 = createHash('sha256');
  let size = 0;
  let head = Buffer.alloc(0);
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    size += chunk.length;
    md5.update(chunk);
    sha256.update(chunk);
    if (head.length < SNIFF_BYTES) head = Buffer.concat([head, chunk]).subarray(0, SNIFF_BYTES);
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

/**
 * Gives a staged content its lasting name. It is synchronous, as {@link removeBlob} is: placing the bytes and writing
 * the row that points to them must happen in one turn, or the deletion of an equal file could remove the bytes in
 * between.
 */
export function placeBlob(store: Store, blob: StagedBlob): void {
  const target = blobPath(store, blob.sha256);
  mkdirSync(dirname(target), { recursive: true });
  renameSync(blob.path, target);
}

/** Removes a content that no row points to. Test instances keep it, because a reset restores the rows. */
export function removeBlob(store: Store, sha256: string): void {
  if (!store.config.testing) rmSync(blobPath(store, sha256), { force: true });
}
