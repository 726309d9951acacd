import { randomUUID } from 'node:crypto';
import type { WireApp, WireGrant } from '~/api/wire';
import { newToken, tokenHash } from './tokens';
import { createdAtOf } from '../../lib/ids';
import { createNotification } from '../notifications/notifications';
import type { Server } from '../Server';

/** An app that registered itself. `permission` is a JSON list of scopes; of the secret only a hash is stored. */
export interface AppRow {
  readonly id: string;
  readonly userId: string | null;
  readonly secret: string;
  readonly name: string;
  readonly description: string;
  readonly permission: string;
  readonly callbackUrl: string | null;
}

/** An app's request for access to some account. */
export interface AuthSessionRow {
  readonly id: string;
  readonly appId: string;
  readonly token: string;
  /** The account that accepted, or null until then. */
  readonly userId: string | null;
}

/** Input for an app's token. */
export interface GrantInput {
  /** The session that the app waits for, or null for a token that a user creates by hand. */
  readonly session: string | null;
  readonly name: string | null;
  readonly description: string | null;
  readonly iconUrl: string | null;
  readonly permission: readonly string[];
}

/** Twice as long as an account's own token, as on real servers. */
const newLongToken = (): string => newToken() + newToken();

/**
 * Gives an app access to an account (MiAuth).
 * @returns the token.
 */
