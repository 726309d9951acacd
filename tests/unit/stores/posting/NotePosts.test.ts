import { describe, expect, test } from 'vitest';
import type { NoteCreateParams } from '~/api/endpoints';
import type { WireNote } from '~/api/wire';
import { ApiError, NetworkError, OfflineError, TimeoutError, type AppError } from '~/lib/AppError';
import type { Result } from '~/lib/Result';
import { NotePosts } from '~/stores/posting/NotePosts';
import { UnknownOutcome } from '~/stores/posting/UnknownOutcome';
import { note, user } from '../../../fixtures/builders';
import { createTestRoot, settled } from '../../../fixtures/createTestRoot';
import { apiError } from '../../../fixtures/FakeApi';

const me = user('me').me();
const hello: NoteCreateParams = { text: 'hello', cw: null, localOnly: false, visibility: 'public', reactionAcceptance: null };
const lost = new NetworkError('no answer');
const isUnknown = (result: Result<string>) => !result.ok && result.error instanceof UnknownOutcome;

/** A server that keeps notes, and loses the answers to posts as a test wants. */
function setUp({ knowsKeys = false }: { knowsKeys?: boolean } = {}) {
  const all = createTestRoot({ me });
  const { api, clock } = all;
  const account = all.root.session.current;
  const made = new Map<string, WireNote>();
  const server = {
    /** The error that the client sees instead of an answer, for each call. */
    losses: [] as (AppError | undefined)[],
    /** Whether calls whose answer is lost are carried out. */
    isCarriedOut: true,
    /** The account's notes, the newest first. */
    notes: [] as WireNote[],
  };
  api.knowsKeys = knowsKeys;
  api.on('notes/create', async (params, options) => {
    const loss = server.losses.shift();
    const known = knowsKeys ? made.get(options?.key ?? '') : undefined;
    if (!known && loss && !server.isCarriedOut) throw loss;
    const createdNote =
      known ??
      note()
        .by(user('me').build())
        .with({ ...(params as Partial<WireNote>), createdAt: new Date(clock.now()).toISOString() })
        .build();
    if (!known) server.notes.unshift(createdNote);
    made.set(options?.key ?? '', createdNote);
    if (loss) throw loss;
    return { createdNote };
  });
  api.on('users/notes', () => server.notes);
  /** Posts as a composer does, and lets the waits pass. */
  const post = async (params = hello) => {
    const results: Result<string>[] = [];
    void new NotePosts(account, all.root.local).post(params).then((result) => results.push(result));
    for (let turn = 0; turn < 40 && results.length === 0; turn += 1) {
      await settled();
      clock.advance(500);
    }
    return results[0]!;
  };
  const keys = () => api.calls.filter(({ endpoint }) => endpoint === 'notes/create').map(({ key }) => key);
  return { ...all, account, server, post, keys };
}

describe('an attempt', () => {
  test('has a key of its own, and the next one another', async () => {
    const { post, keys } = setUp();
    await post();
    await post();
    expect(keys()[0]).toMatch(/^[\w-]{8,128}$/);
    expect(new Set(keys()).size).toBe(2);
  });

  test('that the server refuses is over, and looks for nothing', async () => {
    const { api, post, keys } = setUp();
    api.on('notes/create', apiError({ code: 'YOU_HAVE_BEEN_BLOCKED' }));
    await post();
    expect(await post()).toMatchObject({ ok: false, error: { server: { code: 'YOU_HAVE_BEEN_BLOCKED' } } });
    expect(api.paramsOf('users/notes')).toEqual([]);
    expect(new Set(keys()).size).toBe(2);
  });
});

