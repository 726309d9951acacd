import { likeText } from '../db/like';
import type { UserRow } from '../db/rows/UserRow';
import type { Server } from './Server';

/** Beginnings of a name and host to look for. */
export interface UserSearch {
  readonly username: string | null;
  /** Null looks among local users and all others. */
  readonly host: string | null;
  readonly limit: number;
}

const likePrefix = (text: string): string => `${likeText(text.toLowerCase())}%`;

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

/** Words to look for among people. */
export interface PeopleSearch {
  readonly query: string;
  readonly origin: 'local' | 'remote' | 'combined';
  readonly limit: number;
  readonly offset: number;
}

/** Where people live, as SQL on `u`. */
const ORIGINS = { local: 'u.host IS NULL', remote: 'u.host IS NOT NULL', combined: 'TRUE' } as const;

/**
 * People who are called so, or say so of themselves: names before descriptions, and among equals whoever was about last.
 * `@name` and `@name@host` look at the beginnings of account names alone.
 */
export function searchPeople(server: Server, { query, origin, limit, offset }: PeopleSearch): UserRow[] {
  const text = query.trim();
  const acct = /^@([^@\s]+)(?:@([^@\s]*))?$/.exec(text);
  const like = String.raw`LIKE ? ESCAPE '\'`;
  const people = `SELECT u.* FROM users u JOIN profiles p ON p.userId = u.id
     WHERE u.isSuspended = 0 AND u.isDeleted = 0 AND ${ORIGINS[origin]}`;
  if (acct) {
    const [, username = '', host = ''] = acct;
    const isOwn = host !== '' && server.host.startsWith(host.toLowerCase());
    return server.db.all<UserRow>(
      `${people} AND u.usernameLower ${like} AND (? = '' OR u.host ${like} OR (u.host IS NULL AND ?))
       ORDER BY u.lastActiveAt DESC, u.usernameLower LIMIT ? OFFSET ?`,
      [likePrefix(username), host, likePrefix(host), isOwn, limit, offset],
    );
  }
  const anywhere = `%${likeText(text)}%`;
  return server.db.all<UserRow>(
    `${people} AND (u.usernameLower ${like} OR u.name ${like} OR p.description ${like})
     ORDER BY NOT (u.usernameLower ${like} OR ifnull(u.name, '') ${like}), u.lastActiveAt DESC, u.usernameLower LIMIT ? OFFSET ?`,
    [anywhere, anywhere, anywhere, anywhere, anywhere, limit, offset],
  );
}
