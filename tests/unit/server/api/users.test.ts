import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { WireUserDetailed } from '~/api/wire';
import { TestInstance, type TestAccount } from '../support/testInstance';

let world: TestInstance;
let admin: TestAccount;
let alice: TestAccount;
let bob: TestAccount;
beforeEach(async () => {
  world = await TestInstance.start();
  [admin, alice, bob] = [await world.signUp('first'), await world.signUp('alice'), await world.signUp('bob')];
});
afterEach(() => world.close());

const NO_SUCH_USER = { status: 404, code: 'NO_SUCH_USER', id: '4362f8dc-731f-4ad8-a694-be5a88922a24' };
const relationFields = ['isFollowing', 'isFollowed', 'isBlocking', 'isBlocked', 'isMuted', 'isRenoteMuted', 'notify', 'withReplies'];

describe('users/show', () => {
  test('users/show finds a user by id', async () => {
    expect(await world.ok('users/show', { userId: bob.id }, alice.token)).toMatchObject({ id: bob.id, username: 'bob', host: null });
  });

  test('users/show finds a user by name in any case, with our own host or none', async () => {
    for (const host of [undefined, null, world.instance.server.host]) {
      expect(await world.ok('users/show', { username: 'BOB', ...(host === undefined ? {} : { host }) })).toMatchObject({ id: bob.id });
    }
  });

  test('users/show answers several users in the given order, without unknown ones', async () => {
    const users = await world.ok('users/show', { userIds: [bob.id, 'nobody', alice.id] }, admin.token);
    expect(users).toMatchObject([{ id: bob.id }, { id: alice.id }]);
  });

  test('users/show refuses an unknown user', async () => {
    expect(await world.refused('users/show', { userId: 'nobody' })).toEqual(NO_SUCH_USER);
    expect(await world.refused('users/show', { username: 'nobody' })).toEqual(NO_SUCH_USER);
    expect(await world.refused('users/show', {})).toMatchObject({ code: 'INVALID_PARAM' });
  });

  test('users/show cannot fetch remote users', async () => {
    expect(await world.refused('users/show', { username: 'remi', host: 'else.example' })).toEqual({
      status: 500,
      code: 'FAILED_TO_RESOLVE_REMOTE_USER',
      id: 'ef7b9be4-9cba-4e6f-ab41-90ed171c7d3c',
    });
  });

  test('users/show shows suspended users to moderators only', async () => {
    world.instance.server.db.run('UPDATE users SET isSuspended = 1 WHERE id = ?', [bob.id]);
    expect(await world.refused('users/show', { userId: bob.id }, alice.token)).toEqual(NO_SUCH_USER);
    expect(await world.ok('users/show', { userId: bob.id }, admin.token)).toMatchObject({ isSuspended: true });
  });

  test('users/show adds relation fields for another signed-in account', async () => {
    const seen = await world.ok('users/show', { userId: bob.id }, alice.token);
    const byVisitor = await world.ok('users/show', { userId: bob.id });
    const byBob = await world.ok('users/show', { userId: bob.id }, bob.token);
    expect(relationFields.filter((field) => field in seen)).toEqual(relationFields);
    expect(relationFields.filter((field) => field in byVisitor || field in byBob)).toEqual([]);
  });

  test('users/show shows the whole account to itself, without its secrets', async () => {
    const seen = await world.ok('users/show', { userId: bob.id }, bob.token);
    expect(seen).toHaveProperty('policies');
    expect(seen).not.toHaveProperty('email');
  });

  test('users/show shows the moderation note to moderators only', async () => {
    expect(await world.ok('users/show', { userId: bob.id }, admin.token)).toHaveProperty('moderationNote', '');
    expect(await world.ok('users/show', { userId: bob.id }, alice.token)).not.toHaveProperty('moderationNote');
  });

  test('a user without an avatar has an identicon', async () => {
    const { url, server } = world.instance;
    expect(await world.ok('users/show', { userId: bob.id })).toMatchObject({
      avatarUrl: `${url}/identicon/bob@${server.host}`,
      avatarBlurhash: null,
    });
  });

  test('a chosen avatar goes through the proxy', async () => {
    const { db } = world.instance.server;
    db.run(
      `INSERT INTO files (id, userId, name, type, md5, sha256, size, accessKey, blurhash)
       VALUES ('pic', ?, 'a.png', 'image/png', 'm', 's', 1, 'key1', 'LK')`,
      [bob.id],
    );
    await world.ok('i/update', { avatarId: 'pic' }, bob.token);
    const address = encodeURIComponent(`${world.instance.url}/files/key1`);
    expect(await world.ok('users/show', { userId: bob.id })).toMatchObject({
      avatarUrl: `${world.instance.url}/proxy/avatar.webp?url=${address}&avatar=1`,
      avatarBlurhash: 'LK',
    });
  });

  test('the online status depends on the last activity, unless it is hidden', async () => {
    const status = async () => ((await world.ok('users/show', { userId: bob.id }, alice.token)) as WireUserDetailed).onlineStatus;
    expect(await status(), 'never seen').toBe('unknown');
    await world.ok('i', {}, bob.token);
    expect(await status()).toBe('online');
    world.clock.advance(10 * 60_000);
    expect(await status()).toBe('active');
    world.clock.sleep(3 * 86_400_000);
    expect(await status()).toBe('offline');
    await world.ok('i/update', { hideOnlineStatus: true }, bob.token);
    expect(await status()).toBe('unknown');
  });
});

