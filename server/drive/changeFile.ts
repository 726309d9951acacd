import { packFile } from '../core/pack/packFile';
import type { Server } from '../core/Server';
import type { FileRow } from '../db/rows/FileRow';
import { removeBlob } from './blobs';

/** Changes to a file by its owner. An absent field stays as it is. */
export interface FileChanges {
  readonly name?: string;
  readonly comment?: string | null;
  readonly isSensitive?: boolean;
  readonly folderId?: string | null;
}

/** Changes a file and publishes that on its owner's drive channel. */
export function updateFile(server: Server, file: FileRow, changes: FileChanges): FileRow {
  const next: FileRow = {
    ...file,
    name: changes.name ?? file.name,
    comment: changes.comment === undefined ? file.comment : changes.comment,
    isSensitive: changes.isSensitive === undefined ? file.isSensitive : Number(changes.isSensitive),
    folderId: changes.folderId === undefined ? file.folderId : changes.folderId,
  };
  server.db.run('UPDATE files SET name = ?, comment = ?, isSensitive = ?, folderId = ? WHERE id = ?', [
    next.name,
    next.comment,
    next.isSensitive,
    next.folderId,
    file.id,
  ]);
  if (file.userId !== null) server.bus.publish('drive', { userId: file.userId, type: 'fileUpdated', body: packFile(server, next) });
  return next;
}

/** Deletes a file, and its bytes unless another file has the same. */
export function deleteFile(server: Server, file: FileRow): void {
  server.db.run('DELETE FROM files WHERE id = ?', [file.id]);
  if (file.userId !== null) server.bus.publish('drive', { userId: file.userId, type: 'fileDeleted', body: file.id });
  for (const sha256 of [file.sha256, file.thumbnailSha256]) {
    if (sha256 !== null && !isContentUsed(server, sha256)) removeBlob(server, sha256);
  }
}

function isContentUsed(server: Server, sha256: string): boolean {
  return (
    server.db.get('SELECT 1 FROM files WHERE sha256 = ?', [sha256]) !== undefined ||
    server.db.get('SELECT 1 FROM files WHERE thumbnailSha256 = ?', [sha256]) !== undefined ||
    server.db.get('SELECT 1 FROM remoteMedia WHERE sha256 = ?', [sha256]) !== undefined
  );
}
