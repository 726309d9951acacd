/** The recorded session, played again: all of its events are streamed, in the recorded shapes. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NoteCreateParams } from '~/api/endpoints';
import type { WireNote } from '~/api/wire';
import { png, upload } from '../unit/server/support/media';
import { TestInstance, type TestAccount } from '../unit/server/support/testInstance';
import { isBeyondRecordings } from './lib/beyondRecordings';
import { recordedEvents, recordedShapes } from './lib/recordings';
import { Stream, type Heard } from './lib/Stream';

/** The slowest interval of the instance, that of the queue statistics. All unread events are sent before it ends. */
const BEAT_MS = 10_000;

const recorded = [...new Set(recordedEvents().map(({ event }) => event))];
const shapes = recordedShapes();
let world: TestInstance;
let admin: TestAccount;
let alice: TestAccount;
let bob: TestAccount;
let heard: readonly Heard[] = [];

beforeAll(async () => {
  world = await TestInstance.start();
  [admin, alice, bob] = [await world.signUp('admin'), await world.signUp('alice'), await world.signUp('bob')];
  heard = await playSession();
}, 30_000);
afterAll(() => world.close());

async function playSession(): Promise<readonly Heard[]> {
  const stream = await Stream.open(world.instance.url, alice.token);
  const list = await openChannels(stream);
  const noteId = await talk(stream);
  await meet(list);
  await tidyDrive();
  await administrate();
  world.clock.advance(BEAT_MS);
  for (const id of ['serverStats', 'queueStats']) stream.say('ch', { id, type: 'requestLog', body: { id: 'log', length: 5 } });
  await readEverything();
  await world.ok('notes/delete', { noteId }, alice.token);
  const all = await stream.hear();
  stream.close();
  return all;
}

/** @returns the id of the list whose channel is open. */
async function openChannels(stream: Stream): Promise<string> {
  await world.ok('following/create', { userId: bob.id }, alice.token);
  const list = await world.ok('users/lists/create', { name: 'friends' }, alice.token);
  await world.ok('users/lists/push', { listId: list.id, userId: bob.id }, alice.token);
  const antenna = await world.ok(
    'antennas/create',
    {
      name: 'moss',
      src: 'all',
      users: [],
      keywords: [['moss']],
      excludeKeywords: [],
      withReplies: true,
      caseSensitive: false,
      withFile: false,
      notify: false,
    },
    alice.token,
  );
  for (const channel of [
    'main',
    'drive',
    'homeTimeline',
    'localTimeline',
    'hybridTimeline',
    'globalTimeline',
    'serverStats',
    'queueStats',
  ]) {
    stream.connect(channel);
  }
  stream.connect('userList', { listId: list.id });
  stream.connect('antenna', { antennaId: antenna.id });
  stream.connect('hashtag', { q: [['moss']] }, 'tag');
  await stream.hear();
  return list.id;
}

const post = async (author: TestAccount, params: NoteCreateParams): Promise<WireNote> =>
  (await world.ok('notes/create', params, author.token)).createdNote;

/** @returns the id of the captured note. */
async function talk(stream: Stream): Promise<string> {
  const poll = { choices: ['a', 'b'], multiple: false, expiresAt: null, expiredAfter: null };
  const { id: noteId } = await post(alice, { text: 'a question #moss', poll });
  stream.say('subNote', { id: noteId });
  await post(bob, { text: '#moss for all' });
  const emoji = await upload(world, admin, await png(), 'moss.png');
  await world.ok('admin/emoji/add', { name: 'moss', fileId: emoji.id, category: 'plants' }, admin.token);
  await world.ok('notes/reactions/create', { noteId, reaction: '👍' }, bob.token);
  await world.ok('notes/reactions/create', { noteId, reaction: ':moss:' }, bob.token);
  await world.ok('notes/polls/vote', { noteId, choice: 1 }, bob.token);
  await post(bob, { text: 'an answer', replyId: noteId });
  await post(bob, { renoteId: noteId });
  await post(bob, { text: 'a quote', renoteId: noteId });
  await post(bob, { text: '@alice a secret', visibility: 'specified', visibleUserIds: [alice.id] });
  return noteId;
}

