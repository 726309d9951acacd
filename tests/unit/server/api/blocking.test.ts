import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestInstance, type TestAccount } from '../support/testInstance';

let world: TestInstance;
let alice: TestAccount;
let bob: TestAccount;
beforeEach(async () => {
  world = await TestInstance.start();
  [alice, bob] = [await world.signUp('alice'), await world.signUp('bob')];
});
afterEach(() => world.close());

const block = () => world.ok('blocking/create', { userId: bob.id }, alice.token);

describe('blocks', () => {
  test('both sides see a block', async () => {
    expect(await block()).toMatchObject({ id: bob.id, isBlocking: true });
    expect(await world.ok('users/show', { userId: alice.id }, bob.token)).toMatchObject({ isBlocked: true, isBlocking: false });
  });

  test('a block ends followings in both directions', async () => {
    await world.ok('following/create', { userId: bob.id }, alice.token);
    await world.ok('following/create', { userId: alice.id }, bob.token);
    expect(await block()).toMatchObject({ isFollowing: false, isFollowed: false, followersCount: 0, followingCount: 0 });
  });

  test('a block ends follow requests in both directions', async () => {
    await world.ok('i/update', { isLocked: true }, bob.token);
    await world.ok('i/update', { isLocked: true }, alice.token);
    await world.ok('following/create', { userId: bob.id }, alice.token);
    await world.ok('following/create', { userId: alice.id }, bob.token);
    expect(await block()).toMatchObject({ hasPendingFollowRequestFromYou: false, hasPendingFollowRequestToYou: false });
  });

  test('a block removes the blocker from lists of the blocked account', async () => {
    const list = await world.ok('users/lists/create', { name: 'watched' }, bob.token);
    await world.ok('users/lists/push', { listId: list.id, userId: alice.id }, bob.token);
    const events = world.listen('userList');
    await block();
    expect(await world.ok('users/lists/show', { listId: list.id }, bob.token)).toMatchObject({ userIds: [] });
    expect(events).toMatchObject([{ listId: list.id, type: 'userRemoved', body: { id: alice.id } }]);
  });

  test('a block publishes userChanged for both sides', async () => {
    const events = world.listen('userChanged');
    await block();
    expect(events.map((event) => event.userId)).toEqual([alice.id, bob.id]);
  });

  test('a block is listed and can be ended', async () => {
    await block();
    expect(await world.ok('blocking/list', {}, alice.token)).toMatchObject([
      { blockeeId: bob.id, blockee: { id: bob.id, isBlocking: true } },
    ]);
    expect(await world.ok('blocking/delete', { userId: bob.id }, alice.token)).toMatchObject({ isBlocking: false });
    expect(await world.ok('blocking/list', {}, alice.token)).toEqual([]);
  });

  test.each([
    ['blocking/create', 'BLOCKEE_IS_YOURSELF', 'alice'],
    ['blocking/create', 'NO_SUCH_USER', 'nobody'],
    ['blocking/delete', 'BLOCKEE_IS_YOURSELF', 'alice'],
    ['blocking/delete', 'NO_SUCH_USER', 'nobody'],
    ['blocking/delete', 'NOT_BLOCKING', 'bob'],
  ] as const)('%s refuses with %s', async (path, code, who) => {
    const userId = { alice: alice.id, bob: bob.id, nobody: 'nobody' }[who];
    expect(await world.refused(path, { userId }, alice.token)).toMatchObject({ status: 400, code });
  });

  test('blocking twice is refused', async () => {
    await block();
    expect(await world.refused('blocking/create', { userId: bob.id }, alice.token)).toMatchObject({
      id: '787fed64-acb9-464a-82eb-afbd745b9614',
    });
  });
});
