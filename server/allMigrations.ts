import type { Migration } from './db/migrate';

/** Every step of the schema, in the order of their file names. */
export const allMigrations: readonly Migration[] = Object.values(
  import.meta.glob<Migration>('./migrations/*.ts', { eager: true, import: 'migration' }),
);
