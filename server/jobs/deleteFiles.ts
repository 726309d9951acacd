import { deleteFile } from '../core/drive/changeFile';
import { breathe } from '../core/jobs/JobQueue';
import type { Server } from '../core/Server';
import type { FileRow } from '../db/rows/FileRow';

/** Deletes all files of an account. Others may have the same bytes, which stay then. */
export async function runDeleteFiles(server: Server, userId: string): Promise<void> {
  const next = () => server.db.get<FileRow>('SELECT * FROM files WHERE userId = ? LIMIT 1', [userId]);
  for (let file = next(); file; file = next()) {
    deleteFile(server, file);
    await breathe();
  }
}
