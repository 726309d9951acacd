/**
 * misskey-js, the library of apps and bots, works with the instance. The tests of answers, which call every endpoint, call through
 * it too (lib/account.ts), and their types hold every call against its types.
 */
import { permissions as libraryPermissions, Stream, type Channels, type Endpoints as LibraryEndpoints } from 'misskey-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { NoteCreateParams } from '~/api/endpoints';
import { allEndpoints } from '../../server/allEndpoints';
import type { ServerEndpoint } from '../../server/http/serverEndpoints';
import { png, upload } from '../unit/server/support/media';
import { TestInstance, type TestAccount } from '../unit/server/support/testInstance';
import { Account } from './lib/account';
import { permissions } from './lib/permissions';

const DRAFTS = 'newer servers have it, and the client shows drafts of the server where the policies name them';

/** Every endpoint of the instance that the library does not know. The types fail when one is missing here or known there. */
const unknownToLibrary: Readonly<Record<Exclude<ServerEndpoint, keyof LibraryEndpoints>, string>> = {
  'signin-flow': 'signing in on newer servers, which the flavor 2026 answers like',
  'signin-with-passkey': 'signing in on newer servers, which the flavor 2026 answers like',
  'verify-email': 'newer servers have it, and letters of them lead to a page of the client',
  'following/requests/sent': 'newer servers have it, and the client shows sent requests where it is there',
  'notes/drafts/count': DRAFTS,
  'notes/drafts/create': DRAFTS,
  'notes/drafts/delete': DRAFTS,
  'notes/drafts/list': DRAFTS,
  'notes/drafts/update': DRAFTS,
};

/** Measurements of the machine come every two seconds, those of the queues every ten. */
const QUEUE_PERIOD_MS = 10_000;

let world: TestInstance;
let admin: TestAccount;
let alice: TestAccount;
let bob: TestAccount;

beforeAll(async () => {
  world = await TestInstance.start();
  [admin, alice, bob] = [await world.signUp('admin'), await world.signUp('alice'), await world.signUp('bob')];
  await world.ok('following/create', { userId: bob.id }, alice.token);
});
afterAll(() => world.close());

const post = async (author: TestAccount, params: NoteCreateParams) => (await world.ok('notes/create', params, author.token)).createdNote;

describe('calls', () => {
  test('the library knows every endpoint that is served, except those of newer servers', () => {
    const served = allEndpoints.map(({ path }) => path as string);
    expect(Object.keys(unknownToLibrary).filter((path) => !served.includes(path))).toEqual([]);
  });

  test('the library knows every permission that an endpoint asks for', () => {
    const asked = new Set(Object.values(permissions).flatMap(({ scope }) => scope ?? []));
    expect([...asked].filter((scope) => !(libraryPermissions as readonly string[]).includes(scope))).toEqual([]);
  });

  test('the library reads a refusal', async () => {
    const { status, body } = await new Account(world.instance.url, alice.token).call('notes/show', { noteId: 'none' });
    expect({ status, body }).toMatchObject({ status: 400, body: { error: { code: 'NO_SUCH_NOTE', kind: 'client' } } });
  });
});

/** A stream of the library that waits until the server has handled everything before. */
class LibraryStream {
  readonly stream: Stream;
  #questions = 0;

  constructor({ token }: TestAccount) {
    this.stream = new Stream(world.instance.url, { token }, { WebSocket });
  }

  /** Sends a question and waits for its answer. */
  settle(): Promise<void> {
    const id = `question ${++this.#questions}`;
    return new Promise((resolve) => {
      // The library forwards every message, and names only some in its types.
      const events = this.stream as unknown as {
        on(type: 'connected', listener: (body: { id: string }) => void): void;
      };
      events.on('connected', (body) => body.id === id && resolve());
      this.stream.send('connect', { channel: 'hashtag', id, params: { q: [['?']] }, pong: true });
    });
  }
}

