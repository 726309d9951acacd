/** misskey-js of 2026, the library of newer apps and bots, works with the instance when it answers like a server of that year. */
import { api, permissions as libraryPermissions, Stream, type Endpoints as LibraryEndpoints } from 'misskey-js-2026';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { allEndpoints, endpointsOf } from '../../server/allEndpoints';
import { FLAVORS } from '../../server/core/instance/flavors';
import type { ServerEndpoint } from '../../server/http/serverEndpoints';
import { TestInstance, type TestAccount } from '../unit/server/support/testInstance';
import { permissions } from './lib/permissions';

/** Every endpoint of the instance that the library of 2026 does not know. The types fail when one is missing here or known there. */
const goneIn2026: Readonly<Record<Exclude<ServerEndpoint, keyof LibraryEndpoints>, string>> = {
  'admin/queue/promote': 'jobs are retried one by one',
  signin: 'replaced by signing in step by step',
  'i/read-all-unread-notes': 'unread notes are no longer counted',
};

let world: TestInstance;
let alice: TestAccount;
let bob: TestAccount;

beforeAll(async () => {
  world = await TestInstance.start({ flavor: '2026' });
  [alice, bob] = [await world.signUp('alice'), await world.signUp('bob')];
});
afterAll(() => world.close());

const clientOf = (credential: string | null) => new api.APIClient({ origin: world.instance.url, credential });

describe('calls', () => {
  test('the instance of 2026 serves nothing that the library does not know, except what its control panel needs', () => {
    const served = endpointsOf(FLAVORS['2026']).map(({ path }) => path as string);
    expect(Object.keys(goneIn2026).filter((path) => served.includes(path))).toEqual(['admin/queue/promote']);
    expect(Object.keys(goneIn2026).filter((path) => !allEndpoints.some((one) => one.path === path))).toEqual([]);
  });

  test('the library knows every permission that an endpoint asks for', () => {
    const asked = new Set(Object.values(permissions).flatMap(({ scope }) => scope ?? []));
    expect([...asked].filter((scope) => !(libraryPermissions as readonly string[]).includes(scope))).toEqual([
      // Newer servers ask for `read:admin:show-user` in its place; tokens get both.
      'read:admin:show-users',
    ]);
  });

  test('the library signs in step by step, writes, reads, reacts and clips', async () => {
    // The types of the library need those of another one here.
    const visitor = clientOf(null) as unknown as { request(endpoint: string, params: object): Promise<unknown> };
    expect(await visitor.request('signin-flow', { username: 'alice' })).toEqual({ finished: false, next: 'captcha' });
    const signedIn = await visitor.request('signin-flow', { username: 'alice', password: 'alice-pass' });
    expect(signedIn).toEqual({ finished: true, id: alice.id, i: expect.any(String) });
    const client = clientOf((signedIn as { readonly i: string }).i);
    expect((await client.request('i', {})).username).toBe('alice');

    const { createdNote } = await client.request('notes/create', { text: 'moss' });
    await clientOf(bob.token).request('notes/reactions/create', { noteId: createdNote.id, reaction: '👍' });
    const [newest] = await client.request('notes/timeline', { limit: 1 });
    expect({ id: newest?.id, reactions: newest?.reactions }).toEqual({ id: createdNote.id, reactions: { '👍': 1 } });

    const clip = await client.request('clips/create', { name: 'Moss' });
    await client.request('clips/add-note', { clipId: clip.id, noteId: createdNote.id });
    expect((await client.request('clips/list', { limit: 1 })).map(({ name }) => name)).toEqual(['Moss']);
    const notifications = await client.request('i/notifications', { limit: 5 });
    expect(notifications.map(({ type }) => type)).toContain('reaction');
  });

  test('the library reads a refusal', async () => {
    const refusal: unknown = await clientOf(alice.token)
      .request('notes/show', { noteId: 'none' })
      .catch((error: unknown) => error);
    expect(api.isAPIError(refusal as Record<PropertyKey, unknown>) && (refusal as { code: string }).code).toBe('NO_SUCH_NOTE');
  });

  test('a quote of a deleted note stays, as the library expects it', async () => {
    const client = clientOf(bob.token);
    const { createdNote } = await clientOf(alice.token).request('notes/create', { text: 'gone' });
    const quote = (await client.request('notes/create', { text: 'look', renoteId: createdNote.id })).createdNote;
    await clientOf(alice.token).request('notes/delete', { noteId: createdNote.id });
    const left = await client.request('notes/show', { noteId: quote.id });
    expect({ id: left.renoteId, note: left.renote ?? null }).toEqual({ id: createdNote.id, note: null });
  });
});

test('a stream of the library hears notes and notifications', async () => {
  const stream = new Stream(world.instance.url, { token: alice.token }, { WebSocket });
  const heard: string[] = [];
  const note = new Promise<void>((done) => {
    stream.useChannel('localTimeline').on('note', ({ text }) => {
      heard.push(`note ${text}`);
      done();
    });
  });
  const notification = new Promise<void>((done) => {
    stream.useChannel('main').on('notification', ({ type }) => {
      heard.push(`notification ${type}`);
      done();
    });
  });
  await settled(stream);
  const { createdNote } = await clientOf(alice.token).request('notes/create', { text: 'live' });
  await clientOf(bob.token).request('notes/reactions/create', { noteId: createdNote.id, reaction: '👍' });
  await Promise.all([note, notification]);
  expect(heard).toEqual(['note live', 'notification reaction']);
  stream.close();
});

/** Waits until the server has handled everything before. */
function settled(stream: Stream): Promise<void> {
  // The library forwards every message, and names only some in its types.
  const events = stream as unknown as { on(type: 'connected', listener: (body: { id: string }) => void): void };
  return new Promise((done) => {
    events.on('connected', ({ id }) => id === 'question' && done());
    stream.send('connect', { channel: 'hashtag', id: 'question', params: { q: [['?']] }, pong: true });
  });
}
