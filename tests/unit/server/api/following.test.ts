import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { WireUserDetailed } from '~/api/wire';
import { TestInstance, type TestAccount } from '../support/testInstance';

let world: TestInstance;
let alice: TestAccount;
let bob: TestAccount;
beforeEach(async () => {
  world = await TestInstance.start();
  [alice, bob] = [await world.signUp('alice'), await world.signUp('bob')];
});
afterEach(() => world.close());

const show = (user: TestAccount, by: TestAccount) => world.ok('users/show', { userId: user.id }, by.token) as Promise<WireUserDetailed>;
const notifications = async (account: TestAccount) =>
  (await world.ok('i/notifications', { markAsRead: false }, account.token)).map((notification) => notification.type);

describe('following/create', () => {
  test('following an account counts and answers the followee', async () => {
    expect(await world.ok('following/create', { userId: bob.id }, alice.token)).toMatchObject({ id: bob.id, username: 'bob' });
    expect(await show(bob, alice)).toMatchObject({ isFollowing: true, isFollowed: false, followersCount: 1 });
    expect(await show(alice, bob)).toMatchObject({ isFollowing: false, isFollowed: true, followingCount: 1 });
  });

  test('following/create publishes events for both sides', async () => {
    const events = world.listen('main');
    await world.ok('following/create', { userId: bob.id }, alice.token);
    expect(events.map(({ userId, type }) => ({ userId, type }))).toEqual([
      { userId: bob.id, type: 'notification' },
      { userId: bob.id, type: 'followed' },
      { userId: alice.id, type: 'follow' },
    ]);
    expect(events.at(-1)?.body, 'with the relation as it is now').toMatchObject({ id: bob.id, isFollowing: true, followersCount: 1 });
    expect(await notifications(bob)).toEqual(['follow']);
  });

  test.each([
    ['oneself', () => alice.id, 'FOLLOWEE_IS_YOURSELF', '26fbe7bb-a331-4857-af17-205b426669a9'],
    ['nobody', () => 'nobody', 'NO_SUCH_USER', 'fcd2eef9-a9b2-4c4f-8624-038099e90aa5'],
  ])('following/create refuses %s', async (_who, userId, code, id) => {
    expect(await world.refused('following/create', { userId: userId() }, alice.token)).toEqual({ status: 400, code, id });
  });

  test('following/create refuses a second time, and a block in either direction', async () => {
    await world.ok('following/create', { userId: bob.id }, alice.token);
    expect(await world.refused('following/create', { userId: bob.id }, alice.token)).toMatchObject({
      id: '35387507-38c7-4cb9-9197-300b93783fa0',
    });
    await world.ok('blocking/create', { userId: bob.id }, alice.token);
    expect(await world.refused('following/create', { userId: bob.id }, alice.token)).toMatchObject({ code: 'BLOCKING' });
    expect(await world.refused('following/create', { userId: alice.id }, bob.token)).toMatchObject({
      code: 'BLOCKED',
      id: 'c4ab57cc-4e41-45e9-bfd9-584f61e35ce0',
    });
  });
});

describe('following/delete, update and invalidate', () => {
  beforeEach(() => world.ok('following/create', { userId: bob.id }, alice.token));

  test('following/delete ends the following, counts, and notifies the follower', async () => {
    const events = world.listen('main');
    await world.ok('following/delete', { userId: bob.id }, alice.token);
    expect(events).toMatchObject([{ userId: alice.id, type: 'unfollow', body: { id: bob.id, isFollowing: false } }]);
    expect(await show(bob, alice)).toMatchObject({ isFollowing: false, followersCount: 0 });
    expect(await world.refused('following/delete', { userId: bob.id }, alice.token)).toMatchObject({
      id: '5dbf82f5-c92b-40b1-87d1-6c8c0741fd09',
    });
  });

  test('following/update changes notifications and replies', async () => {
    await world.ok('following/update', { userId: bob.id, notify: 'normal' }, alice.token);
    await world.ok('following/update', { userId: bob.id, withReplies: true }, alice.token);
    expect(await show(bob, alice)).toMatchObject({ notify: 'normal', withReplies: true });
    expect(await world.refused('following/update', { userId: alice.id }, bob.token)).toMatchObject({ code: 'NOT_FOLLOWING' });
  });

  test('following/invalidate removes a follower', async () => {
    await world.ok('following/invalidate', { userId: alice.id }, bob.token);
    expect(await show(bob, alice)).toMatchObject({ isFollowing: false, followersCount: 0 });
    expect(await world.refused('following/invalidate', { userId: alice.id }, bob.token)).toMatchObject({
      id: '918faac3-074f-41ae-9c43-ed5d2946770d',
    });
  });
});

