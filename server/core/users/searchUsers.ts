import { asciiHost } from '~/lib/mentionText';
import { likeText } from '../../db/Database';
import type { UserRow } from '../../db/rows/UserRow';
import { ORIGINS } from './origins';
import type { Server } from '../Server';

/** Prefixes of a name and a host. */
export interface UserSearch {
  readonly username: string | null;
  /** Null searches local and remote users; `.` is this server, as on real ones. */
  readonly host: string | null;
  readonly limit: number;
}

const likePrefix = (text: string): string => `${likeText(text.toLowerCase())}%`;

/** Users whose name begins with a prefix, followed ones first, then by last activity. */
export function searchUsersByName(server: Server, search: UserSearch, viewerId: string | null): UserRow[] {
  const host = search.host === null || search.host === '' ? null : asciiHost(search.host);
  const isOwn = host !== null && (host === '.' || server.host.startsWith(host.toLowerCase()));
  return server.db.all<UserRow>(
    String.raw`SELECT u.* FROM users u LEFT JOIN followings f ON f.followeeId = u.id AND f.followerId = ?
     WHERE u.isSuspended = 0 AND u.isDeleted = 0 AND u.usernameLower LIKE ? ESCAPE '\'
       AND (? IS NULL OR u.host LIKE ? ESCAPE '\' OR (u.host IS NULL AND ?))
     ORDER BY f.id IS NULL, u.lastActiveAt DESC, u.usernameLower LIMIT ?`,
    [viewerId, likePrefix(search.username ?? ''), host, likePrefix(host ?? ''), isOwn, search.limit],
  );
}

/** Words to search among users. */
export interface PeopleSearch {
  readonly query: string;
  readonly origin: 'local' | 'remote' | 'combined';
  readonly limit: number;
  readonly offset: number;
}

/** Conditions on where a user is from, as SQL on `u`. */

/**
 * Users with a word in their name or description: names first, then by last activity. `@name` and `@name@host` search
 * the prefixes of account names only.
 */
export function searchPeople(server: Server, { query, origin, limit, offset }: PeopleSearch): UserRow[] {
  const text = query.trim();
  const acct = /^@([^@\s]+)(?:@([^@\s]*))?$/.exec(text);
  const like = String.raw`LIKE ? ESCAPE '\'`;
  const people = `SELECT u.* FROM users u JOIN profiles p ON p.userId = u.id
     WHERE u.isSuspended = 0 AND u.isDeleted = 0 AND ${ORIGINS[origin]}`;
  if (acct) {
    const [, username = '', given = ''] = acct;
    const host = asciiHost(given);
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
