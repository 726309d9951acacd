import { z } from 'zod';
import type { WireDriveFile } from '~/api/wire';
import { viewerOf } from '../core/notes/notes';
import { logModeration, type ModerationType } from '../core/moderation/moderationLog';
import { findUser } from '../core/users/users';
import { packFile, packFileDetailed, packFolder, packFolderDetailed } from '../core/drive/packFile';
import { packNotes } from '../core/notes/packNote';
import { pageSql, pagingParams, type Page } from '../db/paging';
import { policiesOf, roleFlagsOf } from '../core/instance/roles';
import type { Server } from '../core/Server';
import { notesWhere, pageOfNotes } from '../core/timelines/timelines';
import type { SqlValue } from '../db/Database';
import type { FileRow, FolderRow } from '../db/rows/FileRow';
import type { UserRow } from '../db/rows/UserRow';
import { deleteFile, updateFile } from '../core/drive/changeFile';
import { createFile, driveCapacity, driveUsage } from '../core/drive/createFile';
import { isValidFileName } from '../core/drive/fileType';
import { receiveFromUrl } from '../core/drive/receiveFromUrl';
import { refusal } from '../core/ApiFailure';
import { fileRequired } from '../http/failures';
import { defineEndpoint, type EndpointDefinition } from '../http/defineEndpoint';
import { HOUR_MS } from '../lib/rateLimit';

const noSuchFile = (id: string) => refusal('NO_SUCH_FILE', id, 'No such file.');
const noSuchFolder = (id: string) => refusal('NO_SUCH_FOLDER', id, 'No such folder.');

/** Optional text. Forms send an absent value as an empty text. */
const optionalText = (max?: number) =>
  (max === undefined ? z.string() : z.string().max(max))
    .nullish()
    .transform((text) => (text === undefined || text === null || text === '' ? null : text));
/** An id that a change sets, or leaves as it is when it is absent. Forms send an empty text for none. */
const changedId = z
  .string()
  .nullish()
  .transform((id) => (id === '' ? null : id));
const mimePattern = z.string().regex(/^[a-zA-Z/\-*]+$/);

/** A file that the caller may see: its own, or for moderators any. */
function fileFor(server: Server, viewer: UserRow, fileId: string, missing: string, denied: string): FileRow {
  const file = server.db.get<FileRow>('SELECT * FROM files WHERE id = ?', [fileId]);
  if (!file) throw noSuchFile(missing);
  if (file.userId !== viewer.id && !roleFlagsOf(server, viewer).isModerator) throw refusal('ACCESS_DENIED', denied, 'Access denied.');
  return file;
}

/** Writes into the log what a moderator does to a file of somebody else. */
function logFile(server: Server, me: UserRow, file: FileRow, type: ModerationType): void {
  if (file.userId === me.id) return;
  const owner = file.userId === null ? undefined : findUser(server, file.userId);
  logModeration(server, me, type, {
    fileId: file.id,
    fileUserId: file.userId,
    fileUserUsername: owner?.username ?? null,
    fileUserHost: owner?.host ?? null,
  });
}

function ownFolder(server: Server, viewer: UserRow, folderId: string, missing: string): FolderRow {
  const folder = server.db.get<FolderRow>('SELECT * FROM folders WHERE id = ? AND userId = ?', [folderId, viewer.id]);
  if (!folder) throw noSuchFolder(missing);
  return folder;
}

/** SQL for a MIME type. `image/*` matches a family, anything else exactly. */
function typeSql(type: string | null | undefined): { where: string; params: readonly SqlValue[] } {
  if (type === null || type === undefined) return { where: 'TRUE', params: [] };
  if (type.endsWith('/*')) return { where: "type LIKE ? ESCAPE '\\'", params: [`${type.slice(0, -1)}%`] };
  return { where: 'type = ?', params: [type] };
}

const SORTS: Readonly<Record<string, string>> = {
  '+createdAt': 'id DESC',
  '-createdAt': 'id ASC',
  '+name': 'name DESC, id DESC',
  '-name': 'name ASC, id DESC',
  '+size': 'size DESC, id DESC',
  '-size': 'size ASC, id DESC',
};

