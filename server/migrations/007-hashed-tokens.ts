import { createHash } from 'node:crypto';
import type { Migration } from '../db/migrate';

/** The same as in core/accounts/tokens.ts, which may change later, while this step must not. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Tokens and secrets of apps are stored only as SHA-256. They are random, so a copy of the file does not reveal them. An
 * account's own tokens move to a separate table, because each sign-in now gets its own.
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
