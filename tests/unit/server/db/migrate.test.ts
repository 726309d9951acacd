import { afterEach, beforeEach, expect, test } from 'vitest';
import { readChart } from '../../../../server/core/charts/readChart';
import { idAt } from '../../../../server/lib/ids';
import { Database } from '../../../../server/db/Database';
import { migrate } from '../../../../server/db/migrate';
import { allMigrations } from '../../../../server/allMigrations';

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
  expect(allMigrations.map((migration) => migration.id)).toEqual(allMigrations.map((_, index) => index + 1));
});

test('a data folder of the time before charts gets the history of its notes, and the times of other servers', () => {
  const now = Date.parse('2026-05-20T14:30:00Z');
  const [oldest, older, newer] = [idAt(now - 200 * 86_400_000), idAt(now - 26 * 3_600_000), idAt(now - 3_600_000)];
  migrate(
    db,
    allMigrations.filter(({ id }) => id < 8),
  );
  db.run('INSERT INTO instances (host) VALUES (?)', ['far.example']);
  db.run('INSERT INTO users (id, username, usernameLower, host) VALUES (?, ?, ?, ?)', [older, 'fern', 'fern', 'far.example']);
  for (const id of [oldest, older, newer])
    db.run('INSERT INTO notes (id, userId, userHost, visibility) VALUES (?, ?, ?, ?)', [id, older, 'far.example', 'public']);
  migrate(db, allMigrations);
  const { remote } = readChart(db, now, 'notes', '', { span: 'hour', limit: 3 });
  expect({ total: remote.total, inc: remote.inc }).toEqual({ total: [3, 3, 2], inc: [0, 1, 0] });
  const days = readChart(db, now, 'notes', '', { span: 'day', limit: 201 }).remote;
  expect({ oldest: days.inc[200], before: days.total[199] }).toEqual({ oldest: 1, before: 1 });
  const hours = db.all<{ startsAt: number }>(`SELECT DISTINCT startsAt FROM chartCounts WHERE span = 'hour'`);
  expect(hours, 'single hours of long ago are not kept').toHaveLength(2);
  expect(readChart(db, now, 'instance', 'far.example', { span: 'day', limit: 2 }).users.total).toEqual([1, 1]);
  expect(db.get('SELECT firstRetrievedAt, latestRequestReceivedAt FROM instances')).toEqual({
    firstRetrievedAt: now - 26 * 3_600_000,
    latestRequestReceivedAt: now - 3_600_000,
  });
});
