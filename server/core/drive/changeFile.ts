import { fileChanges } from '../charts/chartChanges';
import { countInCharts } from '../charts/countInCharts';
import { packFile } from './packFile';
import type { Server } from '../Server';
import type { FileRow } from '../../db/rows/FileRow';
import { releaseBlobs } from './blobs';

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
  const hashes = [file.sha256, file.thumbnailSha256].filter((sha256) => sha256 !== null);
  releaseBlobs(server, hashes, () =>
    server.db.transaction(() => {
      server.db.run('DELETE FROM files WHERE id = ?', [file.id]);
      countInCharts(server, fileChanges(file, -1));
    }),
  );
  if (file.userId !== null) server.bus.publish('drive', { userId: file.userId, type: 'fileDeleted', body: file.id });
}
