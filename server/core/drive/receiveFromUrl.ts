import { randomUUID } from 'node:crypto';
import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { packFile } from './packFile';
import type { Server } from '../Server';
import type { FileRow } from '../../db/rows/FileRow';
import { blobPath } from './blobs';
import { createFile, driveCapacity, driveUsage } from './createFile';
import { download, DownloadError } from '../../net/download';

/** A file that the instance downloads for an account. */
export interface UrlUpload {
  readonly url: string;
  readonly userId: string;
  readonly folderId: string | null;
  readonly comment: string | null;
  readonly isSensitive: boolean;
  readonly force: boolean;
  /** Sent back with the result, so that the client knows which request it answers. */
  readonly marker: string | null;
}

/**
 * Downloads a file into the drive and publishes `urlUploadFinished` on its owner's main channel. Our own addresses are
 * read from disk; others must be public (see {@link download}).
 * @returns null when the download fails. As on real servers, no event follows then.
 */
export async function receiveFromUrl(server: Server, upload: UrlUpload): Promise<FileRow | null> {
  let path: string | null = null;
  try {
    path = await fetchToTemp(server, upload.url, freeBytes(server, upload.userId));
    const row = await createFile(server, { ...upload, path, name: nameOf(upload.url) });
    server.bus.publish('main', {
      userId: upload.userId,
      type: 'urlUploadFinished',
      body: { marker: upload.marker, file: packFile(server, row) },
    });
    return row;
  } catch (error) {
    if (!(error instanceof DownloadError)) server.logError(error);
    return null;
  } finally {
    if (path !== null) await rm(path, { force: true });
  }
}

/**
 * Saves the file at an address in the temporary folder and returns its path.
 * @throws {DownloadError} when it cannot be downloaded, or is larger than `maxBytes`
 */
export async function fetchToTemp(server: Server, url: string, maxBytes: number): Promise<string> {
  const own = await copyOwnFile(server, url);
  return own ?? (await server.jobs.run('deliver', () => download(url, server.config.tempDir, maxBytes)));
}

const freeBytes = (server: Server, userId: string) => Math.max(0, driveCapacity(server, userId) - driveUsage(server, userId));

/** The last part of the path, without characters that a file name may not have. */
function nameOf(url: string): string | null {
  const last = new URL(url).pathname.split('/').pop() ?? '';
  try {
    return (
      decodeURIComponent(last)
        .replaceAll(/[/\\]|\.\.+/g, '')
        .slice(0, 200) || null
    );
  } catch {
    return null;
  }
}

/** Copies a file of this instance to the temporary folder; null for other addresses. */
async function copyOwnFile(server: Server, url: string): Promise<string | null> {
  const prefix = `${server.origin}/files/`;
  if (!url.startsWith(prefix)) return null;
  const row = server.db.get<FileRow>('SELECT * FROM files WHERE accessKey = ?', [url.slice(prefix.length)]);
  if (!row) throw new DownloadError('no such file here');
  const path = join(server.config.tempDir, randomUUID());
  await copyFile(blobPath(server, row.sha256), path);
  return path;
}
