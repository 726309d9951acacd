import type { Migration } from '../db/migrate';

/** The keys of attempts to post, so that a repeated call answers with the note of the first one. */
export const migration: Migration = {
  id: 6,
  name: 'note keys',
  // A deleted note keeps its key: a late repetition must not post it again.
  sql: `
    CREATE TABLE noteKeys (
      userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      key TEXT NOT NULL,
      fingerprint TEXT NOT NULL,
      noteId TEXT NOT NULL,
      createdAt INTEGER NOT NULL,
      PRIMARY KEY (userId, key)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX noteKeysByAge ON noteKeys (userId, createdAt);
  `,
};
