import type { Migration } from '../db/migrate';

/** Pictures that accounts can wear around their avatar, and those that each account wears. Times are milliseconds since 1970. */
export const migration: Migration = {
  id: 12,
  name: 'avatar decorations',
  sql: `
    CREATE TABLE avatarDecorations (
      id TEXT PRIMARY KEY,
      updatedAt INTEGER,
      name TEXT NOT NULL,
      description TEXT NOT NULL,
      url TEXT NOT NULL,
      roleIds TEXT NOT NULL DEFAULT '[]'
    ) STRICT;

    ALTER TABLE users ADD COLUMN avatarDecorations TEXT NOT NULL DEFAULT '[]';
  `,
};
