/** How charts add up, with a small database and times of the test's choosing. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  followChanges,
  noteChanges,
  pageViewChanges,
  readerChanges,
  userChanges,
  WHOLE,
  writerChanges,
} from '../../../../../server/core/charts/chartChanges';
import { readChart } from '../../../../../server/core/charts/readChart';
import { addCounts, writeCharts } from '../../../../../server/core/charts/writeCharts';
import { idAt } from '../../../../../server/lib/ids';
import { Database } from '../../../../../server/db/Database';
import { migrate } from '../../../../../server/db/migrate';
import { allMigrations } from '../../../../../server/allMigrations';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Half past two in the afternoon, so that neither an hour nor a day begins. */
const NOW = Date.parse('2026-05-20T14:30:00Z');

let db: Database;
beforeEach(() => {
  db = new Database(':memory:');
  migrate(db, allMigrations);
});
afterEach(() => db.close());

const NOTE: Parameters<typeof noteChanges>[0] = { userId: 'alice', userHost: null, replyId: null, renoteId: null, fileIds: '[]' };

const post = (atMs: number, note: Partial<typeof NOTE> = {}) => writeCharts(db, atMs, noteChanges({ ...NOTE, ...note }, 1));
const remove = (atMs: number) => writeCharts(db, atMs, noteChanges(NOTE, -1));
const notes = (span: 'hour' | 'day', limit: number, offset?: number) => readChart(db, NOW, 'notes', WHOLE, { span, limit, offset }).local;

