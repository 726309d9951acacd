import { runInAction } from 'mobx';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { WireMe } from '~/api/wire';
import { NetworkError } from '~/lib/AppError';
import { takeNotification } from '~/stores/notifications/NotificationRecord';
import { beginMemory, createReadMemory } from '~/stores/memory/recall';
import { createTestRoot, settled, type TestRootOptions } from '../../../fixtures/createTestRoot';
import { FIXTURE_NOW, note, user } from '../../../fixtures/builders';
import { MemoryLocalStore } from '../../../fixtures/memoryStores';
import { withMemoryWorker } from '../../../fixtures/memoryWorker';

const me: WireMe = user('alice').me();
const bob = user('bob').build();

afterEach(() => {
  vi.unstubAllGlobals();
});

async function begun(options: TestRootOptions = {}) {
  const memory = await withMemoryWorker();
  const test = createTestRoot({ me, ...options });
  beginMemory(test.root);
  const account = test.root.session.current;
  const read = test.root.part(createReadMemory);
  const find = async (words: string) => {
    test.clock.advance(1_000);
    await settled();
    return (await read.search({ accounts: [account.key], words, limit: 10 })).notes.map((found) => found.note.text);
  };
  return { ...test, ...memory, account, read, find };
}

describe('what is kept', () => {
  test('notes of answers and of the live connection are kept, with what came before the memory began', async () => {
    const worker = await withMemoryWorker();
    const test = createTestRoot({ me });
    const account = test.root.session.current;
    account.ingest.notes([note().by(bob).text('moss before').build()], 'fetch');
    beginMemory(test.root);
    account.ingest.notes([note().by(bob).text('moss of an answer').build()], 'fetch');
    account.ingest.note(note().by(bob).text('moss of the stream').build(), 'stream');
    test.clock.advance(1_000);
    await settled();
    expect((await worker.engine.figures()).notes).toBe(3);
  });

  test('profiles and notifications that were shown before the memory began are kept as well', async () => {
    const worker = await withMemoryWorker();
    const { root, clock } = createTestRoot({ me });
    const account = root.session.current;
    account.ingest.users([user('bob').detailed({ description: 'Gardener' })], 'fetch');
    const mention = note().by(bob).text('@alice moss?').build();
    takeNotification(
      { id: 'x1', createdAt: mention.createdAt, type: 'mention', user: bob, userId: bob.id, note: mention },
      account.ingest,
      'fetch',
    );
    takeNotification({ id: 'x2', createdAt: mention.createdAt, type: 'test' }, account.ingest, 'cache');
    beginMemory(root);
    clock.advance(1_000);
    await settled();
    expect(await worker.engine.person(account.key, 'bob')).toMatchObject({ description: 'Gardener' });
    const kept = await worker.engine.notifications(account.key, 10);
    expect(kept).toMatchObject([{ id: 'x1', type: 'mention', user: { username: 'bob' }, note: { text: '@alice moss?' } }]);
  });

  test('only the latest notifications from before the memory began are kept', async () => {
    const worker = await withMemoryWorker();
    const { root, clock } = createTestRoot({ me });
    const account = root.session.current;
    for (let count = 0; count < 70; count += 1)
      takeNotification({ id: `x${count}`, createdAt: new Date(FIXTURE_NOW + count).toISOString(), type: 'test' }, account.ingest, 'stream');
    beginMemory(root);
    clock.advance(1_000);
    await settled();
    const kept = await worker.engine.notifications(account.key, 100);
    expect(kept.map(({ id }) => id)).toEqual(Array.from({ length: 60 }, (_, count) => `x${69 - count}`));
  });

  test('what the memory itself shows, and what is not sent yet, is not kept again', async () => {
    const { account, find } = await begun();
    account.ingest.notes([note().text('moss of the memory').build()], 'cache');
    account.ingest.notes([note().text('moss of an attempt').build()], 'optimistic');
    expect(await find('moss')).toEqual([]);
  });

  test('a note that its author deletes goes, and comes back if the server refuses', async () => {
    const { account, find } = await begun();
    const gone = note().by(bob).text('moss').build();
    account.ingest.notes([gone], 'fetch');
    expect(await find('moss')).toEqual(['moss']);
    const restore = account.notes.remove(gone.id);
    expect(await find('moss')).toEqual([]);
    restore();
    expect(await find('moss')).toEqual(['moss']);
  });

  test('a note that was deleted before the memory began goes, too', async () => {
    const worker = await withMemoryWorker();
    const { root, clock } = createTestRoot({ me });
    const account = root.session.current;
    const gone = note().by(bob).text('moss').build();
    await worker.engine.write({ account: account.key, seenAt: FIXTURE_NOW, notes: [gone] });
    account.notes.remove(gone.id);
    beginMemory(root);
    clock.advance(1_000);
    await settled();
    expect((await worker.engine.figures()).notes).toBe(0);
  });

  test("the reader's reaction is kept", async () => {
    const { account, read, find } = await begun();
    const liked = note().by(bob).text('moss').build();
    account.ingest.notes([liked], 'fetch');
    await find('moss');
    account.notes.patch(liked.id, (known) => ({ ...known, myReaction: '👍', reactions: { '👍': 1 } }));
    await find('moss');
    const found = await read.search({ accounts: [account.key], words: 'moss', reactions: 'mine', limit: 10 });
    expect(found.notes).toHaveLength(1);
  });

  test('notes for followers are kept once the reader agrees', async () => {
    const { root, account, find } = await begun();
    const secret = () => account.ingest.notes([note().by(bob).text('moss for friends').visibility('followers').build()], 'fetch');
    secret();
    expect(await find('moss')).toEqual([]);
    root.settings.set('readMemoryPrivate', true);
    secret();
    expect(await find('moss')).toEqual(['moss for friends']);
    root.settings.set('readMemoryPrivate', false);
    expect(await find('moss')).toEqual([]);
  });

  test('what the server says of the account itself is not kept', async () => {
    const { account, engine, clock } = await begun();
    account.ingest.users([user('alice').me({ email: 'alice@example.test' }), user('carol').detailed()], 'fetch');
    clock.advance(1_000);
    await settled();
    expect(await engine.person(account.key, 'carol')).not.toBeNull();
    expect(await engine.person(account.key, 'alice')).toBeNull();
    // The author of an own note is the account.
    const own = note().by(user('alice').build()).text('moss').build();
    account.ingest.notes([own], 'fetch');
    account.notes.patch(own.id, (known) => ({ ...known, reactions: { '👍': 1 } }));
    clock.advance(1_000);
    await settled();
    expect(await engine.person(account.key, 'alice')).toMatchObject({ username: 'alice' });
    expect(await engine.person(account.key, 'alice')).not.toHaveProperty('email');
  });
});

