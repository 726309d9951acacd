import { identiconUrl, packUserLite } from '../core/pack/packUserLite';
import type { Server } from '../core/Server';
import type { UserRow } from '../db/rows/UserRow';

/**
 * The picture of `@name` or `@name@host` (spec section 2: avatars are served from /avatar/@username@host). Nobody of
 * that name gets a drawn one.
 * @returns null for what is no account name.
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
