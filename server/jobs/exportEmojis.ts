import { createWriteStream, existsSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { findUser } from '../core/users/users';
import type { JobData } from '../core/jobs/jobData';
import { mayByPolicy } from '../core/instance/roles';
import type { Server } from '../core/Server';
import type { EmojiRow } from '../db/rows/FileRow';
import { blobPath } from '../core/drive/blobs';
import { packEmoji } from '../core/drive/emojis';
import { saveExport } from './saveExport';

/** An emoji of ours with the content of its picture; null if that is lost. */
type ExportedEmoji = EmojiRow & { readonly sha256: string | null };

/**
 * Writes all emoji of this server into an archive in the drive of an account: a description as real servers write it, which
 * `importEmojis` reads, and the pictures.
 */
export async function runExportEmojis(server: Server, { userId }: JobData['exportEmojis']): Promise<void> {
  const user = findUser(server, userId);
  // Read again, because the account may have changed since it asked.
  if (!user || user.isDeleted || !mayByPolicy(server, user, 'canManageCustomEmojis')) return;
  await saveExport(server, {
    userId,
    entity: 'customEmoji',
    name: 'custom-emojis',
    format: 'zip',
    write: (path) => writeArchive(server, path),
  });
}

function writeArchive(server: Server, path: string): Promise<void> {
  const now = new Date(server.clock.now());
  const zip = new ZipFile();
  const rows = server.db.all<ExportedEmoji>(
    "SELECT e.*, f.sha256 FROM emojis e LEFT JOIN files f ON f.accessKey = e.source WHERE e.host = '' ORDER BY e.name",
  );
  const emojis = rows.map((row) => {
    const fileName = `${row.name}.${extensionOf(row.type)}`;
    const picture = row.sha256 === null ? null : blobPath(server, row.sha256);
    const downloaded = picture !== null && existsSync(picture);
    // Pictures are compressed already.
    if (downloaded) zip.addFile(picture, fileName, { mtime: now, mode: FILE_MODE, compress: false });
    const { url: _, ...emoji } = packEmoji(server, row);
    return { fileName, downloaded, emoji };
  });
  const meta = { metaVersion: 2, host: server.host, exportedAt: now.toISOString(), emojis };
  zip.addBuffer(Buffer.from(JSON.stringify(meta)), 'meta.json', { mtime: now, mode: FILE_MODE });
  const file = createWriteStream(path);
  // Otherwise a picture that cannot be read would end the process.
  zip.on('error', (error: Error) => file.destroy(error));
  zip.end();
  return pipeline(zip.outputStream, file);
}

/** An ordinary file that everybody may read. */
const FILE_MODE = 0o100644;

/** The last word of a type, such as `png`, or `svg` of `image/svg+xml`. */
const extensionOf = (type: string): string => /([a-z0-9]+)(?:\+xml)?$/.exec(type)?.[1] ?? 'bin';
