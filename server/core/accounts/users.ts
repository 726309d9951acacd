import type { ProfileRow, UserRow } from '../../db/rows/UserRow';
import type { Server } from '../Server';

/** One user, or undefined. */
export function findUser(server: Pick<Server, 'db'>, id: string): UserRow | undefined {
  return server.db.get<UserRow>('SELECT * FROM users WHERE id = ?', [id]);
}

/** Users by id, in one query; unknown ids are absent. */
export function findUsers(server: Pick<Server, 'db'>, ids: readonly string[]): ReadonlyMap<string, UserRow> {
  if (ids.length === 0) return new Map();
  const rows = server.db.all<UserRow>('SELECT * FROM users WHERE id IN (SELECT value FROM json_each(?))', [JSON.stringify(ids)]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** A user by name, whatever its case. Our own host may be given as null or by name. */
export function findUserByName(server: Pick<Server, 'db' | 'host'>, username: string, host: string | null = null): UserRow | undefined {
  const elsewhere = host === null || host.toLowerCase() === server.host ? null : host.toLowerCase();
  return server.db.get<UserRow>(`SELECT * FROM users WHERE usernameLower = ? AND ifnull(host, '') = ?`, [
    username.toLowerCase(),
    elsewhere ?? '',
  ]);
}

/** What only a user's own page and settings need. Every user has it. */
export function profileOf(server: Pick<Server, 'db'>, userId: string): ProfileRow {
  const profile = server.db.get<ProfileRow>('SELECT * FROM profiles WHERE userId = ?', [userId]);
  if (!profile) throw new Error(`user ${userId} has no profile`);
  return profile;
}
