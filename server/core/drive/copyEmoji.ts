import { randomUUID } from 'node:crypto';
import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Server } from '../Server';
import type { EmojiRow, FileRow } from '../../db/rows/FileRow';
import { ApiFailure } from '../ApiFailure';
import { blobPath } from './blobs';
import { createFile } from './createFile';
import { DownloadError } from '../../net/download';
import { addEmoji } from './emojis';
import { fetchToTemp } from './receiveFromUrl';

/** The largest picture of an emoji that is taken over, in bytes. */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;

/**
 * Makes an emoji of another server our own, with a copy of its picture. Its license stays.
 * @throws {DownloadError} when the picture cannot be downloaded, or the file is not a picture
 */
export async function copyEmoji(server: Server, { name, category, aliases, license, isSensitive, source }: EmojiRow): Promise<EmojiRow> {
  const path = (await copyKept(server, source)) ?? (await fetchToTemp(server, source, MAX_PICTURE_BYTES));
  const file = await storePicture(server, path, name);
  if (!file) throw new DownloadError('this is not a picture');
  return addEmoji(server, file, {
    name,
    category,
    aliases: JSON.parse(aliases) as string[],
    license,
    isSensitive: isSensitive === 1,
    localOnly: false,
    roleIds: [],
  });
}

/** Copies a picture of another server that is kept here to the temporary folder; null if there is none. */
async function copyKept(server: Server, url: string): Promise<string | null> {
  const kept = server.db.get<{ sha256: string }>('SELECT sha256 FROM remoteMedia WHERE url = ?', [url]);
  if (!kept) return null;
  const path = join(server.config.tempDir, randomUUID());
  await copyFile(blobPath(server, kept.sha256), path);
  return path;
}

/** Stores a picture as a file of the instance, and removes it from the temporary folder. @returns null if it is not a picture */
export async function storePicture(server: Server, path: string, name: string): Promise<FileRow | null> {
  try {
    const file = await createFile(server, { path, name, userId: null, folderId: null, comment: null, isSensitive: false, force: true });
    return file.type.startsWith('image/') ? file : null;
  } catch (error) {
    if (error instanceof ApiFailure) return null;
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}
