import type { Migration } from '../db/migrate';

/** Apps and their access to accounts, and sign-ups whose e-mail address is not confirmed yet. */
export const migration: Migration = {
  id: 4,
  name: 'apps',
  sql: `
    ALTER TABLE accessTokens ADD COLUMN session TEXT;
    ALTER TABLE accessTokens ADD COLUMN description TEXT;
    ALTER TABLE accessTokens ADD COLUMN iconUrl TEXT;
    -- Whether the app has come for the token; it is handed out once.
    ALTER TABLE accessTokens ADD COLUMN fetched INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE accessTokens ADD COLUMN appId TEXT;
    -- SHA-256 of token and the app's secret: what registered apps present in place of the token.
    ALTER TABLE accessTokens ADD COLUMN hash TEXT;
    CREATE INDEX accessTokensBySession ON accessTokens (session, id) WHERE session IS NOT NULL;
    CREATE INDEX accessTokensByHash ON accessTokens (hash) WHERE hash IS NOT NULL;
    CREATE INDEX accessTokensByApp ON accessTokens (appId, userId) WHERE appId IS NOT NULL;

    CREATE TABLE apps (
      id TEXT PRIMARY KEY,
      userId TEXT REFERENCES users (id) ON DELETE SET NULL,
      secret TEXT NOT NULL UNIQUE,
      name TEXT NOT NULL,
      description TEXT NOT NULL,
      permission TEXT NOT NULL,
      callbackUrl TEXT
    ) STRICT;

    CREATE TABLE authSessions (
      id TEXT PRIMARY KEY,
      appId TEXT NOT NULL REFERENCES apps (id) ON DELETE CASCADE,
      token TEXT NOT NULL UNIQUE,
      -- Who accepted.
      userId TEXT REFERENCES users (id) ON DELETE CASCADE
    ) STRICT;

    CREATE TABLE pendingSignups (
      id TEXT PRIMARY KEY,
      code TEXT NOT NULL UNIQUE,
      email TEXT NOT NULL,
      username TEXT NOT NULL,
      passwordHash TEXT NOT NULL
    ) STRICT;
  `,
};
