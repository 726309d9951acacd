import type { Migration } from '../db/migrate';

/** What moderators do: reports that they resolve, roles by condition, and a log of all of it. */
export const migration: Migration = {
  id: 19,
  name: 'moderation',
  sql: `
    CREATE TABLE moderationLogs (
      id TEXT PRIMARY KEY,
      userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      type TEXT NOT NULL,
      -- JSON of what was done to whom.
      info TEXT NOT NULL
    ) STRICT;
    CREATE INDEX moderationLogsByType ON moderationLogs (type, id);
    CREATE INDEX moderationLogsByUser ON moderationLogs (userId, id);

    ALTER TABLE abuseReports ADD COLUMN assigneeId TEXT REFERENCES users (id) ON DELETE SET NULL;
    ALTER TABLE abuseReports ADD COLUMN forwarded INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX abuseReportsByState ON abuseReports (resolved, id);

    ALTER TABLE roles ADD COLUMN target TEXT NOT NULL DEFAULT 'manual';
    -- JSON of a tree of conditions; of manual roles, an empty object.
    ALTER TABLE roles ADD COLUMN condFormula TEXT NOT NULL DEFAULT '{}';
    CREATE INDEX rolesByTarget ON roles (target);
  `,
};