describe('the switch', () => {
  test('while it is off, nothing is kept and no worker starts; on, it goes on', async () => {
    const local = new MemoryLocalStore();
    const memory = await withMemoryWorker();
    const test = createTestRoot({ me, local });
    test.root.settings.set('readMemory', false);
    beginMemory(test.root);
    const { ingest } = test.root.session.current;
    ingest.notes([note().text('moss').build()], 'fetch');
    test.clock.advance(5_000);
    await settled();
    expect(memory.starts()).toBe(0);
    test.root.settings.set('readMemory', true);
    ingest.notes([note().text('more moss').build()], 'fetch');
    test.clock.advance(1_000);
    await settled();
    expect(memory.starts()).toBe(1);
    test.root.settings.set('readMemory', false);
    const before = await memory.engine.figures();
    ingest.notes([note().text('no moss').build()], 'fetch');
    test.clock.advance(5_000);
    await settled();
    expect(await memory.engine.figures()).toEqual(before);
  });
});

describe('many notes', () => {
  test('five hundred notes a second go over in small parts', async () => {
    const { account, engine, clock } = await begun();
    const write = vi.spyOn(engine, 'write');
    account.ingest.notes(
      Array.from({ length: 500 }, (_, count) => note().by(bob).text(`moss ${count}`).build()),
      'fetch',
    );
    clock.advance(1_000);
    for (let turn = 0; turn < 20; turn += 1) await settled();
    expect((await engine.figures()).notes).toBe(500);
    expect(Math.max(...write.mock.calls.map(([{ notes = [], flat = [] }]) => notes.length + flat.length))).toBeLessThanOrEqual(40);
    expect(write.mock.calls.length).toBeGreaterThan(5);
  });
});

describe('signing out', () => {
  test('the next page forgets what the account has read, if that is wanted', async () => {
    const local = new MemoryLocalStore();
    const { root, engine, account, find } = await begun({ local });
    account.ingest.notes([note().by(bob).text('moss').build()], 'fetch');
    await find('moss');
    await root.accounts.signOut();
    const next = createTestRoot({ local });
    vi.stubGlobal('Worker', Worker);
    next.root.part(createReadMemory).begin();
    await settled();
    await settled();
    expect(local.get('memoryToForget')).toBeNull();
    expect((await engine.figures()).notes).toBe(0);
  });

  test('it stays if it is not', async () => {
    const local = new MemoryLocalStore();
    const { root } = await begun({ local });
    root.settings.set('readMemoryWipe', false);
    await root.accounts.signOut();
    expect(local.get('memoryToForget')).toBeNull();
  });
});

describe('failures', () => {
  test('a browser that keeps nothing is told once', async () => {
    await withMemoryWorker(() => Promise.reject(new Error('SecurityError')));
    const local = new MemoryLocalStore();
    for (const expected of [1, 0]) {
      const { root, clock } = createTestRoot({ me, local });
      beginMemory(root);
      root.session.current.ingest.notes([note().text('moss').build()], 'fetch');
      clock.advance(1_000);
      await settled();
      expect(root.overlays.toasts.items.filter(({ text }) => text.includes("can't keep the notes"))).toHaveLength(expected);
    }
  });
});

