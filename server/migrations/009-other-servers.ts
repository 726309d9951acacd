import { timeOf } from '../lib/ids';
import type { Migration } from '../db/migrate';

/** Facts about other servers beside their name and icon. Times are milliseconds since 1970. */
export const migration: Migration = {
  id: 9,
  name: 'other servers',
  sql: `
    ALTER TABLE instances ADD COLUMN firstRetrievedAt INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE instances ADD COLUMN infoUpdatedAt INTEGER;
    ALTER TABLE instances ADD COLUMN latestRequestReceivedAt INTEGER;
    ALTER TABLE instances ADD COLUMN openRegistrations INTEGER;
    ALTER TABLE instances ADD COLUMN description TEXT;
    ALTER TABLE instances ADD COLUMN maintainerName TEXT;
    ALTER TABLE instances ADD COLUMN maintainerEmail TEXT;
    ALTER TABLE instances ADD COLUMN isNotResponding INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE instances ADD COLUMN isSuspended INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE instances ADD COLUMN isBlocked INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE instances ADD COLUMN isSilenced INTEGER NOT NULL DEFAULT 0;
  `,
  run(db) {
    const known = db.all<{ host: string; user: string | null; note: string | null }>(
      `SELECT host, (SELECT MIN(id) FROM users u WHERE u.host = i.host) AS user,
         (SELECT MAX(n.id) FROM notes n WHERE n.userHost = i.host) AS note FROM instances i`,
    );
    for (const { host, user, note } of known) {
      db.run('UPDATE instances SET firstRetrievedAt = ?, latestRequestReceivedAt = ? WHERE host = ?', [
        user === null ? 0 : timeOf(user),
        note === null ? null : timeOf(note),
        host,
      ]);
    }
  },
};
