import { existsSync } from 'node:fs';
import type { Server } from '../Server';
import { blobPath } from './blobs';

/** Counts the contents that the database refers to, and those that are missing on disk. */
export function countBlobs(server: Server): { readonly all: number; readonly missing: number } {
  const hashes = server.db.all<{ sha256: string }>(
    `SELECT sha256 FROM files UNION SELECT thumbnailSha256 FROM files WHERE thumbnailSha256 IS NOT NULL UNION SELECT sha256 FROM remoteMedia`,
  );
  return { all: hashes.length, missing: hashes.filter(({ sha256 }) => !existsSync(blobPath(server, sha256))).length };
}