describe('users/followers and users/following', () => {
  beforeEach(async () => {
    await world.ok('following/create', { userId: bob.id }, alice.token);
    world.clock.advance(1000);
    await world.ok('following/create', { userId: bob.id }, admin.token);
  });

  test('users/followers and users/following list both sides, newest first', async () => {
    expect(await world.ok('users/followers', { userId: bob.id })).toMatchObject([
      { followeeId: bob.id, followerId: admin.id, follower: { id: admin.id } },
      { followeeId: bob.id, followerId: alice.id, follower: { id: alice.id } },
    ]);
    expect(await world.ok('users/following', { userId: alice.id })).toMatchObject([{ followee: { id: bob.id, followersCount: 2 } }]);
  });

  test('users/followers pages', async () => {
    const [newest, oldest] = await world.ok('users/followers', { userId: bob.id });
    expect(await world.ok('users/followers', { username: 'BOB', host: null })).toEqual([newest, oldest]);
    expect(await world.ok('users/followers', { userId: bob.id, untilId: newest?.id })).toEqual([oldest]);
    expect(await world.ok('users/followers', { userId: bob.id, limit: 1 })).toEqual([newest]);
    const since = await world.ok('users/followers', { userId: bob.id, sinceId: '0' });
    expect(
      since.map((row) => row.id),
      'a lower bound alone gives the oldest first',
    ).toEqual([oldest?.id, newest?.id]);
  });

  test.each(['2026-05-03', '2031-05-03', '2026-05-03T00:00:00.000Z'])(
    'users/following finds those with a birthday on the day of %s, in any year',
    async (birthday) => {
      const carol = await world.signUp('carol');
      await world.ok('i/update', { birthday: '1990-05-03' }, bob.token);
      await world.ok('i/update', { birthday: '1990-03-05' }, carol.token);
      for (const { id } of [carol, admin]) await world.ok('following/create', { userId: id }, alice.token);
      const found = await world.ok('users/following', { userId: alice.id, birthday });
      expect(found.map(({ followeeId }) => followeeId)).toEqual([bob.id]);
      expect(await world.ok('users/following', { userId: alice.id, birthday: null })).toHaveLength(3);
      expect(await world.ok('users/following', { userId: alice.id, birthday: '2026-01-01' })).toEqual([]);
    },
  );

  test.each(['tomorrow', '05-03', "2026-05-03' OR 1"])('the birthday %s is refused', async (birthday) => {
    expect(await world.refused('users/following', { userId: alice.id, birthday })).toMatchObject({ code: 'BIRTHDAY_DATE_FORMAT_INVALID' });
  });

  test("the lists are visible as the user's settings say", async () => {
    const carol = await world.signUp('carol');
    await world.ok('i/update', { followersVisibility: 'followers', followingVisibility: 'private' }, bob.token);
    expect(await world.ok('users/followers', { userId: bob.id }, alice.token)).toHaveLength(2);
    expect(await world.refused('users/followers', { userId: bob.id }, carol.token)).toMatchObject({
      id: '3c6a84db-d619-26af-ca14-06232a21df8a',
    });
    expect(await world.refused('users/following', { userId: bob.id }, alice.token)).toMatchObject({
      id: 'f6cdb0df-c19f-ec5c-7dbb-0ba84a1f92ba',
    });
    expect(await world.ok('users/following', { userId: bob.id }, bob.token)).toEqual([]);
    expect(await world.ok('users/show', { userId: bob.id }, carol.token), 'and so are their counts').toMatchObject({ followersCount: 0 });
  });

  test('each list has its own id for an unknown user', async () => {
    expect(await world.refused('users/followers', { username: 'nobody' })).toMatchObject({ code: 'NO_SUCH_USER' });
    expect(await world.refused('users/followers')).toMatchObject({ code: 'INVALID_PARAM' });
    expect(await world.refused('users/followers', { userId: 'nobody' })).toMatchObject({ id: '27fa5435-88ab-43de-9360-387de88727cd' });
    expect(await world.refused('users/following', { userId: 'nobody' })).toMatchObject({ id: '63e4aba4-4156-4e53-be25-c9559e42d71b' });
  });
});

