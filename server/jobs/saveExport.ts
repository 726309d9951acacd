import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FinalFailure } from '../core/jobs/JobQueue';
import { createNotification } from '../core/notifications/notifications';
import type { Server } from '../core/Server';
import { createFile } from '../core/drive/createFile';
import { ApiFailure } from '../core/ApiFailure';

/** An export that becomes a file. */
interface Export {
  readonly userId: string;
  /** What the file contains, as notifications name it. */
  readonly entity: string;
  /** The beginning of the file's name. */
  readonly name: string;
  /** The ending of the file's name, without the dot. */
  readonly format: 'csv' | 'json' | 'zip';
  /** Writes the content to a path of the temporary folder. */
  readonly write: (path: string) => Promise<void>;
}

/**
 * Stores an export in the drive of an account. If the drive is full, the account gets a notification that says so.
 * @throws {FinalFailure} when the drive does not take the file
 */
export async function saveExport(server: Server, { userId, entity, name, format, write }: Export): Promise<void> {
  const path = join(server.config.tempDir, randomUUID());
  try {
    await write(path);
    const file = await createFile(server, {
      path,
      name: `${name}-${stampOf(server.clock.now())}.${format}`,
      userId,
      folderId: null,
      comment: null,
      isSensitive: false,
      force: true,
      isOwnWork: true,
    });
    createNotification(server, userId, { type: 'exportCompleted', data: { exportedEntity: entity, fileId: file.id } });
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const body = `The file ${name}.${format} could not be saved: ${error.message}`;
    createNotification(server, userId, { type: 'app', data: { header: 'Export failed', body, icon: null } });
    throw new FinalFailure(error.message);
  } finally {
    await rm(path, { force: true });
  }
}

/** A time as part of a file name: 2026-11-20-12-00-00. */
const stampOf = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replaceAll(/[T:]/g, '-');
