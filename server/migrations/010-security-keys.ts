import { createHash } from 'node:crypto';
import type { Migration } from '../db/migrate';

/** The same as in core/accounts/tokens.ts, which may change later, while this step must not. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Security keys (passkeys) and sign-in with them alone. Backup codes are stored only as SHA-256 from now on: they are random, so a
 * copy of the file does not reveal them.
 */
export const migration: Migration = {
  id: 10,
  name: 'security keys',
  sql: `
    CREATE TABLE securityKeys (
      -- The credential's own id, in base64url.
      id TEXT PRIMARY KEY,
      userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      name TEXT NOT NULL,
      -- COSE key in base64url.
      publicKey TEXT NOT NULL,
      -- How often the key says it was used; 0 for keys that do not count.
      counter INTEGER NOT NULL,
      -- JSON list of ways to reach the key, such as "usb".
      transports TEXT NOT NULL,
      lastUsed INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX securityKeysByUser ON securityKeys (userId);
    ALTER TABLE profiles ADD COLUMN usePasswordLessLogin INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX accessTokensByUser ON accessTokens (userId, id);
  `,
  run(db) {
    const profiles = db.all<{ userId: string; codes: string }>(
      'SELECT userId, twoFactorBackupCodes AS codes FROM profiles WHERE twoFactorBackupCodes IS NOT NULL',
    );
    for (const { userId, codes } of profiles) {
      const hashes = (JSON.parse(codes) as string[]).map(hashOf);
      db.run('UPDATE profiles SET twoFactorBackupCodes = ? WHERE userId = ?', [JSON.stringify(hashes), userId]);
    }
  },
  // Freed pages of the file still hold the old values.
  compact: true,
};