describe('users/search-by-username-and-host', () => {
  const search = async (params: object, token?: string) =>
    (await world.ok('users/search-by-username-and-host', { limit: 10, detail: false, ...params }, token)).map((user) => user.username);

  test('users are found by the prefix of their name', async () => {
    await world.signUp('alina');
    expect((await search({ username: 'AL' })).toSorted()).toEqual(['alice', 'alina']);
    expect(await search({ username: '%' })).toEqual([]);
  });

  test('the host "." means this server', async () => {
    expect(await search({ username: 'al', host: '.' })).toContain('alice');
  });

  test('followed users come first', async () => {
    const alina = await world.signUp('alina');
    await world.ok('i', {}, alice.token);
    expect(await search({ username: 'al' }, bob.token)).toEqual(['alice', 'alina']);
    await world.ok('following/create', { userId: alina.id }, bob.token);
    expect(await search({ username: 'al' }, bob.token)).toEqual(['alina', 'alice']);
  });

  test('the search can be limited by host', async () => {
    expect(await search({ username: 'al', host: world.instance.server.host })).toEqual(['alice']);
    expect(await search({ username: 'al', host: 'else' })).toEqual([]);
  });

  test('the search answers detailed users on request', async () => {
    const [lite] = await world.ok('users/search-by-username-and-host', { username: 'al', detail: false });
    const [detailed] = await world.ok('users/search-by-username-and-host', { username: 'al', detail: true });
    expect(lite).not.toHaveProperty('followersCount');
    expect(detailed).toHaveProperty('followersCount');
  });
});

describe('users/update-memo', () => {
  const memo = async (token: string) => ((await world.ok('users/show', { userId: bob.id }, token)) as { memo: string | null }).memo;

  test('users/update-memo stores a memo for the viewer, and removes an empty one', async () => {
    await world.ok('users/update-memo', { userId: bob.id, memo: 'met at the conference' }, alice.token);
    expect(await memo(alice.token)).toBe('met at the conference');
    expect(await memo(admin.token)).toBeNull();
    await world.ok('users/update-memo', { userId: bob.id, memo: '' }, alice.token);
    expect(await memo(alice.token)).toBeNull();
  });

  test('users/update-memo refuses an unknown user', async () => {
    expect(await world.refused('users/update-memo', { userId: 'nobody', memo: 'x' }, alice.token)).toMatchObject({
      id: '6fef56f3-e765-4957-88e5-c6f65329b8a5',
    });
  });
});

describe('users/report-abuse', () => {
  test('users/report-abuse stores the report for moderators', async () => {
    await world.ok('users/report-abuse', { userId: bob.id, comment: 'spam' }, alice.token);
    expect(world.instance.server.db.all('SELECT targetUserId, reporterId, comment FROM abuseReports')).toEqual([
      { targetUserId: bob.id, reporterId: alice.id, comment: 'spam' },
    ]);
  });

  test('reports about oneself, an administrator or an unknown user are refused', async () => {
    const about = (userId: string) => world.refused('users/report-abuse', { userId, comment: 'x' }, alice.token);
    expect(await about(alice.id)).toMatchObject({ code: 'CANNOT_REPORT_YOURSELF' });
    expect(await about(admin.id)).toMatchObject({ code: 'CANNOT_REPORT_THE_ADMIN' });
    expect(await about('nobody')).toMatchObject({ id: '1acefcb5-0959-43fd-9685-b48305736cb5' });
  });
});
