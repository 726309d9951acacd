import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SqlValue } from '../../../../../server/db/Database';
import { TestInstance, type TestAccount } from '../../support/testInstance';

/*
 * A list that reads every note is fast in a demo and slow after a year. These tests ask for the query plans of each
 * list: notes may be found by an index, never by a scan.
 */

let world: TestInstance;
let alice: TestAccount;
let listId: string;
let antennaId: string;
let noteId: string;

beforeAll(async () => {
  // With options, because the driver leaves plans open, which keeps the database from being copied.
  world = await TestInstance.start({});
  alice = await world.signUp('alice');
  listId = (await world.ok('users/lists/create', { name: 'l' }, alice.token)).id;
  antennaId = (
    await world.ok(
      'antennas/create',
      {
        name: 'a',
        src: 'all',
        users: [],
        keywords: [['x']],
        excludeKeywords: [],
        withReplies: true,
        caseSensitive: false,
        withFile: false,
        notify: false,
      },
      alice.token,
    )
  ).id;
  noteId = (await world.ok('notes/create', { text: '@alice #tag x' }, alice.token)).createdNote.id;
});
afterAll(() => world.close());

/** The query plans of a call, without queries of the instance's settings. */
async function plansOf(call: () => Promise<unknown>): Promise<string[]> {
  const { db } = world.instance.server;
  const queries: { sql: string; params: readonly SqlValue[] }[] = [];
  const all = db.all.bind(db);
  db.all = <T>(sql: string, params: readonly SqlValue[]): T[] => {
    queries.push({ sql, params });
    return all<T>(sql, params);
  };
  try {
    await call();
  } finally {
    db.all = all;
  }
  return queries.flatMap(({ sql, params }) =>
    all<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, params).map(
      (step) => `${step.detail}    -- ${sql.replaceAll(/\s+/g, ' ').slice(0, 120)}`,
    ),
  );
}

const TABLES = 'n|r|l|found|notes|noteTags|noteTargets|antennaNotes|noteReactions|notifications|noteFavorites|userListMembers|users|files';
const SCAN = new RegExp(`^SCAN (${TABLES})\\b(?! USING (COVERING )?INDEX)`);

test.each<[string, () => Promise<unknown>]>([
  ['home timeline', () => world.ok('notes/timeline', {}, alice.token)],
  ['home timeline with files', () => world.ok('notes/timeline', { withFiles: true }, alice.token)],
  ['local timeline', () => world.ok('notes/local-timeline', {}, alice.token)],
  ['local timeline with files', () => world.ok('notes/local-timeline', { withFiles: true }, alice.token)],
  ['hybrid timeline', () => world.ok('notes/hybrid-timeline', { untilId: noteId }, alice.token)],
  ['global timeline', () => world.ok('notes/global-timeline', { sinceId: noteId }, alice.token)],
  ['list timeline', () => world.ok('notes/user-list-timeline', { listId }, alice.token)],
  ['antenna', () => world.ok('antennas/notes', { antennaId }, alice.token)],
  ['mentions', () => world.ok('notes/mentions', {}, alice.token)],
  ['tag', () => world.ok('notes/search-by-tag', { tag: 'tag' }, alice.token)],
  ['notes of a user', () => world.ok('users/notes', { userId: alice.id }, alice.token)],
  ['notes of a user with files', () => world.ok('users/notes', { userId: alice.id, withFiles: true }, alice.token)],
  ['featured notes', () => world.ok('notes/featured', {}, alice.token)],
  ['featured notes of a user', () => world.ok('users/featured-notes', { userId: alice.id }, alice.token)],
  ['children', () => world.ok('notes/children', { noteId }, alice.token)],
  ['renotes', () => world.ok('notes/renotes', { noteId }, alice.token)],
  ['conversation', () => world.ok('notes/conversation', { noteId }, alice.token)],
  ['reactions', () => world.ok('notes/reactions', { noteId }, alice.token)],
  ['favorites', () => world.ok('i/favorites', {}, alice.token)],
  ['notifications', () => world.ok('i/notifications-grouped', {}, alice.token)],
])('the list "%s" is read by indexes', async (_what, call) => {
  const plans = await plansOf(call);
  expect(plans.length).toBeGreaterThan(0);
  expect(plans.filter((plan) => SCAN.test(plan))).toEqual([]);
});