describe('totals and increments', () => {
  test('a chart without any entries has as many zeros as were asked for', () => {
    expect(notes('hour', 3)).toEqual({
      total: [0, 0, 0],
      inc: [0, 0, 0],
      dec: [0, 0, 0],
      diffs: { normal: [0, 0, 0], reply: [0, 0, 0], renote: [0, 0, 0], withFile: [0, 0, 0] },
    });
  });

  test('notes of an hour add up, the first number is the current hour, and hours without notes keep the total', () => {
    post(NOW - 3 * HOUR_MS);
    post(NOW - 3 * HOUR_MS + 60_000);
    post(NOW);
    expect(notes('hour', 5)).toMatchObject({ total: [3, 2, 2, 2, 0], inc: [1, 0, 0, 2, 0], dec: [0, 0, 0, 0, 0] });
  });

  test('hours and days begin with those of UTC', () => {
    post(Date.parse('2026-05-20T13:59:59.999Z'));
    post(Date.parse('2026-05-20T14:00:00.000Z'));
    post(Date.parse('2026-05-19T23:59:59.999Z'));
    expect({ hours: notes('hour', 2).inc, days: notes('day', 2).inc }).toEqual({ hours: [1, 1], days: [2, 1] });
  });

  test('a deleted note lowers the total and its kind, and counts as deleted', () => {
    post(NOW - 2 * HOUR_MS);
    post(NOW - 2 * HOUR_MS);
    remove(NOW);
    expect(notes('hour', 3)).toMatchObject({ total: [1, 2, 2], inc: [0, 0, 2], dec: [1, 0, 0], diffs: { normal: [-1, 0, 2] } });
  });

  test('notes count by kind, once more with files, and by origin', () => {
    post(NOW, { replyId: 'n1', fileIds: '["f1"]' });
    post(NOW, { renoteId: 'n1' });
    post(NOW, { userHost: 'far.example' });
    const { local, remote } = readChart(db, NOW, 'notes', WHOLE, { span: 'day', limit: 1 });
    expect(local).toMatchObject({ total: [2], diffs: { normal: [0], reply: [1], renote: [1], withFile: [1] } });
    expect(remote).toMatchObject({ total: [1], diffs: { normal: [1] } });
    expect(readChart(db, NOW, 'instance', 'far.example', { span: 'day', limit: 1 }).notes.total).toEqual([1]);
    expect(readChart(db, NOW, 'user/notes', 'alice', { span: 'day', limit: 1 }).total).toEqual([3]);
  });

  test('an offset moves the window back, and totals are those of that time', () => {
    post(NOW - 3 * DAY_MS);
    post(NOW - DAY_MS);
    post(NOW);
    const offset = Date.parse('2026-05-19T00:00:00Z');
    expect(notes('day', 3, offset)).toMatchObject({ total: [2, 1, 1], inc: [1, 0, 1] });
    expect(notes('hour', 2, NOW - DAY_MS - 30 * 60_000)).toMatchObject({ total: [2, 1], inc: [1, 0] });
  });

  test('an offset within an hour means the next one, as on real servers', () => {
    post(NOW);
    expect(notes('hour', 2, Date.parse('2026-05-20T13:00:00.001Z')).inc).toEqual([1, 0]);
  });

  test('an offset in the future shows the current total and no changes', () => {
    post(NOW);
    expect(notes('day', 2, NOW + 5 * DAY_MS)).toMatchObject({ total: [1, 1], inc: [0, 0] });
  });

  test('an event that is written late does not disturb later totals', () => {
    post(NOW);
    post(NOW - 2 * HOUR_MS);
    expect(notes('hour', 4)).toMatchObject({ total: [2, 1, 1, 0], inc: [1, 0, 1, 0] });
  });

  test('hours of long ago are forgotten, while days and totals stay', () => {
    post(NOW - 100 * DAY_MS);
    post(NOW);
    const longAgo = { span: 'day', limit: 1, offset: NOW - 101 * DAY_MS + 1 } as const;
    expect(db.all('SELECT DISTINCT startsAt FROM chartCounts WHERE span = ?', ['hour'])).toHaveLength(1);
    expect(readChart(db, NOW, 'notes', WHOLE, longAgo).local).toMatchObject({ total: [1], inc: [1] });
    expect(notes('hour', 1, NOW - 50 * DAY_MS).total).toEqual([1]);
  });

  test('five hundred hours are the sum of what was written', () => {
    for (let n = 0; n < 500; n += 7) post(NOW - n * HOUR_MS);
    const { total, inc } = notes('hour', 500);
    expect({ length: total.length, newest: total[0], all: inc.reduce((sum, value) => sum + value, 0) }).toEqual({
      length: 500,
      newest: 72,
      all: 72,
    });
  });

  test('an unknown column is a mistake of the program', () => {
    expect(() => writeCharts(db, NOW, [{ chart: 'notes', group: WHOLE, counts: { nonsense: 1 } }])).toThrow(/no column/);
  });
});

