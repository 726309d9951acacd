import type { Migration } from '../db/migrate';

/** Channels: topics that people write notes in. Times are milliseconds since 1970. */
export const migration: Migration = {
  id: 16,
  name: 'channels',
  sql: `
    CREATE TABLE channels (
      id TEXT PRIMARY KEY,
      userId TEXT REFERENCES users (id) ON DELETE SET NULL,
      name TEXT NOT NULL,
      description TEXT,
      bannerId TEXT REFERENCES files (id) ON DELETE SET NULL,
      color TEXT NOT NULL,
      isArchived INTEGER NOT NULL DEFAULT 0,
      isSensitive INTEGER NOT NULL DEFAULT 0,
      allowRenoteToExternal INTEGER NOT NULL DEFAULT 1,
      -- JSON list of ids, in the order in which they are shown.
      pinnedNoteIds TEXT NOT NULL DEFAULT '[]',
      -- How many notes were written in it, and by how many accounts.
      notesCount INTEGER NOT NULL DEFAULT 0,
      usersCount INTEGER NOT NULL DEFAULT 0,
      lastNotedAt INTEGER
    ) STRICT;
    CREATE INDEX channelsByUser ON channels (userId, id);
    CREATE INDEX channelsByLastNote ON channels (lastNotedAt) WHERE isArchived = 0;
    CREATE INDEX channelsByBanner ON channels (bannerId) WHERE bannerId IS NOT NULL;

    CREATE TABLE channelFollowings (
      id TEXT PRIMARY KEY,
      channelId TEXT NOT NULL REFERENCES channels (id) ON DELETE CASCADE,
      userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      UNIQUE (userId, channelId)
    ) STRICT;
    CREATE INDEX channelFollowingsByUser ON channelFollowings (userId, id);
    CREATE INDEX channelFollowingsByChannel ON channelFollowings (channelId);

    CREATE TABLE channelFavorites (
      id TEXT PRIMARY KEY,
      channelId TEXT NOT NULL REFERENCES channels (id) ON DELETE CASCADE,
      userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      UNIQUE (userId, channelId)
    ) STRICT;
    CREATE INDEX channelFavoritesByChannel ON channelFavorites (channelId);

    CREATE INDEX notesByChannel ON notes (channelId, id) WHERE channelId IS NOT NULL;
  `,
};