function listFiles(
  server: Server,
  viewer: UserRow,
  page: Page,
  filter: { type?: string | null | undefined; folder?: { id: string | null }; sort?: string | null | undefined },
): WireDriveFile[] {
  const { where, whereParams, tail, tailParams } = pageSql('id', page);
  const type = typeSql(filter.type);
  const folder = filter.folder ? { where: 'folderId IS ?', params: [filter.folder.id] } : { where: 'TRUE', params: [] };
  const order = filter.sort ? `ORDER BY ${SORTS[filter.sort] ?? 'id DESC'} LIMIT ?` : tail;
  return server.db
    .all<FileRow>(`SELECT * FROM files WHERE userId = ? AND ${folder.where} AND ${type.where} AND ${where} ${order}`, [
      viewer.id,
      ...folder.params,
      ...type.params,
      ...whereParams,
      ...tailParams,
    ])
    .map((row) => packFile(server, row));
}

/** Refuses a parent that is the folder itself or lies inside it. */
function checkNesting(server: Server, folderId: string, parentId: string): void {
  for (
    let at: string | null = parentId;
    at !== null;
    at = server.db.get<FolderRow>('SELECT * FROM folders WHERE id = ?', [at])?.parentId ?? null
  ) {
    if (at === folderId) {
      throw refusal('RECURSIVE_NESTING', 'dbeb024837894013aed44279f9199740', 'It can not be structured like nesting folders recursively.');
    }
  }
}

