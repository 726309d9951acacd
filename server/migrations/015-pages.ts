import type { Migration } from '../db/migrate';

/** Pages: documents of blocks, written by accounts. `content` and `variables` are JSON lists, times milliseconds since 1970. */
export const migration: Migration = {
  id: 15,
  name: 'pages',
  sql: `
    CREATE TABLE pages (
      id TEXT PRIMARY KEY,
      userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      name TEXT NOT NULL,
      title TEXT NOT NULL,
      summary TEXT,
      content TEXT NOT NULL,
      variables TEXT NOT NULL,
      script TEXT NOT NULL,
      font TEXT NOT NULL,
      alignCenter INTEGER NOT NULL,
      hideTitleWhenPinned INTEGER NOT NULL,
      eyeCatchingImageId TEXT REFERENCES files (id) ON DELETE SET NULL,
      updatedAt INTEGER NOT NULL,
      likedCount INTEGER NOT NULL DEFAULT 0,
      UNIQUE (userId, name)
    ) STRICT;
    CREATE INDEX pagesByUser ON pages (userId, id);
    CREATE INDEX pagesByLikes ON pages (likedCount) WHERE likedCount > 0;
    CREATE INDEX pagesByImage ON pages (eyeCatchingImageId) WHERE eyeCatchingImageId IS NOT NULL;

    CREATE TABLE pageLikes (
      id TEXT PRIMARY KEY,
      userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      pageId TEXT NOT NULL REFERENCES pages (id) ON DELETE CASCADE,
      UNIQUE (pageId, userId)
    ) STRICT;
    CREATE INDEX pageLikesByUser ON pageLikes (userId, id);

    -- The page that a user shows on the own profile.
    ALTER TABLE profiles ADD COLUMN pinnedPageId TEXT REFERENCES pages (id) ON DELETE SET NULL;
    CREATE INDEX profilesByPinnedPage ON profiles (pinnedPageId) WHERE pinnedPageId IS NOT NULL;
  `,
};
