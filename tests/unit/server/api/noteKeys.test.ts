import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WireNote } from '~/api/wire';
import { TestInstance, type TestAccount } from '../support/testInstance';

const DAY_MS = 86_400_000;

let world: TestInstance;
let alice: TestAccount;
let bob: TestAccount;

beforeAll(async () => {
  world = await TestInstance.start();
  alice = await world.signUp('alice');
  bob = await world.signUp('bob');
});
afterAll(() => world.close());

async function post(key: string, text: string, account = alice) {
  const { status, body } = await world.post('notes/create', { text }, account.token, { 'idempotency-key': key });
  const { createdNote, error } = body as { createdNote?: WireNote; error?: { code: string } };
  return { status, id: createdNote?.id, code: error?.code };
}

const countOf = (text: string) => world.instance.server.db.all('SELECT id FROM notes WHERE text = ?', [text]).length;

test('a call that is repeated with its key answers with the note of the first call', async () => {
  const first = await post('key-of-a-note', 'once');
  const again = await Promise.all([post('key-of-a-note', 'once'), post('"key-of-a-note"', 'once')]);
  expect(again.map(({ id }) => id)).toEqual([first.id, first.id]);
  expect(countOf('once')).toBe(1);
});

test('calls without a key, with other keys and of other accounts post notes of their own', async () => {
  await world.ok('notes/create', { text: 'each' }, alice.token);
  await world.ok('notes/create', { text: 'each' }, alice.token);
  await post('each-key-1', 'each');
  await post('each-key-2', 'each');
  await post('each-key-1', 'each', bob);
  expect(countOf('each')).toBe(5);
});

test('a key that belongs to another note is refused instead of swallowing the new one', async () => {
  await post('key-of-one', 'one');
  expect(await post('key-of-one', 'another')).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
  expect(countOf('another')).toBe(0);
});

test('a refused call leaves its key unused', async () => {
  const refused = await world.post('notes/create', { text: 'reply', replyId: 'nobody' }, alice.token, { 'idempotency-key': 'refused-key' });
  expect(refused.status).toBe(400);
  expect(await post('refused-key', 'reply')).toMatchObject({ status: 200 });
});

test('a late repetition does not bring a deleted note back', async () => {
  const { id } = await post('deleted-key', 'gone');
  await world.ok('notes/delete', { noteId: id! }, alice.token);
  expect(await post('deleted-key', 'gone')).toMatchObject({ status: 400, code: 'NO_SUCH_NOTE' });
  expect(countOf('gone')).toBe(0);
});

test('an unreadable key is refused, because ignoring it would break its promise', async () => {
  for (const key of ['short', 'x'.repeat(129), 'with a space'])
    expect(await post(key, 'odd')).toMatchObject({ status: 400, code: 'INVALID_PARAM' });
  expect(countOf('odd')).toBe(0);
});

test('keys are remembered for a day, and at most a thousand for each account', async () => {
  const { db, clock } = world.instance.server;
  const keys = () => db.all<{ key: string }>('SELECT key FROM noteKeys WHERE userId = ?', [bob.id]).map(({ key }) => key);
  await post('old-key-of-bob', 'old', bob);
  world.clock.sleep(DAY_MS + 1);
  db.transaction(() => {
    for (let i = 0; i < 1_005; i += 1) {
      db.run(`INSERT INTO noteKeys (userId, key, fingerprint, noteId, createdAt) VALUES (?, ?, '', '', ?)`, [
        bob.id,
        `k${i}`,
        clock.now() - 9,
      ]);
    }
  });
  await post('new-key-of-bob', 'new', bob);
  expect(keys()).not.toContain('old-key-of-bob');
  expect(keys()).toContain('new-key-of-bob');
  expect(keys()).toHaveLength(1_000);
});

test('answers say that the instance supports keys', async () => {
  const answer = await world.instance.app.inject({ method: 'POST', url: '/api/meta', payload: {} });
  expect(answer.headers['idempotency-key']).toBe('notes/create');
});
