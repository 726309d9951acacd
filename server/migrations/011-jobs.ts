import type { Migration } from '../db/migrate';

/** Work that outlives the process, webhooks, and names of deleted accounts. */
export const migration: Migration = {
  id: 11,
  name: 'jobs',
  sql: `
    CREATE TABLE jobs (
      id TEXT PRIMARY KEY,
      queue TEXT NOT NULL,
      name TEXT NOT NULL,
      data TEXT NOT NULL,
      -- How often it was tried.
      attempts INTEGER NOT NULL DEFAULT 0,
      -- The earliest time of the next attempt.
      runAt INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX jobsByTime ON jobs (runAt, id);

    CREATE TABLE webhooks (
      id TEXT PRIMARY KEY,
      userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      name TEXT NOT NULL,
      -- JSON list of the events that it tells.
      events TEXT NOT NULL,
      url TEXT NOT NULL,
      secret TEXT NOT NULL,
      active INTEGER NOT NULL DEFAULT 1,
      latestSentAt INTEGER,
      -- The HTTP status of the last answer; 1 if there was none.
      latestStatus INTEGER
    ) STRICT;
    CREATE INDEX webhooksByUser ON webhooks (userId, id);

    -- Nobody else may get the name of a deleted account.
    CREATE TABLE usedUsernames (usernameLower TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
  `,
};
