/** That what people do on the instance reaches the charts, and survives a restart. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findUser } from '../../../../server/core/users/users';
import { fillCharts } from '../../../../server/core/charts/fillCharts';
import { follow } from '../../../../server/core/relations/follows';
import { addRemoteInstance, addRemoteUser } from '../../../../server/core/instance/remote';
import { steeringOf } from '../../../../server/lib/SteerableClock';
import { upload } from '../support/media';
import { TestInstance, type TestAccount } from '../support/testInstance';

const DAY_MS = 86_400_000;
const now = { span: 'hour', limit: 2 } as const;
const NOTHING_KNOWN = { name: null, softwareName: null, softwareVersion: null, iconUrl: null, faviconUrl: null, themeColor: null };
const NOTHING_SAID = { description: '', avatarUrl: null, avatarBlurhash: null, emojis: [] };

let world: TestInstance;
let alice: TestAccount;
let bob: TestAccount;

beforeAll(async () => {
  world = await TestInstance.start();
  await world.signUp('owner');
  alice = await world.signUp('alice');
  bob = await world.signUp('bob');
});
afterAll(() => world.close());
// Each test has a day of its own, so that none sees the numbers of another except in totals.
beforeEach(() => steeringOf(world.instance.server).shift(2 * DAY_MS));

const post = async (params: object = {}, by = alice) =>
  (await world.ok('notes/create', { text: 'hello', ...params }, by.token)).createdNote.id;

describe('what people do is counted', () => {
  test('notes that are written and deleted', async () => {
    const before = (await world.ok('charts/notes', now)).local.total[0]!;
    const id = await post();
    await post({ replyId: id }, bob);
    await world.ok('notes/delete', { noteId: id }, alice.token);
    const { local } = await world.ok('charts/notes', now);
    // The reply is deleted with the note.
    expect(local).toMatchObject({ total: [before, before], inc: [2, 0], dec: [2, 0], diffs: { normal: [0, 0], reply: [0, 0] } });
    expect(await world.ok('charts/user/notes', { ...now, userId: bob.id })).toMatchObject({ inc: [1, 0], dec: [1, 0] });
  });

  test('follows that begin and end', async () => {
    await world.ok('following/create', { userId: bob.id }, alice.token);
    await world.ok('following/delete', { userId: bob.id }, alice.token);
    expect((await world.ok('charts/user/following', { ...now, userId: bob.id })).local.followers).toEqual({
      total: [0, 0],
      inc: [1, 0],
      dec: [1, 0],
    });
  });

  test('followers and followings that a profile hides are zeros for others', async () => {
    await world.ok('following/create', { userId: bob.id }, alice.token);
    const totals = async (token?: string) => {
      const { local } = await world.ok('charts/user/following', { ...now, userId: bob.id }, token);
      return [local.followers.total[0], local.followers.inc[0], local.followings.total[0]];
    };
    const hide = (followersVisibility: 'public' | 'followers' | 'private') =>
      world.ok('i/update', { followersVisibility, followingVisibility: 'public' }, bob.token);
    const { token: stranger } = await world.signUp('stranger');
    expect(await totals()).toEqual([1, 1, 0]);
    await hide('followers');
    expect([await totals(), await totals(stranger), await totals(alice.token)]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [1, 1, 0],
    ]);
    await hide('private');
    expect([await totals(), await totals(alice.token), await totals(bob.token)]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [1, 1, 0],
    ]);
    await hide('public');
    await world.ok('following/delete', { userId: bob.id }, alice.token);
  });

  test('reactions to the notes of an account', async () => {
    const noteId = await post();
    await world.ok('notes/reactions/create', { noteId, reaction: '👍' }, bob.token);
    expect((await world.ok('charts/user/reactions', { ...now, userId: alice.id })).local.count).toEqual([1, 0]);
    expect((await world.ok('charts/user/reactions', { ...now, userId: bob.id })).local.count).toEqual([0, 0]);
  });

  test('files that are stored and deleted, in kilobytes', async () => {
    const { id } = await upload(world, alice, Buffer.alloc(2600, 'a'), 'a.txt');
    expect(await world.ok('charts/user/drive', { ...now, userId: alice.id })).toMatchObject({
      totalCount: [1, 0],
      totalSize: [3, 0],
      incCount: [1, 0],
      incSize: [3, 0],
    });
    await world.ok('drive/files/delete', { fileId: id }, alice.token);
    expect(await world.ok('charts/user/drive', { ...now, userId: alice.id })).toMatchObject({
      totalCount: [0, 0],
      totalSize: [0, 0],
      decCount: [1, 0],
    });
    expect((await world.ok('charts/drive', now)).local).toMatchObject({ incSize: [3, 0], decSize: [3, 0] });
  });

  test('new accounts', async () => {
    const before = (await world.ok('charts/users', now)).local.total[0]!;
    await world.signUp(`new${before}`);
    expect((await world.ok('charts/users', now)).local).toEqual({ total: [before + 1, before], inc: [1, 0], dec: [0, 0] });
  });

  test('accounts that read a timeline, once an hour, and visitors not at all', async () => {
    await world.ok('notes/local-timeline', {});
    for (let n = 0; n < 3; n++) await world.ok('notes/timeline', {}, alice.token);
    await world.ok('notes/local-timeline', {}, bob.token);
    await post();
    expect(await world.ok('charts/active-users', now)).toMatchObject({ read: [2, 0], write: [1, 0], readWrite: [1, 0] });
  });

  test('views of a profile by others', async () => {
    await world.ok('users/show', { userId: alice.id }, alice.token);
    for (let n = 0; n < 2; n++) await world.ok('users/show', { username: 'alice' }, bob.token);
    await world.ok('users/show', { userId: alice.id });
    // A list of accounts is no view of a profile.
    await world.ok('users/show', { userIds: [alice.id] }, bob.token);
    expect(await world.ok('charts/user/pv', { ...now, userId: alice.id })).toEqual({
      upv: { user: [1, 0], visitor: [1, 0] },
      pv: { user: [2, 0], visitor: [1, 0] },
    });
  });

  test('nothing of a refused note', async () => {
    const before = await world.ok('charts/notes', now);
    await world.refused('notes/create', { text: 'hello', replyId: 'nothing' }, alice.token);
    expect(await world.ok('charts/notes', now)).toEqual(before);
  });
});

describe('parameters', () => {
  test.each([
    [{}],
    [{ span: 'week' }],
    [{ span: 'day', limit: 0 }],
    [{ span: 'day', limit: 501 }],
    [{ span: 'day', offset: 1.5 }],
    [{ span: 'day', offset: 1e300 }],
  ])('a chart of %j is refused', async (params) => {
    expect(await world.refused('charts/notes', params)).toMatchObject({ status: 400, code: 'INVALID_PARAM' });
  });

  test.each([[-8.64e15], [8.64e15], [-1]])('the offset %d gives numbers', async (offset) => {
    const { total } = (await world.ok('charts/notes', { span: 'day', limit: 2, offset })).local;
    expect(total.every(Number.isFinite)).toBe(true);
  });

  test('without a limit there are thirty numbers, also by GET', async () => {
    const answer = await world.instance.app.inject({ method: 'GET', url: '/api/charts/user/notes?span=day&userId=nobody' });
    expect(answer.json<{ total: number[] }>().total).toEqual(Array.from({ length: 30 }, () => 0));
  });

  test('a server with an odd name has zeros', async () => {
    expect((await world.ok('charts/instance', { ...now, host: "'; DROP TABLE users; --" })).notes.total).toEqual([0, 0]);
    await world.refused('charts/instance', { ...now, host: 'x'.repeat(300) });
  });
});

describe('a data folder', () => {
  let dataDir: string;
  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'charts-'));
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  test('charts and who was counted survive a restart', async () => {
    const first = await TestInstance.start({ dataDir });
    const ada = await first.signUp('ada');
    await first.ok('notes/create', { text: 'one' }, ada.token);
    await first.ok('notes/timeline', {}, ada.token);
    const charts = async (of: TestInstance) => [await of.ok('charts/notes', now), await of.ok('charts/active-users', now)];
    const before = await charts(first);
    await first.close();

    const second = await TestInstance.start({ dataDir, clock: first.clock });
    expect(await charts(second)).toEqual(before);
    await second.ok('notes/timeline', {}, ada.token);
    await second.ok('notes/create', { text: 'two' }, ada.token);
    expect(await second.ok('charts/active-users', now)).toMatchObject({ read: [1, 0], write: [1, 0], readWrite: [1, 0] });
    expect((await second.ok('charts/notes', now)).local.total).toEqual([2, 0]);
    await second.close();
  });
});

test('a data folder without charts gets those that would have been counted', async () => {
  const fresh = await TestInstance.start();
  const { server } = fresh.instance;
  const clock = steeringOf(server);
  const [ada, ben] = [await fresh.signUp('ada'), await fresh.signUp('ben')];
  addRemoteInstance(server, { ...NOTHING_KNOWN, host: 'far.example' });
  const fern = addRemoteUser(server, { ...NOTHING_SAID, host: 'far.example', username: 'fern', name: 'Fern' });
  for (const [n, account] of [ada, ben, ada, ada].entries()) {
    clock.shift(n * 9 * 3_600_000);
    const { createdNote } = await fresh.ok('notes/create', { text: `note ${n}` }, account.token);
    await fresh.ok('notes/create', { text: 'and so on', replyId: createdNote.id }, ben.token);
    await fresh.ok('notes/reactions/create', { noteId: createdNote.id, reaction: '❤' }, ben.token);
    await upload(fresh, account, Buffer.alloc(1000 * n + 1, 'a'), `${n}.txt`);
  }
  await fresh.ok('following/create', { userId: fern.id }, ada.token);
  await fresh.ok('following/create', { userId: ben.id }, ada.token);
  follow(server, fern, findUser(server, ben.id)!);
  const counted = () => server.db.all('SELECT * FROM chartCounts ORDER BY chart, groupKey, span, startsAt, name');
  const before = counted();
  server.db.run('DELETE FROM chartCounts');
  fillCharts(server.db);
  expect(counted()).toEqual(before);
  expect(await fresh.ok('charts/federation', now)).toMatchObject({ sub: [1, 0], pub: [1, 0], pubsub: [1, 0], subActive: [1, 0] });
  await fresh.close();
});
