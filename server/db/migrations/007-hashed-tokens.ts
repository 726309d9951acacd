import { createHash } from 'node:crypto';
import type { Migration } from '../migrate';

/** As in core/accounts/tokens.ts, which may change one day while this step may not. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Tokens and secrets of apps are stored as SHA-256 alone: they are random, so nobody finds them again from a copy of the file.
 * An account's own tokens move to a table of their own, because each sign-in now gets another one.
 */
export const migration: Migration = {
  id: 7,
  name: 'hashed tokens',
  sql: `
    CREATE TABLE ownTokens (
      id TEXT PRIMARY KEY,
      userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      hash TEXT NOT NULL UNIQUE
    ) STRICT;
    CREATE INDEX ownTokensByUser ON ownTokens (userId, id);
  `,
  run(db) {
    for (const { id, token } of db.all<{ id: string; token: string }>('SELECT id, token FROM users WHERE token IS NOT NULL'))
      db.run('INSERT INTO ownTokens (id, userId, hash) VALUES (?, ?, ?)', [id, id, hashOf(token)]);
    db.run('UPDATE users SET token = NULL');
    const granted = db.all<{ id: string; token: string; hash: string | null }>('SELECT id, token, hash FROM accessTokens');
    for (const { id, token, hash } of granted)
      db.run('UPDATE accessTokens SET token = ?, hash = ? WHERE id = ?', [hashOf(token), hash && hashOf(hash), id]);
    for (const { id, secret } of db.all<{ id: string; secret: string }>('SELECT id, secret FROM apps'))
      db.run('UPDATE apps SET secret = ? WHERE id = ?', [hashOf(secret), id]);
  },
  // Freed pages of the file still hold the old values.
  compact: true,
};
