import { expect, test } from 'vitest';
import { OtherVersionError, SqliteMemory } from '~/memory/SqliteMemory';
import { FIXTURE_NOW, note } from '../../fixtures/builders';
import { sqlite, sqliteMemory } from '../../fixtures/sqliteMemory';

test('a file that is no database, or of another version, is refused instead of being read', async () => {
  const { oo1, wasm, capi } = await sqlite();
  const damaged = new oo1.DB(':memory:');
  const bytes = new TextEncoder().encode('this is no database. '.repeat(500));
  const pointer = wasm.allocFromTypedArray(bytes);
  capi.sqlite3_deserialize(damaged.pointer!, 'main', pointer, bytes.length, bytes.length, capi.SQLITE_DESERIALIZE_FREEONCLOSE);
  expect(() => new SqliteMemory(damaged)).toThrow(/NOTADB|not a database/);
  const newer = new oo1.DB(':memory:');
  newer.exec('CREATE TABLE x (y); PRAGMA user_version = 99');
  expect(() => new SqliteMemory(newer)).toThrow(OtherVersionError);
});

test('more notes of one moment than it has places are kept, and found newest first', async () => {
  const memory = await sqliteMemory();
  const createdAt = new Date(FIXTURE_NOW).toISOString();
  memory.write({ account: 'a/b', seenAt: FIXTURE_NOW, notes: Array.from({ length: 1_100 }, () => note().with({ createdAt }).build()) });
  expect(memory.figures().notes).toBe(1_100);
});
