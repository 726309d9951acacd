import type { IncomingHttpHeaders } from 'node:http';
import { tokenHash } from '../core/sessions/tokens';
import type { Server } from '../core/Server';
import type { UserRow } from '../db/rows/UserRow';
import { accountDeleted, accountSuspended, authenticationFailed } from './failures';

/** The account of a call, and the kind of token it used. */
export interface Credential {
  readonly user: UserRow;
  /** The app's token with its scopes, or null for the account's own token. */
  readonly app: { readonly tokenId: string; readonly scopes: readonly string[]; readonly lastUsedAt: number | null } | null;
}

/** How old `lastActiveAt` may get before a call updates it, in ms. */
const ACTIVITY_STEP_MS = 60_000;

/** The token of a request. A Bearer header wins over the field `i` of the body, form or query. */
export function tokenOf(headers: IncomingHttpHeaders, fields: unknown): string | null {
  const bearer = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (bearer) return bearer;
  if (typeof fields !== 'object' || fields === null || !('i' in fields) || fields.i === null || fields.i === undefined) return null;
  if (typeof fields.i !== 'string') throw authenticationFailed();
  return fields.i;
}

/**
 * Finds the account of a token, for requests and streaming connections.
 * @throws {ApiFailure} AUTHENTICATION_FAILED for an unknown token, YOUR_ACCOUNT_SUSPENDED or USER_IS_DELETED for an
 * account that cannot be used.
 */
export function authenticate(server: Server, token: string): Credential {
  const credential = findCredential(server, token);
  if (!credential) throw authenticationFailed();
  if (credential.user.isDeleted) throw accountDeleted();
  if (credential.user.isSuspended) throw accountSuspended();
  touch(server, credential);
  return credential;
}

function findCredential(server: Server, token: string): Credential | null {
  const owner = server.db.get<UserRow>('SELECT u.* FROM ownTokens t JOIN users u ON u.id = t.userId WHERE t.hash = ?', [tokenHash(token)]);
  if (owner) return { user: owner, app: null };
  const granted = server.db.get<{ id: string; userId: string; permission: string; lastUsedAt: number | null }>(
    'SELECT id, userId, permission, lastUsedAt FROM accessTokens WHERE token = ? OR hash = ?',
    [tokenHash(token), tokenHash(token.toLowerCase())],
  );
  if (!granted) return null;
  const user = server.db.get<UserRow>('SELECT * FROM users WHERE id = ?', [granted.userId]);
  if (!user) return null;
  return { user, app: { tokenId: granted.id, scopes: JSON.parse(granted.permission) as string[], lastUsedAt: granted.lastUsedAt } };
}

/**
 * Updates the account's last activity, for its online status, and the last use of an app's token. Not on every call, because that
 * would be a write for each read.
 */
function touch(server: Server, { user, app }: Credential): void {
  const now = server.clock.now();
  const isOld = (time: number | null) => time === null || Math.abs(now - time) >= ACTIVITY_STEP_MS;
  if (isOld(user.lastActiveAt)) server.db.run('UPDATE users SET lastActiveAt = ? WHERE id = ?', [now, user.id]);
  if (app && isOld(app.lastUsedAt)) server.db.run('UPDATE accessTokens SET lastUsedAt = ? WHERE id = ?', [now, app.tokenId]);
}
