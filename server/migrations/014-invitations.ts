import type { Migration } from '../db/migrate';

/** Codes with which people sign up although registration is closed. Times are milliseconds since 1970. */
export const migration: Migration = {
  id: 14,
  name: 'invitations',
  sql: `
    CREATE TABLE invitations (
      id TEXT PRIMARY KEY,
      code TEXT NOT NULL UNIQUE,
      createdById TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      expiresAt INTEGER,
      usedById TEXT REFERENCES users (id) ON DELETE SET NULL,
      usedAt INTEGER
    ) STRICT;
    CREATE INDEX invitationsByCreator ON invitations (createdById, id);
    -- The invitation that a sign-up uses once its letter is answered.
    ALTER TABLE pendingSignups ADD COLUMN invitationId TEXT;
  `,
};
