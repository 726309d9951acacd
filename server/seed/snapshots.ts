import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Server } from '../core/Server';

/** Tables about the layout of the file rather than its contents. */
const STRUCTURE = new Set(['migrations']);

const tablesOf = (server: Server, schema: string) =>
  server.db
    .all<{ name: string }>(`SELECT name FROM ${schema}.sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`)
    .map((row) => row.name)
    .filter((name) => !STRUCTURE.has(name));

const fileOf = (server: Server, name: string) => join(server.config.tempDir, `snapshot-${name}.db`);
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/**
 * Copies the database to a file that {@link restoreSnapshot} reads. Uploaded bytes need no copy, because test instances
 * never remove them.
 */
export function saveSnapshot(server: Server, name: string): void {
  server.db.exec(`VACUUM INTO ${quoted(fileOf(server, name))}`);
}

/** Replaces the contents of the database with a snapshot. Returns false if there is none of that name. */
export function restoreSnapshot(server: Server, name: string): boolean {
  const file = fileOf(server, name);
  if (!existsSync(file)) return false;
  server.db.exec(`ATTACH ${quoted(file)} AS snapshot`);
  try {
    // Sign-ins outlive it, so that tests stay signed in.
    const kept = new Set(['ownTokens']);
    replaceTables(server, kept, (table) => `INSERT INTO main."${table}" SELECT * FROM snapshot."${table}"`);
  } finally {
    server.db.exec('DETACH snapshot');
  }
  return true;
}

/** Empties the database. */
export function wipe(server: Server): void {
  replaceTables(server, new Set(), () => '');
}

function replaceTables(server: Server, kept: ReadonlySet<string>, refill: (table: string) => string): void {
  // With checks for each row, references between tables would force an order. Whole tables that fit each other need
  // none.
  server.db.exec('PRAGMA foreign_keys = OFF');
  try {
    server.db.transaction(() => {
      for (const table of tablesOf(server, 'main').filter((name) => !kept.has(name)))
        server.db.exec(`DELETE FROM main."${table}"; ${refill(table)}`);
    });
  } finally {
    server.db.exec('PRAGMA foreign_keys = ON');
  }
}
