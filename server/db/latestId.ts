import type { Database } from './Database';

/** The latest id that any table holds, or null in a new database. */
export function latestId(db: Database): string | null {
  const tables = db.all<{ name: string }>(
    `SELECT t.name FROM sqlite_schema t JOIN pragma_table_info(t.name) c
     WHERE t.type = 'table' AND c.name = 'id' AND c.pk = 1 AND c.type = 'TEXT'`,
  );
  const ids = tables.flatMap(
    ({ name }) => db.get<{ id: string }>(`SELECT id FROM "${name}" WHERE LENGTH(id) = 16 ORDER BY id DESC LIMIT 1`)?.id ?? [],
  );
  return ids.toSorted().at(-1) ?? null;
}
