import type { UserRow } from '../db/rows/UserRow';
import type { Server } from './Server';

/** Beginnings of a name and host to look for. */
export interface UserSearch {
  readonly username: string | null;
  /** Null looks among local users and all others. */
  readonly host: string | null;
  readonly limit: number;
}

const likePrefix = (text: string): string => `${text.toLowerCase().replaceAll(/[%_\\]/g, String.raw`\$&`)}%`;

/** Users whose name begins so, those whom the viewer follows first and then whoever was about last. */
export function searchUsersByName(server: Server, search: UserSearch, viewerId: string | null): UserRow[] {
  const host = search.host === null || search.host === '' ? null : search.host;
  const isOwn = host !== null && server.host.startsWith(host.toLowerCase());
  return server.db.all<UserRow>(
    String.raw`SELECT u.* FROM users u LEFT JOIN followings f ON f.followeeId = u.id AND f.followerId = ?
     WHERE u.isSuspended = 0 AND u.isDeleted = 0 AND u.usernameLower LIKE ? ESCAPE '\'
       AND (? IS NULL OR u.host LIKE ? ESCAPE '\' OR (u.host IS NULL AND ?))
     ORDER BY f.id IS NULL, u.lastActiveAt DESC, u.usernameLower LIMIT ?`,
    [viewerId, likePrefix(search.username ?? ''), host, likePrefix(host ?? ''), isOwn, search.limit],
  );
}
