import type { Migration } from '../db/migrate';

/** What a note referred to before that was deleted, on instances whose notes stay then. */
export const migration: Migration = {
  id: 21,
  name: 'lost references',
  sql: `
    ALTER TABLE notes ADD COLUMN lostReplyId TEXT;
    ALTER TABLE notes ADD COLUMN lostRenoteId TEXT;
  `,
};
