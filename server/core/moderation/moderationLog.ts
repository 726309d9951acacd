import type { WireModerationLog } from '~/api/wire';
import { pageSql, type Page } from '../../db/paging';
import type { UserRow } from '../../db/rows/UserRow';
import { createdAtOf } from '../../lib/ids';
import type { Server } from '../Server';
import { packUsersById } from '../users/packUser';

/** What moderators do, by the names of real servers. */
export type ModerationType =
  | 'updateServerSettings'
  | 'suspend'
  | 'unsuspend'
  | 'updateUserNote'
  | 'addCustomEmoji'
  | 'updateCustomEmoji'
  | 'deleteCustomEmoji'
  | 'assignRole'
  | 'unassignRole'
  | 'createRole'
  | 'updateRole'
  | 'deleteRole'
  | 'clearQueue'
  | 'promoteQueue'
  | 'deleteDriveFile'
  | 'deleteNote'
  | 'createGlobalAnnouncement'
  | 'updateGlobalAnnouncement'
  | 'deleteGlobalAnnouncement'
  | 'createUserAnnouncement'
  | 'updateUserAnnouncement'
  | 'deleteUserAnnouncement'
  | 'resetPassword'
  | 'suspendRemoteInstance'
  | 'unsuspendRemoteInstance'
  | 'markSensitiveDriveFile'
  | 'unmarkSensitiveDriveFile'
  | 'resolveAbuseReport'
  | 'createInvitation'
  | 'createAvatarDecoration'
  | 'updateAvatarDecoration'
  | 'deleteAvatarDecoration'
  | 'unsetUserAvatar'
  | 'unsetUserBanner'
  | 'deleteAccount'
  | 'deleteFilesOfUser';

interface LogRow {
  readonly id: string;
  readonly userId: string;
  readonly type: string;
  readonly info: string;
}

/** Stores what a moderator did. Call it in the transaction that does it. */
export function logModeration(
  server: Server,
  moderator: UserRow,
  type: ModerationType,
  info: Readonly<Record<string, unknown>> = {},
): void {
  server.db.run('INSERT INTO moderationLogs (id, userId, type, info) VALUES (?, ?, ?, ?)', [
    server.ids.next(),
    moderator.id,
    type,
    JSON.stringify(info),
  ]);
}

/** An account in the info of a log, which stays readable after the account is gone. */
export const loggedUser = ({ id, username, host }: UserRow): Readonly<Record<string, unknown>> => ({
  userId: id,
  userUsername: username,
  userHost: host,
});

/** Which entries of the log to list. Null means all. */
export interface LogQuery {
  readonly type: string | null;
  readonly userId: string | null;
}

/** Entries of the log, newest first. */
export function moderationLogs(server: Server, { type, userId }: LogQuery, page: Page, viewer: UserRow): readonly WireModerationLog[] {
  const { where, whereParams, tail, tailParams } = pageSql('id', page);
  const rows = server.db.all<LogRow>(
    `SELECT * FROM moderationLogs WHERE (?1 IS NULL OR type = ?1) AND (?2 IS NULL OR userId = ?2) AND ${where} ${tail}`,
    [type, userId, ...whereParams, ...tailParams],
  );
  const ids = rows.map((row) => row.userId);
  const users = packUsersById(server, ids, viewer);
  return rows.map((row) => ({
    id: row.id,
    createdAt: createdAtOf(row.id),
    type: row.type,
    info: JSON.parse(row.info) as Record<string, unknown>,
    userId: row.userId,
    user: users.get(row.userId)!,
  }));
}
