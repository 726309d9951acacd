import type { Migration } from '../db/migrate';

/**
 * Drive files and folders, custom emoji, and known data and media of other servers. A file row points to its bytes by
 * their hash (drive/blobs.ts), so equal uploads share one content. `accessKey` is the unguessable part of the file's
 * address.
 */
export const migration: Migration = {
  id: 3,
  name: 'drive',
  sql: `
    CREATE TABLE folders (
      id TEXT PRIMARY KEY,
      userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      parentId TEXT REFERENCES folders (id) ON DELETE SET NULL,
      name TEXT NOT NULL
    ) STRICT;
    CREATE INDEX foldersByParent ON folders (userId, parentId, id);

    CREATE TABLE files (
      id TEXT PRIMARY KEY,
      userId TEXT REFERENCES users (id) ON DELETE SET NULL,
      folderId TEXT REFERENCES folders (id) ON DELETE SET NULL,
      name TEXT NOT NULL,
      type TEXT NOT NULL,
      md5 TEXT NOT NULL,
      sha256 TEXT NOT NULL,
      size INTEGER NOT NULL,
      comment TEXT,
      blurhash TEXT,
      width INTEGER,
      height INTEGER,
      orientation INTEGER,
      isSensitive INTEGER NOT NULL DEFAULT 0,
      accessKey TEXT NOT NULL UNIQUE,
      thumbnailKey TEXT UNIQUE,
      thumbnailSha256 TEXT
    ) STRICT;
    CREATE INDEX filesByUser ON files (userId, id);
    CREATE INDEX filesByFolder ON files (userId, folderId, id);
    CREATE INDEX filesByMd5 ON files (userId, md5);
    CREATE INDEX filesByContent ON files (sha256);
    CREATE INDEX filesByThumbnail ON files (thumbnailSha256);

    CREATE TABLE emojis (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      -- '' for our own: NULL would not take part in the unique index.
      host TEXT NOT NULL DEFAULT '',
      category TEXT,
      aliases TEXT NOT NULL DEFAULT '[]',
      license TEXT,
      isSensitive INTEGER NOT NULL DEFAULT 0,
      localOnly INTEGER NOT NULL DEFAULT 0,
      roleIds TEXT NOT NULL DEFAULT '[]',
      -- The file's access key for our own emoji, a whole address for others.
      source TEXT NOT NULL,
      type TEXT NOT NULL
    ) STRICT;
    CREATE UNIQUE INDEX emojisByName ON emojis (name, host);

    CREATE TABLE instances (
      host TEXT PRIMARY KEY,
      name TEXT,
      softwareName TEXT,
      softwareVersion TEXT,
      iconUrl TEXT,
      faviconUrl TEXT,
      themeColor TEXT
    ) STRICT;

    CREATE TABLE remoteUsers (
      userId TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      uri TEXT NOT NULL,
      avatarUrl TEXT,
      avatarBlurhash TEXT,
      -- Names of the custom emoji in name and profile.
      emojis TEXT NOT NULL DEFAULT '[]',
      fetchedAt INTEGER NOT NULL
    ) STRICT;

    CREATE TABLE remoteMedia (
      url TEXT PRIMARY KEY,
      type TEXT NOT NULL,
      sha256 TEXT NOT NULL
    ) STRICT;

    CREATE TABLE linkPreviews (
      url TEXT PRIMARY KEY,
      body TEXT NOT NULL
    ) STRICT;
  `,
};