export function grantAccess(server: Server, userId: string, grant: GrantInput): string {
  const token = newLongToken();
  server.db.run(
    `INSERT INTO accessTokens (id, userId, token, name, permission, session, description, iconUrl, lastUsedAt)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      server.ids.next(),
      userId,
      tokenHash(token),
      grant.name,
      JSON.stringify(grant.permission),
      grant.session,
      grant.description,
      grant.iconUrl,
      server.clock.now(),
    ],
  );
  createNotification(server, userId, { type: 'createToken' });
  return token;
}

/**
 * Returns the token of a MiAuth session, once. Null if there is none or it was already returned. The token is created now and
 * replaces the one of {@link grantAccess}, of which only a hash is known.
 */
export function collectToken(server: Server, session: string): { readonly token: string; readonly userId: string } | null {
  return server.db.transaction(() => {
    const granted = server.db.get<{ id: string; userId: string }>(
      'SELECT id, userId FROM accessTokens WHERE session = ? AND fetched = 0 ORDER BY id DESC LIMIT 1',
      [session],
    );
    if (!granted) return null;
    const token = newLongToken();
    server.db.run('UPDATE accessTokens SET token = ? WHERE id = ?', [tokenHash(token), granted.id]);
    server.db.run('UPDATE accessTokens SET fetched = 1 WHERE session = ?', [session]);
    return { token, userId: granted.userId };
  });
}

/**
 * Registers an app.
 * @param userId the account that registers it, if any.
 * @returns the app, and its secret, which cannot be read again.
 */
export function createApp(
  server: Server,
  userId: string | null,
  {
    name,
    description,
    permission,
    callbackUrl,
  }: { name: string; description: string; permission: readonly string[]; callbackUrl: string | null },
): { readonly app: AppRow; readonly secret: string } {
  const secret = newLongToken();
  const app: AppRow = {
    id: server.ids.next(),
    userId,
    secret: tokenHash(secret),
    name,
    description,
    permission: JSON.stringify([...new Set(permission)]),
    callbackUrl,
  };
  server.db.run('INSERT INTO apps (id, userId, secret, name, description, permission, callbackUrl) VALUES (?, ?, ?, ?, ?, ?, ?)', [
    app.id,
    app.userId,
    app.secret,
    app.name,
    app.description,
    app.permission,
    app.callbackUrl,
  ]);
  return { app, secret };
}

/**
 * An app in wire form.
 * @param viewerId the account whose permission the answer mentions.
 */
export function packApp({ db }: Server, app: AppRow, viewerId: string | null): WireApp {
  const isAuthorized = () =>
    ['accessTokens', 'authSessions'].some(
      (table) => db.get(`SELECT 1 FROM ${table} WHERE appId = ? AND userId = ?`, [app.id, viewerId]) !== undefined,
    );
  return {
    id: app.id,
    name: app.name,
    callbackUrl: app.callbackUrl,
    permission: JSON.parse(app.permission) as string[],
    ...(viewerId !== null && { isAuthorized: isAuthorized() }),
  };
}

/** The app with a secret, or undefined. */
export function findAppBySecret({ db }: Server, secret: string): AppRow | undefined {
  return db.get<AppRow>('SELECT * FROM apps WHERE secret = ?', [tokenHash(secret)]);
}

/** An auth session by its token, with its app. */
export function findSession({ db }: Server, token: string): { readonly session: AuthSessionRow; readonly app: AppRow } | undefined {
  const session = db.get<AuthSessionRow>('SELECT * FROM authSessions WHERE token = ?', [token]);
  const app = session && db.get<AppRow>('SELECT * FROM apps WHERE id = ?', [session.appId]);
  return session && app && { session, app };
}

/**
 * Begins an auth session for an app.
 * @returns its token, which is part of the address that the user opens.
 */
export function beginSession(server: Server, appId: string): string {
  const token = randomUUID();
  server.db.run('INSERT INTO authSessions (id, appId, token) VALUES (?, ?, ?)', [server.ids.next(), appId, token]);
  return token;
}

/** Accepts an auth session. */
export function acceptSession({ db }: Server, session: AuthSessionRow, userId: string): void {
  db.run('UPDATE authSessions SET userId = ? WHERE id = ?', [userId, session.id]);
}

/**
 * Ends an accepted auth session.
 * @param secret the app's secret. Older apps present the hash of token and secret in place of the token.
 * @returns a new token of the app for the account. Tokens that the app already has keep working.
 */
export function finishSession(server: Server, session: AuthSessionRow & { readonly userId: string }, app: AppRow, secret: string): string {
  const token = newLongToken();
  server.db.transaction(() => {
    server.db.run('DELETE FROM authSessions WHERE id = ?', [session.id]);
    server.db.run(
      'INSERT INTO accessTokens (id, userId, token, name, permission, appId, hash, lastUsedAt) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      [
        server.ids.next(),
        session.userId,
        tokenHash(token),
        app.name,
        app.permission,
        app.id,
        tokenHash(tokenHash(token + secret)),
        server.clock.now(),
      ],
    );
  });
  return token;
}

/** The orders of {@link grantsOf}; `+` is the latest first. */
export const GRANT_ORDERS = ['+createdAt', '-createdAt', '+lastUsedAt', '-lastUsedAt'] as const;

const ORDER_SQL: Readonly<Record<(typeof GRANT_ORDERS)[number], string>> = {
  '+createdAt': 'id DESC',
  '-createdAt': 'id ASC',
  '+lastUsedAt': 'lastUsedAt DESC, id DESC',
  '-lastUsedAt': 'lastUsedAt ASC, id ASC',
};

/** Tokens that an account gave to apps. */
export function grantsOf({ db }: Server, userId: string, order: (typeof GRANT_ORDERS)[number]): WireGrant[] {
  const rows = db.all<{ id: string; name: string | null; permission: string; lastUsedAt: number | null }>(
    `SELECT id, name, permission, lastUsedAt FROM accessTokens WHERE userId = ? ORDER BY ${ORDER_SQL[order]}`,
    [userId],
  );
  return rows.map(({ id, name, permission, lastUsedAt }) => ({
    id,
    ...(name !== null && { name }),
    createdAt: createdAtOf(id),
    ...(lastUsedAt !== null && { lastUsedAt: new Date(lastUsedAt).toISOString() }),
    permission: JSON.parse(permission) as string[],
  }));
}

/** Ends a token that an account gave to an app, and the connections made with it. Does nothing for tokens of others. */
export function revokeGrant(server: Server, userId: string, which: { readonly tokenId: string } | { readonly token: string }): void {
  const found =
    'tokenId' in which
      ? server.db.get<{ id: string }>('SELECT id FROM accessTokens WHERE userId = ? AND id = ?', [userId, which.tokenId])
      : server.db.get<{ id: string }>('SELECT id FROM accessTokens WHERE userId = ? AND token = ?', [userId, tokenHash(which.token)]);
  if (!found) return;
  server.db.run('DELETE FROM accessTokens WHERE id = ?', [found.id]);
  server.bus.publish('tokenRevoked', { userId, appTokenId: found.id });
}