describe('without a network', () => {
  test('a timeline shows what was read in it, says so, and is up to date once the network is back', async () => {
    const shown = Array.from({ length: 3 }, (_, count) =>
      note()
        .by(bob)
        .text(`moss ${count}`)
        .with({ createdAt: new Date(FIXTURE_NOW + count).toISOString() })
        .build(),
    ).toReversed();
    const first = await begun({ api: { 'notes/timeline': shown } });
    await first.account.timelines.acquire({ kind: 'home' }).timeline.load();
    await first.find('moss');
    const Same = globalThis.Worker;
    const { root, api } = createTestRoot({ me, api: { 'notes/timeline': () => Promise.reject(new NetworkError('no network')) } });
    vi.stubGlobal('Worker', Same);
    const { timeline } = root.session.current.timelines.acquire({ kind: 'home' });
    await timeline.load();
    expect(timeline.status).toBe('ready');
    expect(timeline.isRemembered).toBe(true);
    expect(timeline.ids).toEqual(shown.map(({ id }) => id));
    api.on('notes/timeline', [note().by(bob).id('zzz').text('new').build(), ...shown]);
    await timeline.refresh();
    expect(timeline.isRemembered).toBe(false);
    expect(timeline.ids[0]).toBe('zzz');
  });

  test('threads, profiles and notifications are answered from what was read, which is said once', async () => {
    const root = note().by(bob).id('root').text('root').build();
    const reply = note().by(bob).id('reply').text('reply').replyingTo(root).build();
    const first = await begun();
    first.account.ingest.notes([reply], 'fetch');
    first.account.ingest.users([user('bob').detailed({ description: 'Gardener' })], 'fetch');
    first.account.ingest.notification(
      { id: 'x1', createdAt: root.createdAt, type: 'mention', user: bob, userId: bob.id, note: reply },
      'fetch',
    );
    await first.find('reply');
    const lost = () => Promise.reject(new NetworkError('no network'));
    const names = ['notes/show', 'notes/conversation', 'notes/children', 'users/show', 'i/notifications-grouped', 'notes/search'] as const;
    const offline = createTestRoot({ me, api: Object.fromEntries(names.map((name) => [name, lost])) });
    const { api } = offline.root.session.current;
    expect(await api.call('notes/show', { noteId: 'reply' })).toMatchObject({ text: 'reply', reply: { text: 'root' } });
    expect(await api.call('notes/conversation', { noteId: 'reply' })).toMatchObject([{ id: 'root' }]);
    expect(await api.call('notes/children', { noteId: 'root' })).toMatchObject([{ id: 'reply' }]);
    expect(await api.call('users/show', { username: 'bob', host: null })).toMatchObject({ description: 'Gardener' });
    expect(await api.call('i/notifications-grouped', { limit: 20 })).toMatchObject([{ id: 'x1', note: { id: 'reply' } }]);
    await expect(api.call('notes/show', { noteId: 'never read' })).rejects.toThrow('no network');
    await expect(api.call('notes/search', { query: 'x', limit: 10 })).rejects.toThrow('no network');
    await settled();
    expect(offline.root.overlays.toasts.items.filter(({ text }) => text.includes('what this device has kept'))).toHaveLength(1);
  });

  test('a timeline that was never read shows the failure', async () => {
    await withMemoryWorker();
    const { root } = createTestRoot({ me, api: { 'notes/timeline': () => Promise.reject(new NetworkError('no network')) } });
    const { timeline } = root.session.current.timelines.acquire({ kind: 'home' });
    await timeline.load();
    expect([timeline.status, timeline.isRemembered]).toEqual(['error', false]);
  });
});

describe('a browser that has removed what was kept', () => {
  const LOST = "The notes you've read couldn't be loaded from this device. They are kept again from now on.";
  const said = ({ root }: Awaited<ReturnType<typeof begun>>) => runInAction(() => root.overlays.toasts.items.map(({ text }) => text));

  /** Starts three times: the first keeps a note, the second finds it, the third finds an empty memory. */
  async function startedAfterLoss(between: (second: Awaited<ReturnType<typeof begun>>) => unknown = () => {}) {
    const local = new MemoryLocalStore();
    const first = await begun({ local });
    first.account.ingest.notes([note().by(bob).text('moss').build()], 'fetch');
    expect(await first.find('moss')).toEqual(['moss']);
    vi.unstubAllGlobals();
    const { engine } = first;
    await withMemoryWorker(() => Promise.resolve(engine));
    const second = createTestRoot({ me, local });
    beginMemory(second.root);
    await second.root.part(createReadMemory).figures();
    await settled();
    await between({ ...first, ...second, read: second.root.part(createReadMemory) });
    vi.unstubAllGlobals();
    const third = await begun({ local });
    await third.read.figures();
    await settled();
    return { third, local };
  }

  test('says it once and goes on', async () => {
    const { third, local } = await startedAfterLoss();
    await vi.waitFor(() => expect(said(third)).toEqual([LOST]));
    vi.unstubAllGlobals();
    const fourth = await begun({ local });
    await fourth.read.figures();
    await settled();
    expect(said(fourth)).toEqual([]);
  });

  test('says nothing when people have erased it themselves', async () => {
    const { third } = await startedAfterLoss(({ read }) => read.wipe(null));
    expect(said(third)).toEqual([]);
  });
});
