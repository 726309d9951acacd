import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { InstanceSearch } from '~/api/endpoints';
import { findUser } from '../../../../server/core/users/users';
import { follow } from '../../../../server/core/relations/follows';
import {
  addRemoteInstance,
  addRemoteUser,
  receiveNote,
  receiveRequest,
  type RemoteInstance,
} from '../../../../server/core/instance/remote';
import { steeringOf } from '../../../../server/lib/SteerableClock';
import { TestInstance, type TestAccount } from '../support/testInstance';

let world: TestInstance;
let alice: TestAccount;

const NOTHING_KNOWN = { name: null, softwareName: null, softwareVersion: null, iconUrl: null, faviconUrl: null, themeColor: null };

function addServer(host: string, state?: NonNullable<RemoteInstance['state']>): void {
  steeringOf(world.instance.server).shift(60_000);
  addRemoteInstance(world.instance.server, { ...NOTHING_KNOWN, host, ...(state ? { state } : {}) });
}

const addUser = (host: string, username: string) =>
  addRemoteUser(world.instance.server, {
    host,
    username,
    name: username,
    description: '',
    avatarUrl: null,
    avatarBlurhash: null,
    emojis: [],
  });

beforeEach(async () => {
  world = await TestInstance.start();
  const { server } = world.instance;
  await world.signUp('owner');
  alice = await world.signUp('alice');
  for (const host of ['a.example', 'b.example', 'c_d.example']) addServer(host);
  addServer('blocked.example', 'blocked');
  addServer('gone.example', 'notResponding');
  addServer('closed.example', 'suspended');
  addServer('loud.example', 'silenced');
  // a: two followed users, one of whom follows back. b: a follower here. Both have sent something.
  const [ann, abe, bea] = [addUser('a.example', 'ann'), addUser('a.example', 'abe'), addUser('b.example', 'bea')];
  const me = findUser(server, alice.id)!;
  follow(server, me, ann);
  follow(server, me, abe);
  follow(server, ann, me);
  follow(server, bea, findUser(server, alice.id)!);
  receiveNote(server, ann, { text: 'hello' });
  steeringOf(server).shift(60_000);
  receiveRequest(server, 'b.example');
});
afterEach(() => world.close());

const hosts = async (search: InstanceSearch) =>
  (await world.ok('federation/instances', search)).map(({ host }) => host.replace('.example', ''));

describe('federation/instances', () => {
  test('without parameters, the server that became known last comes first', async () => {
    expect(await hosts({})).toEqual(['loud', 'closed', 'gone', 'blocked', 'c_d', 'b', 'a']);
  });

  test.each<[keyof InstanceSearch, string[]]>([
    ['blocked', ['blocked']],
    ['notResponding', ['gone']],
    ['suspended', ['closed']],
    ['silenced', ['loud']],
    ['federating', ['b', 'a']],
    ['subscribing', ['a']],
    ['publishing', ['b', 'a']],
  ])('the filter %s keeps what it names, and its opposite the rest', async (filter, expected) => {
    const all = await hosts({});
    expect(await hosts({ [filter]: true })).toEqual(expected);
    expect(await hosts({ [filter]: false })).toEqual(all.filter((host) => !expected.includes(host)));
    expect(await hosts({ [filter]: null })).toEqual(all);
  });

  test('filters can be combined', async () => {
    expect(await hosts({ federating: true, subscribing: false })).toEqual(['b']);
  });

  test('a part of the name finds servers, and its characters stand for themselves', async () => {
    expect(await hosts({ host: 'LOU' })).toEqual(['loud']);
    expect(await hosts({ host: 'c_d' })).toEqual(['c_d']);
    expect(await hosts({ host: '%' })).toEqual([]);
    expect(await hosts({ host: "' OR 1 --" })).toEqual([]);
  });

  test.each<[NonNullable<InstanceSearch['sort']>, string]>([
    ['+pubSub', 'a'],
    ['+notes', 'a'],
    ['-notes', 'loud'],
    ['+users', 'a'],
    ['+followers', 'a'],
    ['-firstRetrievedAt', 'a'],
    ['+firstRetrievedAt', 'loud'],
    ['+latestRequestReceivedAt', 'b'],
  ])('sorted by %s, the first is %s', async (sort, first) => {
    expect((await hosts({ sort }))[0]).toBe(first);
  });

  test('servers that never sent anything come last among the latest', async () => {
    expect((await hosts({ sort: '+latestRequestReceivedAt' })).slice(0, 2)).toEqual(['b', 'a']);
  });

  test('pages continue where the last one ended', async () => {
    const all = await hosts({ sort: '+notes' });
    expect([...(await hosts({ sort: '+notes', limit: 3 })), ...(await hosts({ sort: '+notes', limit: 100, offset: 3 }))]).toEqual(all);
  });

  test.each([[{ limit: 101 }], [{ sort: 'notes' }], [{ sort: '+host; DROP TABLE users' }], [{ offset: -1 }], [{ host: 'x'.repeat(300) }]])(
    'the search %j is refused',
    async (search) => {
      expect(await world.refused('federation/instances', search)).toMatchObject({ code: 'INVALID_PARAM' });
    },
  );
});

test('federation/show-instance tells what is known, and nothing of an unknown server', async () => {
  expect(await world.ok('federation/show-instance', { host: 'A.example' })).toMatchObject({
    host: 'a.example',
    usersCount: 2,
    notesCount: 1,
    followersCount: 2,
    followingCount: 1,
    isNotResponding: false,
  });
  expect(await world.post('federation/show-instance', { host: 'nobody.example' })).toEqual({ status: 204, body: undefined });
});

test('federation/stats names the servers with the most follows, and counts the others', async () => {
  const stats = await world.ok('federation/stats', { limit: 1 });
  expect({
    sub: stats.topSubInstances.map(({ host }) => host),
    pub: stats.topPubInstances.map(({ host }) => host),
    others: [stats.otherFollowersCount, stats.otherFollowingCount],
  }).toEqual({ sub: ['a.example'], pub: ['b.example'], others: [0, 1] });
});

test('charts count the relations to other servers and what they send', async () => {
  const now = { span: 'hour', limit: 1 } as const;
  expect(await world.ok('charts/federation', now)).toMatchObject({
    inboxInstances: [2],
    sub: [1],
    pub: [2],
    pubsub: [1],
    subActive: [1],
    pubActive: [2],
  });
  expect(await world.ok('charts/ap-request', now)).toEqual({ deliverFailed: [0], deliverSucceeded: [0], inboxReceived: [2] });
  expect((await world.ok('charts/instance', { ...now, host: 'a.example' })).requests.received).toEqual([1]);
});

test('a server is no longer followed when the last follow ends', async () => {
  const [ann, abe] = (await world.ok('users/following', { userId: alice.id })).map(({ followeeId }) => followeeId);
  await world.ok('following/delete', { userId: ann! }, alice.token);
  expect((await world.ok('charts/federation', { span: 'day', limit: 1 })).sub).toEqual([1]);
  await world.ok('following/delete', { userId: abe! }, alice.token);
  expect(await world.ok('charts/federation', { span: 'day', limit: 1 })).toMatchObject({ sub: [0], pubsub: [0], pub: [2] });
});

test('the short form of a server, as notes contain it, tells nothing about moderation', async () => {
  const [note] = await world.ok('notes/global-timeline', {}, alice.token);
  expect(Object.keys(note!.user.instance!).sort()).toEqual(Object.keys(NOTHING_KNOWN).sort());
});