async function meet(listId: string): Promise<void> {
  const carol = await world.signUp('carol');
  await world.ok('following/delete', { userId: bob.id }, alice.token);
  await world.ok('following/create', { userId: bob.id }, alice.token);
  await world.ok('following/create', { userId: alice.id }, bob.token);
  await world.ok('users/lists/push', { listId, userId: carol.id }, alice.token);
  await world.ok('users/lists/pull', { listId, userId: carol.id }, alice.token);
  await world.ok('i/update', { location: 'Kyoto' }, alice.token);
  await world.ok('i/registry/set', { scope: ['client', 'base'], key: 'a', value: { n: 1 } }, alice.token);
  await world.ok('signin', { username: 'alice', password: 'alice-pass' });
}

async function tidyDrive(): Promise<void> {
  const { id: folderId } = await world.ok('drive/folders/create', { name: 'stream' }, alice.token);
  await world.ok('drive/folders/update', { folderId, name: 'stream 2' }, alice.token);
  const file = await upload(world, alice, await png(), 'alpha.png');
  await world.ok('drive/files/update', { fileId: file.id, name: 'x.png' }, alice.token);
  const fetched = new Promise<void>((resolve) => {
    world.instance.server.bus.subscribe('main', ({ type }) => {
      if (type === 'urlUploadFinished') resolve();
    });
  });
  await world.ok('drive/files/upload-from-url', { url: file.url, marker: 'mark-1' }, alice.token);
  await fetched;
  await world.ok('drive/files/delete', { fileId: file.id }, alice.token);
  await world.ok('drive/folders/delete', { folderId }, alice.token);
}

async function administrate(): Promise<void> {
  const text = { title: 'Tea', text: 'At five.', imageUrl: null };
  await world.ok('admin/announcements/create', text, admin.token);
  await world.ok('admin/announcements/create', { ...text, userId: alice.id }, admin.token);
  const [emoji] = await world.ok('admin/emoji/list', {}, admin.token);
  await world.ok('admin/emoji/update', { id: emoji!.id, name: emoji!.name, aliases: ['green'] }, admin.token);
  await world.ok('admin/emoji/delete', { id: emoji!.id }, admin.token);
}

async function readEverything(): Promise<void> {
  for (const { id } of await world.ok('announcements', {}, alice.token)) {
    await world.ok('i/read-announcement', { announcementId: id }, alice.token);
  }
  await world.ok('i/notifications', {}, alice.token);
  await world.ok('notes/mentions', {}, alice.token);
}

test.each(recorded)('the event %s is sent', (event) => {
  expect(heard.map((one) => one.event)).toContain(event);
});

test.each(recorded)('the event %s has the recorded shape', (event) => {
  const name = `stream ${event}`;
  const differences = heard.filter((one) => one.event === event).flatMap(({ body }) => shapes.differences(name, body));
  expect([...new Set(differences)].filter((line) => !isBeyondRecordings(`${name} ${line}`))).toEqual([]);
});

test('no other events are sent', () => {
  expect([...new Set(heard.map(({ event }) => event))].filter((event) => !recorded.includes(event))).toEqual([]);
});

describe('events with fewer fields', () => {
  const notesOf = (event: string) => heard.filter((one) => one.event === event).map(({ body }) => body as WireNote);

  test('timelines name who reacted, antennas do not', () => {
    expect(notesOf('homeTimeline note').every((note) => 'reactionAndUserPairCache' in note)).toBe(true);
    expect(notesOf('antenna note').some((note) => 'reactionAndUserPairCache' in note)).toBe(false);
  });

  test("notes of timelines never contain the reader's reaction", () => {
    expect(notesOf('homeTimeline note').some((note) => 'myReaction' in note)).toBe(false);
  });
});
