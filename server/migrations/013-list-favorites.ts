import type { Migration } from '../db/migrate';

/** Public lists that accounts have as favorites. */
export const migration: Migration = {
  id: 13,
  name: 'list favorites',
  sql: `
    CREATE TABLE userListFavorites (
      listId TEXT NOT NULL REFERENCES userLists (id) ON DELETE CASCADE,
      userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      PRIMARY KEY (listId, userId)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX userListFavoritesByUser ON userListFavorites (userId);
  `,
};
