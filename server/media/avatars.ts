import { identiconUrl, packUserLite } from '../core/users/packUserLite';
import type { Server } from '../core/Server';
import type { UserRow } from '../db/rows/UserRow';

/**
 * The address of the avatar of `@name` or `@name@host`, which real servers serve at `/avatar/{acct}`. An unknown
 * account gets a drawn one.
 * @returns null for a text that is not an account name.
 */
export function avatarAddress(server: Server, acct: string): string | null {
  const [, username, host] = /^@([\w-]+)(?:@([\w.:-]+))?$/.exec(acct) ?? [];
  if (username === undefined) return null;
  const user = server.db.get<UserRow>("SELECT * FROM users WHERE usernameLower = ? AND ifnull(host, '') = ?", [
    username.toLowerCase(),
    host === undefined || host === server.host ? '' : host.toLowerCase(),
  ]);
  return (user && packUserLite(server, user).avatarUrl) ?? identiconUrl(server, { username, host: host ?? null });
}
