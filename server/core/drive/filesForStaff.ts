import type { WireFileForStaff } from '~/api/wire';
import type { SqlValue } from '../../db/Database';
import { pageSql, type Page } from '../../db/paging';
import type { FileRow } from '../../db/rows/FileRow';
import { createdAtOf } from '../../lib/ids';
import type { Server } from '../Server';
import { findUser } from '../users/users';
import { releaseBlobs } from './blobs';
import { fileUrl, packFile } from './packFile';

/** Which files moderators list. Null means any. */
export interface StaffFileQuery {
  readonly userId: string | null;
  /** A type as `image/png`, or all of a kind as `image/*`. */
  readonly type: string | null;
  readonly origin: 'local' | 'remote' | 'combined';
  readonly hostname: string | null;
}

/** Files of everybody, newest first. */
export function filesForStaff(server: Server, { userId, type, origin, hostname }: StaffFileQuery, page: Page): readonly FileRow[] {
  const { where, whereParams, tail, tailParams } = pageSql('f.id', page);
  const conditions: [string, SqlValue][] = [];
  if (userId !== null) conditions.push(['f.userId = ?', userId]);
  if (type?.endsWith('/*')) conditions.push([`f.type LIKE ? || '%'`, type.slice(0, -1)]);
  else if (type !== null) conditions.push(['f.type = ?', type]);
  if (hostname !== null) conditions.push(['u.host = ?', hostname.toLowerCase()]);
  // Files of other servers are no rows here: their media are only cached.
  const ofOrigin = origin === 'remote' ? 'u.host IS NOT NULL' : 'TRUE';
  return server.db.all<FileRow>(
    `SELECT f.* FROM files f LEFT JOIN users u ON u.id = f.userId
     WHERE ${[...conditions.map(([condition]) => condition), ofOrigin, where].join(' AND ')} ${tail}`,
    [...conditions.map(([, value]) => value), ...whereParams, ...tailParams],
  );
}

/** A file as its page for staff shows it. The instance keeps no address or headers of whoever uploaded it. */
export function packFileForStaff(server: Server, row: FileRow): WireFileForStaff {
  const owner = row.userId === null ? undefined : findUser(server, row.userId);
  const { folder: _folder, user: _user, ...file } = packFile(server, row);
  return {
    ...file,
    createdAt: createdAtOf(row.id),
    userId: row.userId,
    userHost: owner?.host ?? null,
    isLink: false,
    maybePorn: false,
    maybeSensitive: false,
    src: null,
    uri: null,
    accessKey: row.accessKey,
    thumbnailAccessKey: row.thumbnailKey,
    webpublicAccessKey: null,
    webpublicType: null,
    webpublicUrl: null,
    url: fileUrl(server, row.accessKey),
    storedInternal: true,
    requestIp: null,
    requestHeaders: null,
  };
}

/** Drops the kept media of other servers. */
export function cleanRemoteMedia(server: Server): void {
  const hashes = server.db.all<{ sha256: string }>('SELECT DISTINCT sha256 FROM remoteMedia').map(({ sha256 }) => sha256);
  releaseBlobs(server, hashes, () => server.db.run('DELETE FROM remoteMedia'));
}