describe('a lost answer', () => {
  test.each([
    ['the connection', lost],
    ['the time', new TimeoutError('late')],
    ['the proxy', new ApiError('notes/create', 502, { code: 'BAD_GATEWAY', id: '', message: '' })],
  ])('because of %s is found among the own notes of a server that knows no keys', async (_what, loss) => {
    const { server, post, keys } = setUp();
    server.losses = [loss];
    expect(await post()).toEqual({ ok: true, value: server.notes[0]!.id });
    expect([server.notes.length, keys().length]).toEqual([1, 1]);
  });

  test('is asked for again with its key where the server knows keys', async () => {
    const { api, server, post, keys } = setUp({ knowsKeys: true });
    server.losses = [lost];
    expect(await post()).toEqual({ ok: true, value: server.notes[0]!.id });
    expect(server.notes).toHaveLength(1);
    expect(keys()[1]).toBe(keys()[0]);
    expect(api.paramsOf('users/notes')).toEqual([]);
  });

  test('of a call that never arrived is sent again where the server knows keys', async () => {
    const { server, post } = setUp({ knowsKeys: true });
    server.isCarriedOut = false;
    server.losses = [lost];
    expect((await post()).ok).toBe(true);
    expect(server.notes).toHaveLength(1);
  });

  test('of a note that appears a little later is found by the second look', async () => {
    const { api, server, post } = setUp();
    server.losses = [lost];
    let looks = 0;
    api.on('users/notes', () => (looks++ === 0 ? [] : server.notes));
    expect((await post()).ok).toBe(true);
    expect(looks).toBe(2);
  });

  test('is not explained by an equal note from before, or one that another attempt made', async () => {
    const { server, post, clock } = setUp();
    await post();
    server.notes.push(
      note()
        .by(user('me').build())
        .with({ ...hello, createdAt: new Date(clock.now() - 3_600_000).toISOString() } as never)
        .build(),
    );
    server.isCarriedOut = false;
    server.losses = [lost];
    expect(isUnknown(await post())).toBe(true);
  });

  test('is not explained by notes with other content', async () => {
    const { server, post } = setUp();
    for (const change of [{ text: 'other' }, { cw: 'x' }, { replyId: 'n' }, { visibility: 'followers' as const }])
      await post({ ...hello, ...change });
    server.isCarriedOut = false;
    server.losses = [lost];
    expect(isUnknown(await post({ ...hello, visibility: 'specified', visibleUserIds: ['u'] }))).toBe(true);
  });

  test('leaves the outcome unknown when nobody can tell, and posting again looks first and makes no second note', async () => {
    const { api, server, post } = setUp();
    server.losses = [lost];
    api.on('users/notes', lost);
    expect(isUnknown(await post())).toBe(true);
    api.on('users/notes', () => server.notes);
    expect(await post()).toEqual({ ok: true, value: server.notes[0]!.id });
    expect(server.notes).toHaveLength(1);
  });

  test('of unchanged content keeps its key after a reload, and changed content gets another', async () => {
    const { server, post, keys } = setUp();
    server.isCarriedOut = false;
    server.losses = [lost, lost];
    await post();
    await post({ ...hello, text: 'hello!' });
    await post();
    expect([keys()[2] === keys()[0], keys()[1] === keys()[0]]).toEqual([true, false]);
    expect(server.notes.map(({ text }) => text)).toEqual(['hello']);
  });

  test('of more than an hour ago does not stop the same content from being posted as a new note', async () => {
    const { api, server, post, clock, keys } = setUp();
    server.losses = [lost];
    api.on('users/notes', lost);
    await post();
    clock.advance(3_600_001);
    expect((await post()).ok).toBe(true);
    expect([server.notes.length, new Set(keys()).size]).toEqual([2, 2]);
  });

  test('without any network is simply not posted, but the next try looks first', async () => {
    const { api, server, post } = setUp();
    const offline = new OfflineError('no network');
    server.losses = [offline];
    api.on('users/notes', offline);
    expect(await post()).toEqual({ ok: false, error: offline });
    api.on('users/notes', () => server.notes);
    expect((await post()).ok).toBe(true);
    expect(server.notes).toHaveLength(1);
  });

  test('after a failure of the server itself shows that failure if the note is not there', async () => {
    const { server, post } = setUp();
    const failed = apiError({ status: 500, code: 'INTERNAL_ERROR' });
    server.isCarriedOut = false;
    server.losses = [failed];
    expect(await post()).toEqual({ ok: false, error: failed });
  });

  test('is unknown when the list of own notes is no list of notes', async () => {
    const { api, server, post } = setUp();
    server.losses = [lost];
    api.on('users/notes', () => [null, { createdAt: 1, text: 2 }] as never);
    expect(isUnknown(await post())).toBe(true);
  });

  test('is not repeated without end', async () => {
    const { server, post, keys } = setUp({ knowsKeys: true });
    server.isCarriedOut = false;
    server.losses = [lost, lost, lost, lost, lost, lost];
    expect(isUnknown(await post())).toBe(true);
    expect(keys().length).toBeLessThanOrEqual(3);
  });
});
