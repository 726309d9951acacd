import { asciiHost } from '~/lib/mentionText';
import type { ProfileRow, UserRow } from '../../db/rows/UserRow';
import { noSuchUser } from '../ApiFailure';
import type { Server } from '../Server';

/** A user by id, or undefined. */
export function findUser(server: Pick<Server, 'db'>, id: string): UserRow | undefined {
  return server.db.get<UserRow>('SELECT * FROM users WHERE id = ?', [id]);
}

/**
 * A user by id that must exist.
 * @param missingId id of the endpoint's own NO_SUCH_USER.
 * @throws {ApiFailure} NO_SUCH_USER
 */
export function requireUser(server: Pick<Server, 'db'>, id: string, missingId: string): UserRow {
  const user = findUser(server, id);
  if (!user) throw noSuchUser(missingId);
  return user;
}

/** Users by id, in one query. Unknown ids are absent. */
export function findUsers(server: Pick<Server, 'db'>, ids: readonly string[]): ReadonlyMap<string, UserRow> {
  if (ids.length === 0) return new Map();
  const rows = server.db.all<UserRow>('SELECT * FROM users WHERE id IN (SELECT value FROM json_each(?))', [JSON.stringify(ids)]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** A user by name, in any case. `host` is null or our own host for a local user. */
export function findUserByName(server: Pick<Server, 'db' | 'host'>, username: string, host: string | null = null): UserRow | undefined {
  const known = host === null ? null : asciiHost(host).toLowerCase();
  const elsewhere = known === server.host ? null : known;
  return server.db.get<UserRow>(`SELECT * FROM users WHERE usernameLower = ? AND ifnull(host, '') = ?`, [
    username.toLowerCase(),
    elsewhere ?? '',
  ]);
}

/** The profile of a user: fields that only the user's page and settings need. Every user has one. */
export function profileOf(server: Pick<Server, 'db'>, userId: string): ProfileRow {
  const profile = server.db.get<ProfileRow>('SELECT * FROM profiles WHERE userId = ?', [userId]);
  if (!profile) throw new Error(`user ${userId} has no profile`);
  return profile;
}
