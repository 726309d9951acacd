import { afterEach, beforeEach, expect, test } from 'vitest';
import { Database } from '../../../../server/db/Database';
import { migrate } from '../../../../server/db/migrate';
import { migrations } from '../../../../server/db/migrations';

let db: Database;
beforeEach(() => {
  db = new Database(':memory:');
});
afterEach(() => db.close());

const first = { id: 1, name: 'first', sql: 'CREATE TABLE a (id TEXT)' };
const second = { id: 2, name: 'second', sql: 'CREATE TABLE b (id TEXT)' };

test('each step runs once', () => {
  migrate(db, [first]);
  migrate(db, [first, second]);
  expect(db.all('SELECT id, name FROM migrations ORDER BY id')).toEqual([
    { id: 1, name: 'first' },
    { id: 2, name: 'second' },
  ]);
});

test('a failed step changes nothing', () => {
  expect(() => migrate(db, [first, { id: 2, name: 'broken', sql: 'CREATE TABLE b (id TEXT); NONSENSE' }])).toThrow(/syntax error/);
  migrate(db, [first, second]);
  expect(db.all('SELECT * FROM b')).toEqual([]);
});

test('data of a later version is refused', () => {
  migrate(db, [first, second]);
  expect(() => migrate(db, [first])).toThrow(/later version/);
});

test('the steps of the instance are numbered without gaps', () => {
  expect(migrations.map((migration) => migration.id)).toEqual(migrations.map((_, index) => index + 1));
});
