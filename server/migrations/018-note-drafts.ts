import type { Migration } from '../db/migrate';

/** Drafts of notes, which all devices of an account share, and those that the server posts later. */
export const migration: Migration = {
  id: 18,
  name: 'noteDrafts',
  sql: `
    CREATE TABLE noteDrafts (
      id TEXT PRIMARY KEY,
      userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      -- JSON of what the note would say.
      content TEXT NOT NULL,
      -- Milliseconds since 1970.
      scheduledAt INTEGER,
      isScheduled INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX noteDraftsByUser ON noteDrafts (userId, id);
  `,
};
