import { randomUUID } from 'node:crypto';
import type { Server } from '../core/Server';
import type { FileRow } from '../db/rows/FileRow';
import { insertFile } from '../core/drive/createFile';

/** A drive to fill. */
export interface Filling {
  readonly username: string;
  /** How many files are added. */
  readonly count: number;
}

/**
 * Adds files to the root of a user's drive, two of three with a thumbnail. Their rows share the content of the user's pictures, so
 * that thousands of files need no uploads.
 * @throws {Error} for a user without pictures
 */
export function fillDrive(server: Server, { username, count }: Filling): void {
  const pictures = server.db.all<FileRow>(
    `SELECT files.* FROM files JOIN users ON users.id = files.userId
     WHERE users.usernameLower = ? AND users.host IS NULL AND files.thumbnailKey IS NOT NULL ORDER BY files.id`,
    [username.toLowerCase()],
  );
  if (pictures.length === 0) throw new Error(`${username} has no pictures`);
  server.db.transaction(() => {
    for (let n = 0; n < count; n++) {
      const picture = pictures[n % pictures.length]!;
      const hasThumbnail = n % 3 !== 2;
      insertFile(server, {
        ...picture,
        id: server.ids.next(),
        folderId: null,
        name: `file ${count - n}.${hasThumbnail ? 'png' : 'txt'}`,
        isSensitive: Number(n % 7 === 0),
        accessKey: randomUUID(),
        ...(hasThumbnail
          ? { thumbnailKey: `thumbnail-${randomUUID()}` }
          : { type: 'text/plain', blurhash: null, width: null, height: null, thumbnailKey: null, thumbnailSha256: null }),
      });
    }
  });
}
