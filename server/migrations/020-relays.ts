import type { Migration } from '../db/migrate';

/** Relays that administrators asked to pass notes on. */
export const migration: Migration = {
  id: 20,
  name: 'relays',
  sql: `
    CREATE TABLE relays (
      id TEXT PRIMARY KEY,
      inbox TEXT NOT NULL UNIQUE
    ) STRICT;
  `,
};
