import type { Migration } from '../db/migrate';

/** Clips, their notes, and the clips that accounts have as favorites. */
export const migration: Migration = {
  id: 5,
  name: 'clips',
  sql: `
    CREATE TABLE clips (
      id TEXT PRIMARY KEY,
      userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      name TEXT NOT NULL,
      description TEXT,
      isPublic INTEGER NOT NULL DEFAULT 0,
      lastClippedAt INTEGER
    ) STRICT;
    CREATE INDEX clipsByUser ON clips (userId, id);

    CREATE TABLE clipNotes (
      clipId TEXT NOT NULL REFERENCES clips (id) ON DELETE CASCADE,
      noteId TEXT NOT NULL REFERENCES notes (id) ON DELETE CASCADE,
      PRIMARY KEY (clipId, noteId)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX clipNotesByNote ON clipNotes (noteId);

    CREATE TABLE clipFavorites (
      id TEXT PRIMARY KEY,
      clipId TEXT NOT NULL REFERENCES clips (id) ON DELETE CASCADE,
      userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      UNIQUE (userId, clipId)
    ) STRICT;
    CREATE INDEX clipFavoritesByClip ON clipFavorites (clipId);
  `,
};