describe('unique counts', () => {
  const active = (span: 'hour' | 'day', limit: number) => readChart(db, NOW, 'active-users', WHOLE, { span, limit });
  const idOf = (daysAgo: number, name: string) => idAt(NOW - daysAgo * DAY_MS).slice(0, 12) + name.padEnd(4, '0');

  test('an account counts once in an hour and once in a day, however often it reads', () => {
    const alice = idOf(1, 'a');
    for (const atMs of [NOW - 2 * HOUR_MS, NOW - HOUR_MS, NOW, NOW + 1]) writeCharts(db, atMs, readerChanges(alice, atMs));
    expect({ hours: active('hour', 3).read, days: active('day', 2).read }).toEqual({ hours: [1, 1, 1], days: [1, 0] });
  });

  test('those who both read and write are counted in either order', () => {
    const [alice, bob, carol] = [idOf(1, 'a'), idOf(1, 'b'), idOf(1, 'c')];
    writeCharts(db, NOW, readerChanges(alice, NOW));
    writeCharts(db, NOW, writerChanges(alice));
    writeCharts(db, NOW, writerChanges(bob));
    writeCharts(db, NOW, readerChanges(bob, NOW));
    writeCharts(db, NOW, writerChanges(carol));
    expect(active('hour', 1)).toMatchObject({ read: [2], write: [3], readWrite: [2] });
  });

  test('reading in one hour and writing in the next is both only on that day', () => {
    const alice = idOf(1, 'a');
    writeCharts(db, NOW - HOUR_MS, readerChanges(alice, NOW - HOUR_MS));
    writeCharts(db, NOW, writerChanges(alice));
    expect({ hours: active('hour', 2).readWrite, days: active('day', 1).readWrite }).toEqual({ hours: [0, 0], days: [1] });
  });

  test.each([
    [3, 'within a week', { registeredWithinWeek: [1], registeredWithinMonth: [1], registeredWithinYear: [1], registeredOutsideWeek: [0] }],
    [20, 'within a month', { registeredOutsideWeek: [1], registeredWithinMonth: [1], registeredOutsideMonth: [0] }],
    [400, 'before', { registeredOutsideWeek: [1], registeredOutsideMonth: [1], registeredOutsideYear: [1], registeredWithinYear: [0] }],
  ])('a reader who registered %s days ago counts as registered %s', (days, _when, expected) => {
    writeCharts(db, NOW, readerChanges(idOf(days, 'a'), NOW));
    expect(active('day', 1)).toMatchObject(expected);
  });

  test('visitors of a profile count once, their views every time', () => {
    for (const visitor of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) writeCharts(db, NOW, pageViewChanges('alice', { visitor }));
    for (const userId of ['bob', 'bob']) writeCharts(db, NOW, pageViewChanges('alice', { userId }));
    expect(readChart(db, NOW, 'user/pv', 'alice', { span: 'hour', limit: 1 })).toEqual({
      upv: { user: [1], visitor: [2] },
      pv: { user: [2], visitor: [3] },
    });
  });

  test('no address of a visitor is stored', () => {
    writeCharts(db, NOW, pageViewChanges('alice', { visitor: '192.0.2.1' }));
    expect(JSON.stringify(db.all('SELECT * FROM chartUniques'))).not.toContain('192.0.2.1');
    expect(db.all<{ who: string }>('SELECT who FROM chartUniques').every(({ who }) => /^[0-9a-f]{4}$/.test(who))).toBe(true);
  });

  test('who was counted is forgotten after the hour and the day', () => {
    for (let n = 5; n >= 0; n--) writeCharts(db, NOW - n * DAY_MS, writerChanges('alice'));
    const kept = db.all<{ span: string }>(`SELECT span, startsAt FROM chartUniques`);
    expect(kept.map(({ span }) => span).sort()).toEqual(['day', 'day', 'hour']);
    expect(active('day', 6).write).toEqual([1, 1, 1, 1, 1, 1]);
  });
});

test('accounts and follows count under the origin of the account', () => {
  const [alice, fern] = [
    { id: 'alice', host: null },
    { id: 'fern', host: 'far.example' },
  ];
  writeCharts(db, NOW, [...userChanges(null, 1), ...userChanges('far.example', 1)]);
  writeCharts(db, NOW, [...followChanges(alice, fern, 1), ...followChanges(fern, alice, 1), ...followChanges(fern, alice, -1)]);
  const now = { span: 'hour', limit: 1 } as const;
  expect(readChart(db, NOW, 'users', WHOLE, now)).toMatchObject({ local: { total: [1] }, remote: { total: [1] } });
  expect(readChart(db, NOW, 'user/following', 'alice', now).local).toEqual({
    followings: { total: [1], inc: [1], dec: [0] },
    followers: { total: [0], inc: [1], dec: [1] },
  });
  expect(readChart(db, NOW, 'instance', 'far.example', now)).toMatchObject({
    users: { total: [1] },
    followers: { total: [1] },
    following: { total: [0], inc: [1], dec: [1] },
  });
});

test('adding nothing writes nothing', () => {
  addCounts(db, []);
  writeCharts(db, NOW, [{ chart: 'notes', group: WHOLE, counts: { 'local.inc': 0 } }]);
  expect(db.all('SELECT * FROM chartCounts')).toEqual([]);
});
