import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGateway, type Gateway } from '../../server/gateway/createGateway';
import { MisskeyClient } from '~/api/MisskeyClient';
import type { WireMe, WireNote } from '~/api/wire';
import { ATTEMPT_KEY_HEADER } from '~/lib/attemptKey';
import { systemClock } from '~/lib/clock';
import { NotePosts, type PostingAccount } from '~/stores/posting/NotePosts';
import { LossyProxy } from '../fixtures/LossyProxy';
import { MemoryLocalStore } from '../fixtures/memoryStores';
import { TestInstance, type TestAccount } from '../unit/server/support/testInstance';

const POSTS = 50;
const CREATE = '/api/notes/create';

let world: TestInstance;
let alice: TestAccount;
const closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  world = await TestInstance.start({ clock: systemClock });
  alice = await world.signUp('alice');
});
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
  await world.close();
});

/** A proxy that loses the answer to each first call of `notes/create`, after the server behind it handled the call. */
async function lossy(target: string): Promise<string> {
  const proxy = await LossyProxy.start(target, (path, n) => (path === CREATE && n % 2 === 1 ? 'lose' : 'pass'));
  closing.push(() => proxy.stop());
  return proxy.url;
}

async function gatewayTo(upstream: string): Promise<string> {
  const gateway: Gateway = await createGateway({ port: 0, host: '127.0.0.1', upstream, clientDir: null });
  closing.push(() => gateway.close());
  return gateway.url;
}

/** Calls as to a server that has never heard of keys. */
const withoutKeys: typeof fetch = async (url, init) => {
  const headers = new Headers(init?.headers);
  headers.delete(ATTEMPT_KEY_HEADER);
  const answer = await fetch(url, { ...init, headers });
  const given = new Headers(answer.headers);
  given.delete(ATTEMPT_KEY_HEADER);
  return new Response(answer.body, { status: answer.status, headers: given });
};

/** The account of the client at an address. */
function accountAt(origin: string, send: typeof fetch): PostingAccount {
  const ingest = { note: ({ id }: WireNote) => id };
  const api = new MisskeyClient({ origin, token: alice.token, clock: systemClock, isOnline: () => true, fetch: send });
  return { key: 'alice', api, ingest, clock: systemClock, me: { id: alice.id } as WireMe };
}

test.each([
  ['an instance that knows keys', async () => lossy(world.instance.url), fetch],
  ['a server that knows no keys', async () => lossy(world.instance.url), withoutKeys],
  ['a gateway to a server that knows no keys', async () => gatewayTo(await lossy(world.instance.url)), fetch],
  ['a gateway whose own answers are lost', async () => lossy(await gatewayTo(world.instance.url)), fetch],
])('fifty lost answers of %s leave fifty notes, each of which counts as posted', async (name, start, send) => {
  const account = accountAt(await start(), send);
  const posts = new NotePosts(account, new MemoryLocalStore());
  const texts = Array.from({ length: POSTS }, (_, n) => `${name}, note ${n}`);
  const failed: string[] = [];
  for (const text of texts) if (!(await posts.post({ text })).ok) failed.push(text);
  expect(failed).toEqual([]);
  const notes = await world.ok('users/notes', { userId: alice.id, limit: 100 });
  const made = notes.map(({ text }) => text ?? '').filter((text) => text.startsWith(name));
  expect(made.toReversed()).toEqual(texts);
});

test.each([
  ['an instance that knows keys', async (url: string) => url, fetch],
  ['a server that knows no keys', async (url: string) => url, withoutKeys],
  ['a gateway', gatewayTo, fetch],
])('a second press after a time without any answer of %s makes no second note', async (name, through, send) => {
  let isLineBad = true;
  const proxy = await LossyProxy.start(world.instance.url, () => (isLineBad ? 'lose' : 'pass'));
  closing.push(() => proxy.stop());
  const posts = new NotePosts(accountAt(await through(proxy.url), send), new MemoryLocalStore());
  const text = `${name}, pressed twice`;
  const first = await posts.post({ text });
  expect(first.ok || first.error.name, 'nobody can know whether it was posted').toBe('UnknownOutcome');
  isLineBad = false;
  const second = await posts.post({ text });
  const notes = (await world.ok('users/notes', { userId: alice.id, limit: 100 })).filter((note) => note.text === text);
  expect({ second, notes: notes.length }).toEqual({ second: { ok: true, value: notes[0]?.id }, notes: 1 });
});
