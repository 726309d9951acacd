import { createHash, randomInt } from 'node:crypto';
import type { Server } from '../Server';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Length of an account's own token, as on real servers (95 bits). */
const TOKEN_LENGTH = 16;

/** A random token. */
export function newToken(): string {
  return Array.from({ length: TOKEN_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** The stored form of a token. Tokens are random, so a plain hash is safe, and one index lookup finds it. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** How many devices can be signed in to an account at the same time. A further sign-in ends the oldest one. */
const MAX_OWN_TOKENS = 200;

/** Creates another token for an account, as each sign-in does. */
export function issueToken(server: Server, userId: string): string {
  const token = newToken();
  server.db.transaction(() => {
    server.db.run('INSERT INTO ownTokens (id, userId, hash) VALUES (?, ?, ?)', [server.ids.next(), userId, tokenHash(token)]);
    server.db.run(
      'DELETE FROM ownTokens WHERE userId = ? AND id NOT IN (SELECT id FROM ownTokens WHERE userId = ? ORDER BY id DESC LIMIT ?)',
      [userId, userId, MAX_OWN_TOKENS],
    );
  });
  return token;
}

/** Ends all sign-ins of an account: its own tokens, and the connections made with them. Tokens of apps stay. */
export function revokeOwnTokens(server: Server, userId: string): void {
  server.db.run('DELETE FROM ownTokens WHERE userId = ?', [userId]);
  server.bus.publish('main', { userId, type: 'myTokenRegenerated', body: undefined });
  server.bus.publish('tokenRevoked', { userId });
}
