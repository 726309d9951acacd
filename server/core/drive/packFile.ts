import type { WireDriveFile, WireDriveFolder } from '~/api/wire';
import type { FileRow, FolderRow } from '../../db/rows/FileRow';
import type { UserRow } from '../../db/rows/UserRow';
import { createdAtOf } from '../../lib/ids';
import type { Server } from '../Server';
import { packUserLite } from '../users/packUserLite';

/** Address of a file's bytes. */
export function fileUrl(server: Pick<Server, 'origin'>, accessKey: string): string {
  return `${server.origin}/files/${accessKey}`;
}

/** A file as lists and notes contain it: without its folder and owner, as on real servers. */
export function packFile(server: Pick<Server, 'origin'>, row: FileRow): WireDriveFile {
  return {
    id: row.id,
    createdAt: createdAtOf(row.id),
    name: row.name,
    type: row.type,
    md5: row.md5,
    size: row.size,
    isSensitive: row.isSensitive === 1,
    blurhash: row.blurhash,
    properties: {
      ...(row.width !== null && row.height !== null ? { width: row.width, height: row.height } : {}),
      ...(row.orientation !== null ? { orientation: row.orientation } : {}),
    },
    url: fileUrl(server, row.accessKey),
    thumbnailUrl: row.thumbnailKey === null ? null : fileUrl(server, row.thumbnailKey),
    comment: row.comment,
    folderId: row.folderId,
    folder: null,
    userId: null,
    user: null,
  };
}

/** Files by id, for a page of notes in one query. Unknown ids are absent. */
export function packFilesById(server: Pick<Server, 'origin' | 'db'>, ids: readonly string[]): ReadonlyMap<string, WireDriveFile> {
  if (ids.length === 0) return new Map();
  const rows = server.db.all<FileRow>('SELECT * FROM files WHERE id IN (SELECT value FROM json_each(?))', [JSON.stringify(ids)]);
  return new Map(rows.map((row) => [row.id, packFile(server, row)]));
}

/** A folder as lists contain it. */
export function packFolder(row: FolderRow): WireDriveFolder {
  return { id: row.id, createdAt: createdAtOf(row.id), name: row.name, parentId: row.parentId };
}

/** A folder with its counts and its parents up to the root. */
export function packFolderDetailed(server: Pick<Server, 'db'>, row: FolderRow): WireDriveFolder {
  const count = (sql: string) => server.db.get<{ n: number }>(sql, [row.userId, row.id])?.n ?? 0;
  const parent = row.parentId === null ? undefined : server.db.get<FolderRow>('SELECT * FROM folders WHERE id = ?', [row.parentId]);
  return {
    ...packFolder(row),
    foldersCount: count('SELECT COUNT(*) AS n FROM folders WHERE userId = ? AND parentId = ?'),
    filesCount: count('SELECT COUNT(*) AS n FROM files WHERE userId = ? AND folderId = ?'),
    ...(parent ? { parent: packFolderDetailed(server, parent) } : {}),
  };
}

/** A file with its owner and its folders, as `drive/files/show` answers it. */
export function packFileDetailed(server: Server, row: FileRow): WireDriveFile {
  const folder = row.folderId === null ? undefined : server.db.get<FolderRow>('SELECT * FROM folders WHERE id = ?', [row.folderId]);
  const owner = row.userId === null ? undefined : server.db.get<UserRow>('SELECT * FROM users WHERE id = ?', [row.userId]);
  return {
    ...packFile(server, row),
    folder: folder ? packFolderDetailed(server, folder) : null,
    userId: row.userId,
    user: owner ? packUserLite(server, owner) : null,
  };
}
