import type { Database } from './Database';

/** A numbered step of the schema. A released step is never edited: a change is a further step. */
export interface Migration {
  /** Position in the order, from 1. */
  readonly id: number;
  readonly name: string;
  readonly sql: string;
  /** Makes changes that are impossible in SQL, in the same transaction. */
  run?(db: Database): void;
  /** Rewrites the file afterward, so that nothing of the changed data is left in it. */
  readonly compact?: boolean;
}

/**
 * Brings the schema up to date, each step in its own transaction.
 * @throws {Error} if the file was written by a later version of the instance.
 */
export function migrate(db: Database, migrations: readonly Migration[]): void {
  db.exec('CREATE TABLE IF NOT EXISTS migrations (id INTEGER PRIMARY KEY, name TEXT NOT NULL)');
  const done = new Set(db.all<{ id: number }>('SELECT id FROM migrations').map((row) => row.id));
  const latest = Math.max(0, ...migrations.map((migration) => migration.id));
  const unknown = [...done].find((id) => id > latest);
  if (unknown !== undefined)
    throw new Error(`The data folder was written by a later version (schema step ${unknown}, known up to ${latest}).`);
  for (const migration of migrations.toSorted((a, b) => a.id - b.id)) {
    if (done.has(migration.id)) continue;
    db.transaction(() => {
      db.exec(migration.sql);
      migration.run?.(db);
      db.run('INSERT INTO migrations (id, name) VALUES (?, ?)', [migration.id, migration.name]);
    });
    if (migration.compact) db.exec('VACUUM');
  }
}
