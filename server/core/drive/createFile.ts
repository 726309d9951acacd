import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { fileChanges } from '../charts/chartChanges';
import { countInCharts } from '../charts/countInCharts';
import { packFile } from './packFile';
import { policiesOf } from '../instance/roles';
import type { Server } from '../Server';
import type { FileRow } from '../../db/rows/FileRow';
import { ApiFailure } from '../ApiFailure';
import { MAX_DRAWING_BYTES } from '../../pictures/Pictures';
import { PictureError, type PictureStep } from '../../pictures/PictureProcesses';
import { measureFile, stageBytes, stageFile, storeBlobs, type StagedBlob } from './blobs';
import { detectFileType, isValidFileName, nameWithExtension } from './fileType';
import { isProcessableImage, readImageFacts } from './imageFacts';
import { stripMetadata } from './stripMetadata';

/** A file in the temporary folder that becomes a drive file. */
export interface NewFile {
  readonly path: string;
  readonly name: string | null;
  /** The account whose capacity it uses; null for a file of the instance, such as the picture of an emoji. */
  readonly userId: string | null;
  readonly folderId: string | null;
  readonly comment: string | null;
  readonly isSensitive: boolean;
  /** Stores the file again even if the account has one with the same content. */
  readonly force: boolean;
  /** Whether the instance made it itself, so that the limits of uploads do not count. */
  readonly isOwnWork?: boolean;
  /** Keeps the metadata of a picture, such as the place. By default, metadata is removed. */
  readonly keepMetadata?: boolean;
}

const invalidName = () =>
  new ApiFailure({ code: 'INVALID_FILE_NAME', id: 'f449b209-0c60-4e51-84d5-29486263bfd4', message: 'Invalid file name.' });
/** Real servers store empty files, but an empty file is always a mistake, such as a dropped folder. */
const emptyFile = () => new ApiFailure({ code: 'EMPTY_FILE', id: '5a1b3c0e-8d0f-4a55-9a0c-6f0f1c2d7e41', message: 'The file is empty.' });
const noFreeSpace = () =>
  new ApiFailure({
    code: 'NO_FREE_SPACE',
    id: 'd08dbc37-a6a9-463a-8c47-96c32ab5f064',
    message: 'Cannot upload the file because you have no free space of drive.',
  });
const tooLarge = () =>
  new ApiFailure({
    status: 413,
    code: 'MAX_FILE_SIZE_EXCEEDED',
    id: 'b9d8c348-33f0-4673-b9a9-5d4da058977a',
    message: 'Cannot upload the file because it exceeds the maximum file size.',
  });
const unallowedType = () =>
  new ApiFailure({
    code: 'UNALLOWED_FILE_TYPE',
    id: '4becd248-7f2c-48c4-a9f0-75edc4f9a1ea',
    message: 'Cannot upload the file because it is an unallowed file type.',
  });
const noSuchFolder = () =>
  new ApiFailure({ code: 'NO_SUCH_FOLDER', id: 'ea8fb7a5-af77-4a08-b608-c0218176cd73', message: 'No such folder.' });

/** Checks what newer servers allow of one upload. Older ones have only the capacity. */
function checkLimits(server: Server, userId: string, size: number, mime: string): void {
  const { maxFileSizeMb, uploadableFileTypes } = policiesOf(server, userId);
  if (maxFileSizeMb !== undefined && size > maxFileSizeMb * 1024 * 1024) throw tooLarge();
  if (uploadableFileTypes && !uploadableFileTypes.some((allowed) => isOfType(mime, allowed))) throw unallowedType();
}

/** @param allowed a media type, or all of a kind as `image/*` */
const isOfType = (mime: string, allowed: string): boolean =>
  allowed === '*/*' || allowed === mime || (allowed.endsWith('/*') && mime.startsWith(allowed.slice(0, -1)));

/** Bytes that the account's files use. */
export function driveUsage(server: Server, userId: string): number {
  return server.db.get<{ sum: number }>('SELECT COALESCE(SUM(size), 0) AS sum FROM files WHERE userId = ?', [userId])?.sum ?? 0;
}

/** Bytes that the account's roles allow. */
export function driveCapacity(server: Server, userId: string): number {
  return policiesOf(server, userId).driveCapacityMb * 1024 * 1024;
}

/**
 * Turns an uploaded or downloaded file into a drive file: finds its type, measures pictures, makes a thumbnail and a
 * blurhash, stores the bytes, and publishes it on its owner's drive channel.
 * @throws {ApiFailure} INVALID_FILE_NAME, EMPTY_FILE, NO_SUCH_FOLDER, NO_FREE_SPACE, MAX_FILE_SIZE_EXCEEDED, UNALLOWED_FILE_TYPE.
 */
export function createFile(server: Server, file: NewFile): Promise<FileRow> {
  return server.jobs.run('inbox', () => storeFile(server, file));
}

