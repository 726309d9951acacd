import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createGateway, type Gateway } from '../../server/gateway/createGateway';
import { MisskeyClient } from '~/api/MisskeyClient';
import type { WireMe, WireNote } from '~/api/wire';
import { ATTEMPT_KEY_HEADER } from '~/lib/attemptKey';
import { systemClock } from '~/lib/clock';
import { disposable } from '~/lib/disposable';
import { ok } from '~/lib/Result';
import { NotePosts, type PostingAccount } from '~/stores/posting/NotePosts';
import { Outbox, type NoteToPost } from '~/stores/posting/Outbox';
import { FakeLocks } from '../fixtures/FakeLocks';
import { LossyProxy } from '../fixtures/LossyProxy';
import { FakeTabs, MemoryKeyValueStore, MemoryLocalStore } from '../fixtures/memoryStores';
import { TestInstance, type TestAccount } from '../unit/server/support/testInstance';

const POSTS = 100;
/** Each of these takes a new browser. */
const KILLS = 20;
const CREATE = '/api/notes/create';

let world: TestInstance;
const closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  world = await TestInstance.start({ clock: systemClock });
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
  const gateway: Gateway = await createGateway({ port: 0, host: '127.0.0.1', upstream, clientDir: null, picturesDir: null });
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
function accountAt(origin: string, send: typeof fetch, { id, token }: TestAccount): PostingAccount {
  const ingest = { note: (note: WireNote) => note.id };
  const api = new MisskeyClient({ origin, token, clock: systemClock, isOnline: () => true, fetch: send });
  return { key: id, api, ingest, clock: systemClock, me: { id } as WireMe };
}

/** A browser whose storage and locks survive its tabs. */
class Browser {
  readonly #kv = new MemoryKeyValueStore();
  readonly #local = new MemoryLocalStore();
  readonly #locks = new FakeLocks();
  readonly #tabs = new FakeTabs();
  readonly connectivity = { isOnline: true, onBack: () => disposable(() => {}) };

  /** Opens a tab. `kill` ends it without warning. */
  open(account: PostingAccount): { readonly outbox: Outbox; kill(): void } {
    const lock = this.#locks.open();
    const outbox = new Outbox({
      account,
      actions: { send: async () => ok(), confirm: () => {} },
      kv: this.#kv,
      local: this.#local,
      crossTab: this.#tabs.open(),
      connectivity: this.connectivity,
      lock,
      random: Math.random,
      onEnd: () => {},
    });
    const kill = (): void => {
      outbox.dispose();
      lock.kill();
    };
    closing.push(async () => kill());
    return { outbox, kill };
  }
}

function noteOf(text: string): NoteToPost {
  const shared = { text, cw: null, localOnly: false, visibility: 'public' as const };
  const content = { ...shared, useCw: false, visibleUserIds: [], files: [], poll: null, quoteId: null };
  return { params: { ...shared, reactionAcceptance: null }, content, target: {} };
}

let people = 0;
const newAccount = (): Promise<TestAccount> => world.signUp(`writer${(people += 1)}`);

/** The texts of an account's notes on the server, the oldest first. */
async function textsOf({ id }: TestAccount): Promise<readonly (string | null)[]> {
  const notes = await world.ok('users/notes', { userId: id, limit: 100 });
  return notes.map(({ text }) => text).toReversed();
}

const textsTo = (count: number): readonly string[] => Array.from({ length: count }, (_, n) => `note ${n}`);

/** Waits until the outbox is empty. */
const emptied = (outbox: Outbox): Promise<void> => vi.waitFor(() => expect(outbox.notes).toEqual([]), { timeout: 50_000, interval: 50 });

const SERVERS: readonly (readonly [what: string, start: () => Promise<string>, send: typeof fetch])[] = [
  ['an instance that knows keys', async () => lossy(world.instance.url), fetch],
  ['a server that knows no keys', async () => lossy(world.instance.url), withoutKeys],
  ['a gateway to a server that knows no keys', async () => gatewayTo(await lossy(world.instance.url)), fetch],
  ['a gateway whose own answers are lost', async () => lossy(await gatewayTo(world.instance.url)), fetch],
];

test.each(SERVERS)('a hundred lost answers of %s leave a hundred notes, each of which counts as posted', async (_name, start, send) => {
  const writer = await newAccount();
  const { outbox } = new Browser().open(accountAt(await start(), send, writer));
  const texts = textsTo(POSTS);
  const ends: string[] = [];
  for (const text of texts) ends.push((await outbox.post(noteOf(text), () => {})).kind);
  expect({ ends: [...new Set(ends)], made: await textsOf(writer), left: outbox.notes }).toEqual({
    ends: ['posted'],
    made: texts,
    left: [],
  });
});

test.each(SERVERS)(
  'a hundred notes that were written without a network are all on %s, once and in their order',
  async (_name, start, send) => {
    const writer = await newAccount();
    const browser = new Browser();
    browser.connectivity.isOnline = false;
    const { outbox } = browser.open(accountAt(await start(), send, writer));
    const texts = textsTo(POSTS);
    for (const text of texts) await outbox.post(noteOf(text), () => {});
    expect({ waiting: outbox.notes.length, made: await textsOf(writer) }).toEqual({ waiting: POSTS, made: [] });
    browser.connectivity.isOnline = true;
    await outbox.hurry();
    await emptied(outbox);
    expect(await textsOf(writer)).toEqual(texts);
  },
);

test.each(SERVERS)('notes whose tab was killed in the middle of the call are on %s once', async (_name, start, send) => {
  const writer = await newAccount();
  const browser = new Browser();
  const origin = await start();
  const texts = textsTo(KILLS);
  for (const text of texts) {
    let handled: () => void = () => {};
    const isHandled = new Promise<void>((resolve) => (handled = resolve));
    /** The server gets the call, and the tab is gone before the answer. */
    const unheard: typeof fetch = async (url, init) => {
      const call = send(url, init).catch(() => undefined);
      if (!(url as string).endsWith(CREATE)) return (await call) as Response;
      void call.then(handled);
      return new Promise<never>(() => {});
    };
    const tab = browser.open(accountAt(origin, unheard, writer));
    await tab.outbox.resume();
    void tab.outbox.post(noteOf(text), () => {});
    await isHandled;
    tab.kill();
    const next = browser.open(accountAt(origin, send, writer));
    await next.outbox.resume();
    await emptied(next.outbox);
    next.kill();
  }
  expect(await textsOf(writer)).toEqual(texts);
});

test.each([
  ['an instance that knows keys', async (url: string) => url, fetch],
  ['a server that knows no keys', async (url: string) => url, withoutKeys],
  ['a gateway', gatewayTo, fetch],
])('a second try of a renote after a time without any answer of %s makes no second note', async (name, through, send) => {
  const writer = await newAccount();
  let isLineBad = true;
  const proxy = await LossyProxy.start(world.instance.url, () => (isLineBad ? 'lose' : 'pass'));
  closing.push(() => proxy.stop());
  const posts = new NotePosts(accountAt(await through(proxy.url), send, writer), new MemoryLocalStore());
  const text = `${name}, pressed twice`;
  const first = await posts.post({ text });
  expect(first.ok || first.error.name, 'nobody can know whether it was posted').toBe('UnknownOutcome');
  isLineBad = false;
  const second = await posts.post({ text });
  const notes = await world.ok('users/notes', { userId: writer.id, limit: 100 });
  expect({ second, notes: notes.length }).toEqual({ second: { ok: true, value: notes[0]?.id }, notes: 1 });
});
