import { beforeEach, expect, test } from 'vitest';
import { KeyedPosts } from '../../../../server/gateway/KeyedPosts';
import type { UpstreamAnswer } from '../../../../server/gateway/upstreamSilent';
import { FakeClock } from '../../../fixtures/FakeClock';

interface Note {
  readonly id: string;
  readonly createdAt: string;
  readonly text: string;
}

/** A server that knows no keys, and loses answers as a test wants. */
function setUp() {
  const clock = new FakeClock();
  const upstream = {
    notes: [] as Note[],
    /** What happens to the next posts: the answer is lost after or before the note is made, or the server refuses. */
    fates: [] as ('lost' | 'never arrived' | 'refused' | 'unreachable' | 'failed')[],
    posts: 0,
    /** Whether reading is answered. */
    isReadable: true,
    /** Holds posts back until it is resolved. */
    hold: Promise.resolve(),
  };
  const json = (body: unknown, status = 200) =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  const failure = (code: string) => Object.assign(new TypeError('fetch failed'), { cause: { code } });
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const params = JSON.parse(init.body as string) as { text: string };
    if (!url.endsWith('notes/create')) {
      if (!upstream.isReadable) throw failure('ECONNRESET');
      return json(url.endsWith('/api/i') ? { id: 'alice' } : upstream.notes);
    }
    upstream.posts += 1;
    const fate = upstream.fates.shift();
    await upstream.hold;
    if (fate === 'unreachable') throw failure('ECONNREFUSED');
    if (fate === 'never arrived') throw failure('ECONNRESET');
    if (fate === 'refused') return json({ error: { code: 'NO' } }, 400);
    if (fate === 'failed') return json({ error: { code: 'INTERNAL_ERROR' } }, 500);
    const createdNote = { id: `n${upstream.posts}`, createdAt: new Date(clock.now()).toISOString(), text: params.text };
    upstream.notes.unshift(createdNote);
    if (fate === 'lost') throw failure('ECONNRESET');
    return json({ createdNote });
  };
  const posts = new KeyedPosts({ origin: 'https://far.example', clock, fetch: fetch as typeof globalThis.fetch });
  const post = async ({ key = 'key', token = 'alice', text = 'hi' } = {}) => {
    const ends: { readonly answer?: UpstreamAnswer; readonly thrown?: unknown }[] = [];
    void posts.answer({ key, token, body: JSON.stringify({ i: token, text }), headers: {} }).then(
      (answer) => ends.push({ answer }),
      (thrown: unknown) => ends.push({ thrown }),
    );
    for (let turn = 0; turn < 200 && ends.length === 0; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      if (turn % 20 === 19) clock.advance(500);
    }
    const [{ answer, thrown } = {}] = ends;
    if (!answer) throw thrown as Error;
    const body = JSON.parse(answer.body) as { createdNote?: Note };
    return { status: answer.status, id: body.createdNote?.id };
  };
  return { clock, upstream, posts, post };
}

let world: ReturnType<typeof setUp>;
beforeEach(() => {
  world = setUp();
});

test('a repeated call with its key gets the answer of the first one', async () => {
  const { post, upstream } = world;
  expect([await post(), await post(), upstream.posts]).toEqual([{ status: 200, id: 'n1' }, { status: 200, id: 'n1' }, 1]);
});

test('calls with the same key at the same time reach the upstream once', async () => {
  const { post, upstream } = world;
  let release = (): void => undefined;
  upstream.hold = new Promise((resolve) => (release = resolve));
  const all = Promise.all([post(), post(), post()]);
  await new Promise((resolve) => setImmediate(resolve));
  release();
  expect((await all).map(({ id }) => id)).toEqual(['n1', 'n1', 'n1']);
  expect(upstream.posts).toBe(1);
});

test('other keys and other accounts are other attempts', async () => {
  const { post, upstream } = world;
  await Promise.all([post(), post({ key: 'other' }), post({ token: 'bob' })]);
  expect(upstream.posts).toBe(3);
});

test('a key with other content is refused', async () => {
  const { post } = world;
  await post();
  await expect(post({ text: 'something else' })).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED', status: 422 });
});

test('a note whose answer was lost is found, and is the answer of repetitions too', async () => {
  const { post, upstream } = world;
  upstream.fates = ['lost'];
  expect([await post(), await post(), upstream.posts]).toEqual([{ status: 200, id: 'n1' }, { status: 200, id: 'n1' }, 1]);
});

test('a lost answer is not taken for a note that another attempt made', async () => {
  const { post, upstream } = world;
  await post({ key: 'first' });
  upstream.fates = ['never arrived'];
  expect(await post({ key: 'second' })).toEqual({ status: 502, id: undefined });
});

test('a call whose answer was lost is not sent again while the note may still appear', async () => {
  const { post, upstream, clock } = world;
  upstream.fates = ['never arrived'];
  await post();
  expect([(await post()).status, upstream.posts]).toEqual([502, 1]);
  clock.advance(10_000);
  expect([(await post()).status, upstream.posts, upstream.notes.length]).toEqual([200, 2, 1]);
});

test('a call whose answer was lost is never sent again while nobody can look', async () => {
  const { post, upstream, clock } = world;
  upstream.fates = ['lost'];
  upstream.isReadable = false;
  await post();
  clock.advance(60_000);
  expect([(await post()).status, upstream.posts]).toEqual([502, 1]);
  upstream.isReadable = true;
  expect([await post(), upstream.posts]).toEqual([{ status: 200, id: 'n1' }, 1]);
});

test.each(['refused', 'unreachable'] as const)('an attempt that was %s may be made again with its key', async (fate) => {
  const { post, upstream, posts } = world;
  upstream.fates = [fate];
  expect((await post()).status).toBe(fate === 'refused' ? 400 : 502);
  expect(posts.size).toBe(0);
  expect((await post()).status).toBe(200);
});

test('a failure of the upstream is passed on when the note is not there', async () => {
  const { post, upstream } = world;
  upstream.fates = ['failed'];
  expect((await post()).status).toBe(500);
});

test('a thousand attempts are remembered, for an hour', async () => {
  const { post, posts, clock } = world;
  for (let n = 0; n < 1_010; n += 1) await posts.answer({ key: `key-${n}`, token: 'alice', body: '{}', headers: {} });
  expect(posts.size).toBe(1_000);
  clock.advance(3_600_001);
  await post();
  expect(posts.size).toBe(1);
});
