import type { Server } from '../Server';

/** How many rows each table has, and how many bytes it takes with its indexes. */
export function tableStats({ db }: Pick<Server, 'db'>): Readonly<Record<string, { readonly count: number; readonly size: number }>> {
  const tables = db.all<{ name: string; size: number }>(
    `SELECT s.tbl_name AS name, SUM(d.pgsize) AS size FROM sqlite_schema s JOIN dbstat d ON d.name = s.name
     WHERE s.tbl_name NOT LIKE 'sqlite_%' GROUP BY s.tbl_name`,
  );
  return Object.fromEntries(
    tables.map(({ name, size }) => [
      name,
      // The name comes from the schema, and SQL has no parameters for names.
      { count: db.get<{ n: number }>(`SELECT COUNT(*) AS n FROM "${name.replaceAll('"', '""')}"`)?.n ?? 0, size },
    ]),
  );
}