describe('locked accounts', () => {
  beforeEach(async () => {
    await world.ok('i/update', { isLocked: true }, bob.token);
  });
  const ask = () => world.ok('following/create', { userId: bob.id }, alice.token);

  test('a locked account gets a follow request', async () => {
    const events = world.listen('main');
    await ask();
    expect(await show(bob, alice)).toMatchObject({ isFollowing: false, hasPendingFollowRequestFromYou: true, followersCount: 0 });
    expect(await show(alice, bob)).toMatchObject({ hasPendingFollowRequestToYou: true });
    expect(await world.ok('i', {}, bob.token)).toMatchObject({ hasPendingReceivedFollowRequest: true });
    expect(await notifications(bob)).toEqual(['receiveFollowRequest']);
    expect(events.map(({ userId, type }) => ({ userId, type }))).toEqual(
      expect.arrayContaining([
        { userId: bob.id, type: 'receiveFollowRequest' },
        { userId: bob.id, type: 'meUpdated' },
      ]),
    );
  });

  test('following a locked account twice makes one request', async () => {
    await ask();
    await ask();
    expect(await world.ok('following/requests/list', {}, bob.token)).toMatchObject([
      { follower: { id: alice.id }, followee: { id: bob.id } },
    ]);
  });

  test('a locked account can accept a request', async () => {
    await ask();
    await world.ok('following/requests/accept', { userId: alice.id }, bob.token);
    expect(await show(bob, alice)).toMatchObject({ isFollowing: true, hasPendingFollowRequestFromYou: false, followersCount: 1 });
    expect(await notifications(alice)).toEqual(['followRequestAccepted']);
    expect(await world.refused('following/requests/accept', { userId: alice.id }, bob.token)).toMatchObject({ code: 'NO_FOLLOW_REQUEST' });
  });

  test("a locked account can reject a request, and the requester's button changes back", async () => {
    await ask();
    const events = world.listen('main');
    await world.ok('following/requests/reject', { userId: alice.id }, bob.token);
    expect(await show(bob, alice)).toMatchObject({ isFollowing: false, hasPendingFollowRequestFromYou: false });
    expect(events).toContainEqual({ userId: alice.id, type: 'unfollow', body: expect.objectContaining({ id: bob.id }) });
  });

  test('a follow request can be canceled', async () => {
    await ask();
    expect(await world.ok('following/requests/cancel', { userId: bob.id }, alice.token)).toMatchObject({ id: bob.id });
    expect(await world.ok('following/requests/list', {}, bob.token)).toEqual([]);
    expect(await world.refused('following/requests/cancel', { userId: bob.id }, alice.token)).toMatchObject({
      id: '089b125b-d338-482a-9a09-e2622ac9f8d4',
    });
  });

  test('a locked account accepts accounts that it follows at once, if it is set to', async () => {
    await world.ok('following/create', { userId: alice.id }, bob.token);
    await ask();
    expect(await show(bob, alice)).toMatchObject({ isFollowing: true });
  });

  test('unlocking an account accepts all requests', async () => {
    await ask();
    const me = await world.ok('i/update', { isLocked: false }, bob.token);
    expect(await show(bob, alice)).toMatchObject({ isFollowing: true });
    expect(me.isLocked).toBe(false);
  });
});

test('an account that is careful about bots gets follow requests from bots', async () => {
  await world.ok('i/update', { carefulBot: true }, bob.token);
  await world.ok('i/update', { isBot: true }, alice.token);
  await world.ok('following/create', { userId: bob.id }, alice.token);
  expect(await show(bob, alice)).toMatchObject({ isFollowing: false, hasPendingFollowRequestFromYou: true });
});
