import { existsSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FileRow } from '../../../../server/db/rows/FileRow';
import { steeringOf } from '../../../../server/lib/SteerableClock';
import { blobPath } from '../../../../server/core/drive/blobs';
import { allEndpoints } from '../../../../server/allEndpoints';
import type { ServerEndpoint } from '../../../../server/http/serverEndpoints';
import { upload } from '../support/media';
import { TestInstance, type TestAccount } from '../support/testInstance';

let world: TestInstance;
let root: TestAccount;
let alice: TestAccount;
let bob: TestAccount;
let carol: TestAccount;

beforeEach(async () => {
  world = await TestInstance.start();
  root = await world.signUp('root');
  alice = await world.signUp('alice');
  bob = await world.signUp('bob');
  carol = await world.signUp('carol');
});
afterEach(() => world.close());

const idle = () => world.instance.server.queue.idle();
const count = (table: string, column: string, id: string) =>
  world.instance.server.db.get<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table} WHERE ${column} = ?`, [id])?.n;

describe('deleting an account', () => {
  const password = 'alice-pass';

  test('everything that belongs to it is gone, and the counters of others fall', async () => {
    const { createdNote: ofBob } = await world.ok('notes/create', { text: 'soup' }, bob.token);
    await world.ok('notes/create', { text: 'mine' }, alice.token);
    await world.ok('notes/create', { text: 'answer', replyId: ofBob.id }, alice.token);
    await world.ok('notes/create', { renoteId: ofBob.id }, alice.token);
    await world.ok('notes/reactions/create', { noteId: ofBob.id, reaction: '👍' }, alice.token);
    const page = { title: 'P', name: 'p', summary: null, content: [], variables: [], script: '', eyeCatchingImageId: null };
    const look = { font: 'serif', alignCenter: false, hideTitleWhenPinned: false } as const;
    const pageOfBob = await world.ok('pages/create', { ...page, ...look }, bob.token);
    await world.ok('pages/create', { ...page, ...look }, alice.token);
    await world.ok('pages/like', { pageId: pageOfBob.id }, alice.token);
    await world.ok('following/create', { userId: bob.id }, alice.token);
    await world.ok('following/create', { userId: alice.id }, bob.token);
    await upload(world, alice, Buffer.from('words'), 'words.txt');
    await world.ok('i/webhooks/create', { name: 'x', url: 'https://hook.example/', on: ['note'] }, alice.token);
    await world.ok('i/delete-account', { password }, alice.token);
    await idle();
    expect(await world.refused('users/show', { userId: alice.id })).toMatchObject({ status: 404, code: 'NO_SUCH_USER' });
    for (const table of ['notes', 'files', 'webhooks', 'ownTokens', 'noteReactions', 'notifications', 'pages', 'pageLikes']) {
      expect({ table, left: count(table, 'userId', alice.id) }).toEqual({ table, left: 0 });
    }
    expect(await world.ok('notes/show', { noteId: ofBob.id })).toMatchObject({ repliesCount: 0, renoteCount: 0, reactions: {} });
    expect(await world.ok('users/show', { userId: bob.id })).toMatchObject({ followersCount: 0, followingCount: 0 });
    expect(await world.ok('pages/show', { pageId: pageOfBob.id })).toMatchObject({ likedCount: 0 });
    expect(world.instance.server.db.all('SELECT id FROM jobs')).toEqual([]);
  });

  test('nobody can sign in to it or use its token, and its name stays taken', async () => {
    await world.ok('i/delete-account', { password }, alice.token);
    await idle();
    expect(await world.refused('i', {}, alice.token)).toMatchObject({ code: 'AUTHENTICATION_FAILED' });
    expect(await world.refused('signin', { username: 'alice', password })).toMatchObject({ status: 404 });
    expect(await world.ok('username/available', { username: 'alice' })).toEqual({ available: false });
    expect((await world.post('signup', { username: 'Alice', password: 'x' })).status).toBe(400);
  });

  test('its profile is gone at once, before the job has ended', async () => {
    await world.instance.server.queue.stop();
    expect((await world.post('users/show', { username: 'alice' })).status).toBe(200);
    await world.ok('i/delete-account', { password }, alice.token);
    expect((await world.post('users/show', { username: 'alice' })).status).toBe(404);
    expect(await world.refused('i', {}, alice.token)).toMatchObject({ code: 'USER_IS_DELETED' });
  });

  test('the bytes of its files are removed from the disk', async () => {
    const real = await TestInstance.start({ testing: false, rateLimitFactor: 0 });
    await real.signUp('root');
    const dora = await real.signUp('dora');
    const { id } = await upload(real, dora, Buffer.from('only here'), 'words.txt');
    const { server } = real.instance;
    const path = blobPath(server, server.db.get<FileRow>('SELECT * FROM files WHERE id = ?', [id])!.sha256);
    expect(existsSync(path)).toBe(true);
    await real.ok('i/delete-account', { password: 'dora-pass' }, dora.token);
    await server.queue.idle();
    expect(existsSync(path)).toBe(false);
    await real.close();
  });

  test('the connections of its devices end', async () => {
    const ended = world.listen('tokenRevoked');
    await world.ok('i/delete-account', { password }, alice.token);
    await idle();
    expect(ended).toEqual([{ userId: alice.id }]);
  });

  test('a wrong password deletes nothing, and the first account cannot be deleted', async () => {
    expect(await world.refused('i/delete-account', { password: 'wrong' }, alice.token)).toMatchObject({ code: 'INCORRECT_PASSWORD' });
    expect(await world.refused('i/delete-account', { password: 'root-pass' }, root.token)).toMatchObject({ code: 'CANNOT_DELETE_ROOT' });
    await idle();
    expect(await world.ok('i', {}, alice.token)).toMatchObject({ username: 'alice' });
  });
});

/** What real servers refuse to an account that moved. */
const FOR_ACCOUNTS_THAT_STAY: readonly ServerEndpoint[] = [
  'notes/create',
  'notes/favorites/create',
  'notes/polls/vote',
  'notes/reactions/create',
  'users/lists/create',
  'users/lists/pull',
  'users/lists/push',
  'users/lists/update-membership',
  'following/create',
  'mute/create',
  'renote-mute/create',
  'clips/add-note',
  'clips/create',
  'clips/favorite',
  'clips/remove-note',
  'clips/unfavorite',
  'clips/update',
  'pages/create',
  'pages/like',
  'pages/unlike',
  'pages/update',
  'antennas/create',
  'antennas/update',
  'drive/files/create',
  'drive/files/upload-from-url',
  'i/import-antennas',
  'i/import-blocking',
  'i/import-following',
  'i/import-muting',
  'i/import-user-lists',
  'i/move',
  'i/pin',
];

describe('moving to another account', () => {
  const move = () => world.ok('i/move', { moveToAccount: '@bob' }, alice.token);
  const alias = () => world.ok('i/update', { alsoKnownAs: ['@alice'] }, bob.token);

  test('the account shows where it moved to, and cannot do what moved accounts cannot', async () => {
    await alias();
    expect(await move()).toMatchObject({ movedTo: bob.id, alsoKnownAs: [bob.id] });
    expect(await world.ok('users/show', { userId: alice.id })).toMatchObject({ movedTo: bob.id });
    expect(await world.refused('notes/create', { text: 'x' }, alice.token)).toMatchObject({ code: 'YOUR_ACCOUNT_MOVED' });
    expect(await world.refused('i/move', { moveToAccount: '@carol' }, alice.token)).toMatchObject({ code: 'YOUR_ACCOUNT_MOVED' });
  });

  test('an account that moved is refused wherever real servers refuse it, and nowhere else', () => {
    const refusing = allEndpoints.filter(({ notMoved }) => notMoved).map(({ path }) => path);
    expect(FOR_ACCOUNTS_THAT_STAY.filter((path) => !refusing.includes(path))).toEqual([]);
    for (const path of ['i/update', 'i/delete-account', 'i/export-notes', 'notes/delete', 'drive/files/delete', 'following/delete']) {
      expect(refusing).not.toContain(path);
    }
  });

  test('followers, lists, mutes and blocks of others go to the new account', async () => {
    const dave = await world.signUp('dave');
    const erin = await world.signUp('erin');
    await world.ok('following/create', { userId: alice.id }, carol.token);
    const { id: listId } = await world.ok('users/lists/create', { name: 'Friends' }, carol.token);
    await world.ok('users/lists/push', { listId, userId: alice.id }, carol.token);
    await world.ok('mute/create', { userId: alice.id }, dave.token);
    await world.ok('blocking/create', { userId: alice.id }, erin.token);
    await alias();
    await move();
    await idle();
    expect(await world.ok('users/show', { userId: bob.id }, carol.token)).toMatchObject({ isFollowing: true });
    expect(await world.ok('users/show', { userId: bob.id }, dave.token)).toMatchObject({ isMuted: true });
    expect(await world.ok('users/show', { userId: bob.id }, erin.token)).toMatchObject({ isBlocking: true });
    expect((await world.ok('users/lists/show', { listId }, carol.token)).userIds).toEqual([alice.id, bob.id]);
  });

  test('the old account follows nobody after a day', async () => {
    await world.ok('following/create', { userId: carol.id }, alice.token);
    await alias();
    await move();
    await idle();
    expect(await world.ok('users/show', { userId: alice.id })).toMatchObject({ followingCount: 1 });
    steeringOf(world.instance.server).shift(24 * 3_600_000);
    world.clock.advance(1000);
    await idle();
    expect(await world.ok('users/show', { userId: alice.id })).toMatchObject({ followingCount: 0 });
  });

  test('the new account must name the old one first, must exist, and must not have moved itself', async () => {
    const refused = (moveToAccount: string) => world.refused('i/move', { moveToAccount }, alice.token);
    expect((await refused('@bob')).code).toBe('DESTINATION_ACCOUNT_FORBIDS');
    expect((await refused('@nobody')).code).toBe('NO_SUCH_USER');
    await alias();
    world.instance.server.db.run('UPDATE users SET movedToUri = ? WHERE id = ?', [carol.id, bob.id]);
    expect((await refused('@bob')).code).toBe('DESTINATION_ACCOUNT_FORBIDS');
  });

  test('the first account cannot move', async () => {
    expect((await world.refused('i/move', { moveToAccount: '@bob' }, root.token)).code).toBe('NOT_ROOT_FORBIDDEN');
  });
});

test('the settings of all followings change at once', async () => {
  for (const { id: userId } of [bob, carol]) await world.ok('following/create', { userId }, alice.token);
  await world.ok('following/update-all', { withReplies: true, notify: 'normal' }, alice.token);
  for (const { id: userId } of [bob, carol]) {
    expect(await world.ok('users/show', { userId }, alice.token)).toMatchObject({ withReplies: true, notify: 'normal' });
  }
});