const fileEndpoints: readonly EndpointDefinition[] = [
  defineEndpoint({
    path: 'drive/files',
    needs: 'user',
    scope: 'read:drive',
    params: z.object({
      ...pagingParams,
      folderId: optionalText(),
      type: mimePattern.nullish(),
      sort: z.enum(['+createdAt', '-createdAt', '+name', '-name', '+size', '-size']).nullish(),
    }),
    run: ({ folderId, type, sort, ...page }, { server, me }) => listFiles(server, me(), page, { folder: { id: folderId }, type, sort }),
  }),
  defineEndpoint({
    path: 'drive/stream',
    needs: 'user',
    scope: 'read:drive',
    params: z.object({ ...pagingParams, type: mimePattern.optional() }),
    run: ({ type, ...page }, { server, me }) => listFiles(server, me(), page, { type }),
  }),
  defineEndpoint({
    path: 'drive/files/create',
    needs: 'user',
    scope: 'write:drive',
    notMoved: true,
    limit: { max: 120, durationMs: HOUR_MS },
    upload: true,
    params: z.object({
      name: optionalText(),
      folderId: optionalText(),
      comment: optionalText(512),
      isSensitive: z.boolean().nullish(),
      force: z.boolean().nullish(),
      keepMetadata: z.boolean().nullish(),
    }),
    async run({ name, folderId, comment, isSensitive, force, keepMetadata }, { server, me, upload }) {
      if (!upload) throw fileRequired();
      const row = await createFile(server, {
        path: upload.path,
        name: name ?? upload.name,
        userId: me().id,
        folderId,
        comment,
        isSensitive: isSensitive === true,
        force: force === true,
        keepMetadata: keepMetadata === true,
      });
      return packFile(server, row);
    },
  }),
  defineEndpoint({
    path: 'drive/files/upload-from-url',
    needs: 'user',
    scope: 'write:drive',
    notMoved: true,
    limit: { max: 60, durationMs: HOUR_MS },
    params: z.object({
      url: z.string(),
      folderId: optionalText(),
      comment: optionalText(512),
      marker: z.string().nullish(),
      isSensitive: z.boolean().default(false),
      force: z.boolean().default(false),
    }),
    run({ marker, ...upload }, { server, me }) {
      // The call is answered at once. The file follows on the main channel.
      receiveFromUrl(server, { ...upload, userId: me().id, marker: marker ?? null }).catch(server.logError);
    },
  }),
  defineEndpoint({
    path: 'drive/files/find-by-hash',
    needs: 'user',
    scope: 'read:drive',
    params: z.object({ md5: z.string() }),
    run: ({ md5 }, { server, me }) =>
      server.db
        .all<FileRow>('SELECT * FROM files WHERE userId = ? AND md5 = ? ORDER BY id', [me().id, md5])
        .map((row) => packFile(server, row)),
  }),
  defineEndpoint({
    path: 'drive/files/attached-notes',
    needs: 'user',
    scope: 'read:drive',
    params: z.object({ ...pagingParams, fileId: z.string() }),
    run({ fileId, ...page }, { server, me }) {
      const viewer = me();
      const file = server.db.get<FileRow>('SELECT * FROM files WHERE id = ? AND userId = ?', [fileId, viewer.id]);
      if (!file) throw noSuchFile('c118ece3-2e4b-4296-99d1-51756e32d232');
      // Only the owner of a file can attach it, so all of these notes are by the owner.
      const source = notesWhere(
        server,
        `n.userId = ? AND n.fileIds <> '[]' AND EXISTS (SELECT 1 FROM json_each(n.fileIds) WHERE value = ?)`,
        [viewer.id, file.id],
      );
      return packNotes(
        server,
        pageOfNotes(source, page, () => true),
        viewerOf(server, viewer),
      );
    },
  }),
  defineEndpoint({
    path: 'drive/files/show',
    needs: 'user',
    scope: 'read:drive',
    params: z.object({ fileId: z.string().optional(), url: z.string().optional() }),
    run({ fileId, url }, { server, me }) {
      const missing = '067bc436-2718-4795-b0fb-ecbe43949e31';
      const id = fileId ?? fileIdOfUrl(server, url ?? '');
      if (id === null) throw noSuchFile(missing);
      return packFileDetailed(server, fileFor(server, me(), id, missing, '25b73c73-68b1-41d0-bad1-381cfdf6579f'));
    },
  }),
  defineEndpoint({
    path: 'drive/files/update',
    needs: 'user',
    scope: 'write:drive',
    params: z.object({
      fileId: z.string(),
      folderId: changedId,
      name: z.string().optional(),
      isSensitive: z.boolean().optional(),
      comment: z.string().max(512).nullish(),
    }),
    run({ fileId, ...changes }, { server, me }) {
      const viewer = me();
      const file = fileFor(server, viewer, fileId, 'e7778c7e-3af9-49cd-9690-6dbc3e6c972d', '01a53b27-82fc-445b-a0c1-b558465a8ed2');
      if (changes.name !== undefined && !isValidFileName(changes.name)) {
        throw refusal('INVALID_FILE_NAME', '395e7156-f9f0-475e-af89-53c3c23080c2', 'Invalid file name.');
      }
      if (changes.isSensitive === false && file.isSensitive === 1 && policiesOf(server, viewer.id).alwaysMarkNsfw) {
        throw refusal('RESTRICTED_BY_ROLE', '7f59dccb-f465-75ab-5cf4-3ce44e3282f7', 'This feature is restricted by your role.');
      }
      if (changes.folderId) ownFolder(server, viewer, changes.folderId, 'ea8fb7a5-af77-4a08-b608-c0218176cd73');
      return server.db.transaction(() => {
        if (changes.isSensitive !== undefined && changes.isSensitive !== (file.isSensitive === 1)) {
          logFile(server, viewer, file, changes.isSensitive ? 'markSensitiveDriveFile' : 'unmarkSensitiveDriveFile');
        }
        return packFile(server, updateFile(server, file, changes));
      });
    },
  }),
  defineEndpoint({
    path: 'drive/files/delete',
    needs: 'user',
    scope: 'write:drive',
    params: z.object({ fileId: z.string() }),
    run({ fileId }, { server, me }) {
      const file = fileFor(server, me(), fileId, '908939ec-e52b-4458-b395-1025195cea58', '5eb8d909-2540-4970-90b8-dd6f86088121');
      logFile(server, me(), file, 'deleteDriveFile');
      deleteFile(server, file);
    },
  }),
];

/** The id of the file that one of our addresses leads to, for callers that have only the address. */
function fileIdOfUrl(server: Server, url: string): string | null {
  const prefix = `${server.origin}/files/`;
  if (!url.startsWith(prefix)) return null;
  const key = url.slice(prefix.length);
  return server.db.get<{ id: string }>('SELECT id FROM files WHERE accessKey = ? OR thumbnailKey = ?', [key, key])?.id ?? null;
}