async function storeFile(server: Server, file: NewFile): Promise<FileRow> {
  const name = file.name === null || file.name.trim() === '' || file.name === 'blob' ? 'untitled' : file.name.trim();
  if (!isValidFileName(name)) throw invalidName();
  let facts = await measureFile(file.path);
  const type = await detectFileType(file.path, facts.head);
  if (!file.keepMetadata && (await removeMetadata(server, file.path, type.mime))) facts = await measureFile(file.path);
  if (facts.size === 0) throw emptyFile();
  if (file.userId !== null && !file.isOwnWork) checkLimits(server, file.userId, facts.size, type.mime);
  if (!file.force) {
    const same = server.db.get<FileRow>('SELECT * FROM files WHERE userId = ? AND md5 = ? ORDER BY id LIMIT 1', [file.userId, facts.md5]);
    if (same) return same;
  }
  if (file.userId !== null && driveUsage(server, file.userId) + facts.size > driveCapacity(server, file.userId)) throw noFreeSpace();
  const folder =
    file.folderId === null ? null : server.db.get('SELECT 1 FROM folders WHERE id = ? AND userId = ?', [file.folderId, file.userId]);
  if (folder === undefined) throw noSuchFolder();

  const known = server.db.get<FileRow>('SELECT * FROM files WHERE sha256 = ? LIMIT 1', [facts.sha256]);
  const image = known ? factsOfRow(known) : canPreview(type.mime, facts.size) ? await readImage(server, file.path, type.mime) : NO_IMAGE;
  const content = await stageFile(file.path, facts.sha256);
  const row: FileRow = {
    id: server.ids.next(),
    userId: file.userId,
    folderId: file.folderId,
    name: nameWithExtension(name, type),
    type: type.mime,
    md5: facts.md5,
    sha256: facts.sha256,
    size: facts.size,
    comment: file.comment,
    ...image.columns,
    isSensitive: file.isSensitive || (file.userId !== null && alwaysSensitive(server, file.userId)) ? 1 : 0,
    accessKey: randomUUID(),
    thumbnailKey: image.columns.thumbnailSha256 === null ? null : `thumbnail-${randomUUID()}`,
  };
  storeBlobs(server, image.thumbnail ? [content, image.thumbnail] : [content], () => insertFile(server, row));
  if (file.userId === null) return row;
  const body = packFile(server, row);
  // As on real servers, the main channel carries it too, for widgets that show the newest pictures.
  server.bus.publish('main', { userId: file.userId, type: 'driveFileCreated', body });
  server.bus.publish('drive', { userId: file.userId, type: 'fileCreated', body });
  return row;
}

/**
 * Removes place, camera and maker from the file of a picture. A format that cannot be edited directly is encoded again.
 * @returns whether the file changed.
 */
async function removeMetadata(server: Server, path: string, mime: string): Promise<boolean> {
  if (!isProcessableImage(mime) || mime === 'image/svg+xml' || mime === 'image/gif') return false;
  if (!(await mayHaveMetadata(server, path, mime))) return false;
  const bytes = stripMetadata(await readFile(path), mime) ?? (await encodedAnew(server, path, mime));
  if (bytes) await writeFile(path, bytes);
  return bytes !== null;
}

/** A picture that could not be decoded may have metadata: perhaps the processes for pictures were only too busy. */
async function mayHaveMetadata(server: Server, path: string, mime: string): Promise<boolean> {
  return unlessUndecoded(async () => (await server.pictures.of(mime).metadata(path)).hasMetadata, true);
}

/** An AVIF picture without metadata, or null for another format and for a picture that cannot be decoded: it is stored as it is. */
async function encodedAnew(server: Server, path: string, mime: string): Promise<Buffer | null> {
  if (mime !== 'image/avif') return null;
  const steps: PictureStep[] = [['rotate'], ['keepIccProfile'], ['avif', { quality: 80 }]];
  return unlessUndecoded(async () => (await server.pictures.of(mime).make({ source: path, steps })).data, null);
}

/** The result of an action on a picture, or `otherwise` when the picture could not be decoded. */
async function unlessUndecoded<T>(action: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (error instanceof PictureError) return otherwise;
    throw error;
  }
}

/** Columns that a picture fills, and its thumbnail if that is not stored yet. */
interface ImageColumns {
  readonly columns: Pick<FileRow, 'blurhash' | 'width' | 'height' | 'orientation' | 'thumbnailSha256'>;
  readonly thumbnail: StagedBlob | null;
}

const NO_IMAGE: ImageColumns = {
  columns: { blurhash: null, width: null, height: null, orientation: null, thumbnailSha256: null },
  thumbnail: null,
};

/** Facts of a content that was already stored, and so already measured. */
function factsOfRow({ blurhash, width, height, orientation, thumbnailSha256 }: FileRow): ImageColumns {
  return { columns: { blurhash, width, height, orientation, thumbnailSha256 }, thumbnail: null };
}

/** Whether a picture gets a preview. A drawing that is too large is not even read. */
const canPreview = (mime: string, size: number): boolean =>
  isProcessableImage(mime) && !(mime === 'image/svg+xml' && size > MAX_DRAWING_BYTES);

/** A vector image is read whole, so that the renderer cannot reach neighboring files. */
async function readImage(server: Server, path: string, mime: string): Promise<ImageColumns> {
  const image = await readImageFacts(server.pictures.of(mime), mime === 'image/svg+xml' ? await readFile(path) : path);
  if (!image) return NO_IMAGE;
  const thumbnail = await stageBytes(server, image.thumbnail);
  const { blurhash, width, height, orientation } = image;
  return { columns: { blurhash, width, height, orientation, thumbnailSha256: thumbnail.sha256 }, thumbnail };
}

/** Writes a row of `files`. */
export function insertFile(server: Server, row: FileRow): void {
  const columns = Object.keys(row);
  server.db.transaction(() => {
    server.db.run(
      `INSERT INTO files (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
      Object.values(row) as (string | number | null)[],
    );
    countInCharts(server, fileChanges(row, 1));
  });
}

function alwaysSensitive(server: Server, userId: string): boolean {
  const profile = server.db.get<{ alwaysMarkNsfw: number }>('SELECT alwaysMarkNsfw FROM profiles WHERE userId = ?', [userId]);
  return profile?.alwaysMarkNsfw === 1 || policiesOf(server, userId).alwaysMarkNsfw;
}