describe('streaming', () => {
  let library: LibraryStream;
  let heard: string[];

  beforeAll(async () => {
    library = new LibraryStream(alice);
    await library.settle();
  });
  afterAll(() => library.stream.close());
  beforeEach(() => {
    heard = [];
  });

  const everythingHeard = async () => {
    await library.settle();
    return heard.toSorted();
  };

  const ANTENNA = { name: 'Moss', src: 'all' as const, users: [], keywords: [['moss']], excludeKeywords: [] };
  const FLAGS = { withReplies: true, caseSensitive: false, withFile: false, notify: false };
  const ROLE = { name: 'Guide', description: '', color: null, iconUrl: null, target: 'manual' as const, condFormula: {}, policies: {} };
  const ROLE_FLAGS = { isPublic: true, isExplorable: true, isModerator: false, isAdministrator: false, asBadge: false };

  test('a note arrives in each timeline, list, antenna, hashtag and role that it belongs to', async () => {
    const { id: listId } = await world.ok('users/lists/create', { name: 'Friends' }, alice.token);
    await world.ok('users/lists/push', { listId, userId: bob.id }, alice.token);
    const { id: antennaId } = await world.ok('antennas/create', { ...ANTENNA, ...FLAGS }, alice.token);
    const role = { ...ROLE, ...ROLE_FLAGS, canEditMembersByModerator: false, displayOrder: 0 };
    const { id: roleId } = await world.ok('admin/roles/create', role, admin.token);
    await world.ok('admin/roles/assign', { roleId, userId: bob.id }, admin.token);

    const { stream } = library;
    const channels = {
      home: stream.useChannel('homeTimeline', { withRenotes: true }),
      local: stream.useChannel('localTimeline', { withReplies: false }),
      social: stream.useChannel('hybridTimeline', { withFiles: false }),
      global: stream.useChannel('globalTimeline'),
      list: stream.useChannel('userList', { listId }),
      antenna: stream.useChannel('antenna', { antennaId }),
      // The library takes the groups of tags for a text. Servers want groups.
      tag: stream.useChannel('hashtag', { q: [['moss']] } as unknown as Channels['hashtag']['params']),
      role: stream.useChannel('roleTimeline', { roleId }),
    };
    for (const [name, channel] of Object.entries(channels)) {
      channel.on('note', (note) => heard.push(`${name}: ${note.user.username} ${note.text}`));
    }
    await library.settle();
    await post(bob, { text: '#moss for all' });
    expect(await everythingHeard()).toEqual(
      Object.keys(channels)
        .map((name) => `${name}: bob #moss for all`)
        .toSorted(),
    );
    for (const channel of Object.values(channels)) channel.dispose();
    heard = [];
    await post(bob, { text: '#moss again' });
    expect(await everythingHeard(), 'closed channels stay silent').toEqual([]);
  });

  test('the account hears of its notifications, followers and mentions, and that they are read', async () => {
    const main = library.stream.useChannel('main');
    main.on('notification', (notification) => heard.push(`notification ${notification.type}`));
    main.on('unreadNotification', (notification) => heard.push(`unread ${notification.type}`));
    main.on('mention', (note) => heard.push(`mention ${note.text}`));
    main.on('reply', (note) => heard.push(`reply ${note.reply?.text}`));
    main.on('renote', (note) => heard.push(`renote ${note.renote?.text}`));
    main.on('unreadMention', (id) => heard.push(`unread mention ${typeof id}`));
    main.on('followed', (user) => heard.push(`followed by ${user.username}`));
    main.on('meUpdated', (me) => heard.push(`me in ${me.location}`));
    main.on('registryUpdated', ({ key, value }) => heard.push(`registry ${key} ${value}`));
    main.on('announcementCreated', ({ announcement }) => heard.push(`announcement ${announcement.title}`));
    main.on('readAllNotifications', () => heard.push('read'));
    await library.settle();

    const { id } = await post(alice, { text: 'a question' });
    await post(bob, { text: 'an answer', replyId: id });
    await post(bob, { renoteId: id });
    await world.ok('notes/reactions/create', { noteId: id, reaction: '👍' }, bob.token);
    await world.ok('following/create', { userId: alice.id }, bob.token);
    await world.ok('i/update', { location: 'Kyoto' }, alice.token);
    await world.ok('i/registry/set', { scope: ['client', 'base'], key: 'a', value: 1 }, alice.token);
    const announcement = { title: 'Tea', text: 'At five.', imageUrl: null, userId: alice.id };
    await world.ok('admin/announcements/create', announcement, admin.token);
    expect(await everythingHeard()).toEqual(
      [
        'announcement Tea',
        'followed by bob',
        'me in Kyoto',
        'mention an answer',
        'notification follow',
        'notification reaction',
        'notification renote',
        'notification reply',
        'registry a 1',
        'renote a question',
        'reply a question',
      ].toSorted(),
    );

    heard = [];
    world.clock.advance(2000);
    expect(await everythingHeard()).toEqual(['unread follow', 'unread mention string', 'unread reaction', 'unread renote', 'unread reply']);

    heard = [];
    await world.ok('notifications/mark-all-as-read', {}, alice.token);
    expect(await everythingHeard()).toEqual(['read']);
    main.removeAllListeners();
  });

  test('the drive tells of its files and folders', async () => {
    const drive = library.stream.useChannel('drive');
    drive.on('fileCreated', ({ name }) => heard.push(`1 made ${name}`));
    drive.on('fileUpdated', ({ name }) => heard.push(`2 now ${name}`));
    drive.on('fileDeleted', (id) => heard.push(`3 gone ${typeof id}`));
    drive.on('folderCreated', ({ name }) => heard.push(`4 made ${name}`));
    drive.on('folderUpdated', ({ name }) => heard.push(`5 now ${name}`));
    drive.on('folderDeleted', (id) => heard.push(`6 gone ${typeof id}`));
    await library.settle();
    const { id: fileId } = await upload(world, alice, await png(), 'a.png');
    await world.ok('drive/files/update', { fileId, name: 'b.png' }, alice.token);
    await world.ok('drive/files/delete', { fileId }, alice.token);
    const { id: folderId } = await world.ok('drive/folders/create', { name: 'A' }, alice.token);
    await world.ok('drive/folders/update', { folderId, name: 'B' }, alice.token);
    await world.ok('drive/folders/delete', { folderId }, alice.token);
    expect(await everythingHeard()).toEqual(['1 made a.png', '2 now b.png', '3 gone string', '4 made A', '5 now B', '6 gone string']);
  });

  test('the server tells of its load, also of that before', async () => {
    const machine = library.stream.useChannel('serverStats');
    const queues = library.stream.useChannel('queueStats');
    machine.on('stats', ({ cpu, mem }) => heard.push(`machine ${typeof cpu} ${typeof mem.active}`));
    machine.on('statsLog', (log) => heard.push(`machine log of ${Object.keys(log).length}`));
    queues.on('stats', ({ deliver, inbox }) => heard.push(`queues ${typeof deliver.waiting} ${typeof inbox.active}`));
    queues.on('statsLog', (log) => heard.push(`queues log of ${Object.keys(log).length}`));
    await library.settle();
    world.clock.advance(QUEUE_PERIOD_MS);
    machine.send('requestLog', { id: 'a', length: 3 });
    queues.send('requestLog', { id: 'b', length: 3 });
    expect([...new Set(await everythingHeard())]).toEqual([
      'machine log of 3',
      'machine number number',
      'queues log of 2',
      'queues number number',
    ]);
  });

  test('a captured note tells of its reactions, votes and deletion', async () => {
    const poll = { choices: ['a', 'b'], multiple: false, expiresAt: null, expiredAfter: null };
    const { id } = await post(alice, { text: 'Which?', poll });
    library.stream.on('noteUpdated', (update) => heard.push(update.type));
    library.stream.send('subNote', { id });
    await library.settle();
    await world.ok('notes/reactions/create', { noteId: id, reaction: '👍' }, bob.token);
    await world.ok('notes/reactions/delete', { noteId: id }, bob.token);
    await world.ok('notes/polls/vote', { noteId: id, choice: 1 }, bob.token);
    await world.ok('notes/delete', { noteId: id }, alice.token);
    await library.settle();
    expect(heard).toEqual(['reacted', 'unreacted', 'pollVoted', 'deleted']);
  });

  test('everybody hears of new, changed and removed emoji', async () => {
    library.stream.on('emojiAdded', ({ emoji }) => heard.push(`added ${emoji.name}`));
    library.stream.on('emojiUpdated', ({ emojis }) => heard.push(`changed ${emojis[0]?.name}`));
    library.stream.on('emojiDeleted', ({ emojis }) => heard.push(`removed ${emojis[0]?.name}`));
    const { id: fileId } = await upload(world, admin, await png(), 'moss.png');
    const { id } = await world.ok('admin/emoji/add', { name: 'moss', fileId }, admin.token);
    await world.ok('admin/emoji/update', { id, name: 'moss', aliases: ['green'] }, admin.token);
    await world.ok('admin/emoji/delete', { id }, admin.token);
    await library.settle();
    expect(heard).toEqual(['added moss', 'changed moss', 'removed moss']);
  });
});