const folderEndpoints: readonly EndpointDefinition[] = [
  defineEndpoint({
    path: 'drive/folders',
    needs: 'user',
    scope: 'read:drive',
    params: z.object({ ...pagingParams, folderId: optionalText() }),
    run({ folderId, ...page }, { server, me }) {
      const { where, whereParams, tail, tailParams } = pageSql('id', page);
      return server.db
        .all<FolderRow>(`SELECT * FROM folders WHERE userId = ? AND parentId IS ? AND ${where} ${tail}`, [
          me().id,
          folderId,
          ...whereParams,
          ...tailParams,
        ])
        .map(packFolder);
    },
  }),
  defineEndpoint({
    path: 'drive/folders/show',
    needs: 'user',
    scope: 'read:drive',
    params: z.object({ folderId: z.string() }),
    run: ({ folderId }, { server, me }) =>
      packFolderDetailed(server, ownFolder(server, me(), folderId, 'd74ab9eb-bb09-4bba-bf24-fb58f761e1e9')),
  }),
  defineEndpoint({
    path: 'drive/folders/create',
    needs: 'user',
    scope: 'write:drive',
    limit: { max: 10, durationMs: HOUR_MS },
    params: z.object({ name: z.string().max(200).default('Untitled'), parentId: optionalText() }),
    run({ name, parentId }, { server, me }) {
      const userId = me().id;
      if (parentId !== null) ownFolder(server, me(), parentId, '53326628-a00d-40a6-a3cd-8975105c0f95');
      const row: FolderRow = { id: server.ids.next(), userId, parentId, name };
      server.db.run('INSERT INTO folders (id, userId, parentId, name) VALUES (?, ?, ?, ?)', [row.id, userId, parentId, name]);
      server.bus.publish('drive', { userId, type: 'folderCreated', body: packFolder(row) });
      return packFolder(row);
    },
  }),
  defineEndpoint({
    path: 'drive/folders/update',
    needs: 'user',
    scope: 'write:drive',
    params: z.object({ folderId: z.string(), name: z.string().max(200).optional(), parentId: changedId }),
    run({ folderId, name, parentId }, { server, me }) {
      const folder = ownFolder(server, me(), folderId, 'f7974dac-2c0d-4a27-926e-23583b28e98e');
      if (parentId) {
        const parent = server.db.get('SELECT 1 FROM folders WHERE id = ? AND userId = ?', [parentId, me().id]);
        if (!parent) throw refusal('NO_SUCH_PARENT_FOLDER', 'ce104e3a-faaf-49d5-b459-10ff0cbbcaa1', 'No such parent folder.');
        checkNesting(server, folderId, parentId);
      }
      const next: FolderRow = { ...folder, name: name ?? folder.name, parentId: parentId === undefined ? folder.parentId : parentId };
      server.db.run('UPDATE folders SET name = ?, parentId = ? WHERE id = ?', [next.name, next.parentId, folderId]);
      server.bus.publish('drive', { userId: me().id, type: 'folderUpdated', body: packFolder(next) });
      return packFolder(next);
    },
  }),
  defineEndpoint({
    path: 'drive/folders/delete',
    needs: 'user',
    scope: 'write:drive',
    params: z.object({ folderId: z.string() }),
    run({ folderId }, { server, me }) {
      ownFolder(server, me(), folderId, '1069098f-c281-440f-b085-f9932edbe091');
      const isUsed =
        server.db.get('SELECT 1 FROM files WHERE folderId = ? LIMIT 1', [folderId]) ??
        server.db.get('SELECT 1 FROM folders WHERE parentId = ? LIMIT 1', [folderId]);
      if (isUsed) {
        throw refusal('HAS_CHILD_FILES_OR_FOLDERS', 'b0fc8a17-963c-405d-bfbc-859a487295e1', 'This folder has child files or folders.');
      }
      server.db.run('DELETE FROM folders WHERE id = ?', [folderId]);
      server.bus.publish('drive', { userId: me().id, type: 'folderDeleted', body: folderId });
    },
  }),
];

/** The drive: the files of an account and their folders. */
export const endpoints: readonly EndpointDefinition[] = [
  defineEndpoint({
    path: 'drive',
    needs: 'user',
    scope: 'read:drive',
    params: z.object({}),
    run: (_params, { server, me }) => ({ capacity: driveCapacity(server, me().id), usage: driveUsage(server, me().id) }),
  }),
  ...fileEndpoints,
  ...folderEndpoints,
];
