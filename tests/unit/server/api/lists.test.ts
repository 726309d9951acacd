import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grantPolicies } from '../support/grantPolicies';
import { TestInstance, type TestAccount } from '../support/testInstance';

const NOBODY = 'aaaaaaaaaaaaaaaa';

let world: TestInstance;
let root: TestAccount;
let alice: TestAccount;
let bob: TestAccount;
let carol: TestAccount;

beforeAll(async () => {
  world = await TestInstance.start();
  root = await world.signUp('root');
  alice = await world.signUp('alice');
  bob = await world.signUp('bob');
  carol = await world.signUp('carol');
});
afterAll(() => world.close());

const create = (name: string) => world.ok('users/lists/create', { name }, alice.token);

describe('lists of users', () => {
  test('a list is created empty, renamed and deleted', async () => {
    const list = await create('friends');
    expect(list).toMatchObject({ name: 'friends', userIds: [], isPublic: false });
    expect(Object.keys(list)).toEqual(['id', 'createdAt', 'name', 'userIds', 'isPublic']);
    expect(await world.ok('users/lists/update', { listId: list.id, name: 'good friends', isPublic: true }, alice.token)).toMatchObject({
      name: 'good friends',
      isPublic: true,
    });
    await world.ok('users/lists/delete', { listId: list.id }, alice.token);
    expect(await world.refused('users/lists/show', { listId: list.id }, alice.token)).toMatchObject({
      id: '7bc05c21-1d7a-41ae-88f1-66820f4dc686',
    });
  });

  test('a list keeps its members in the order of adding, and publishes changes', async () => {
    const { id: listId } = await create('order');
    const events = world.listen('userList');
    await world.ok('users/lists/push', { listId, userId: carol.id }, alice.token);
    await world.ok('users/lists/push', { listId, userId: bob.id }, alice.token);
    expect(await world.ok('users/lists/show', { listId }, alice.token)).toMatchObject({ userIds: [carol.id, bob.id] });
    await world.ok('users/lists/pull', { listId, userId: carol.id }, alice.token);
    expect(await world.ok('users/lists/show', { listId }, alice.token)).toMatchObject({ userIds: [bob.id] });
    expect(events.map((event) => ({ type: event.type, username: (event.body as { username: string }).username }))).toEqual([
      { type: 'userAdded', username: 'carol' },
      { type: 'userAdded', username: 'bob' },
      { type: 'userRemoved', username: 'carol' },
    ]);
  });

  test('memberships are listed newest first', async () => {
    const { id: listId } = await create('members');
    await world.ok('users/lists/push', { listId, userId: carol.id }, alice.token);
    await world.ok('users/lists/push', { listId, userId: bob.id }, alice.token);
    await world.ok('users/lists/update-membership', { listId, userId: bob.id, withReplies: true }, alice.token);
    const members = await world.ok('users/lists/get-memberships', { listId }, alice.token);
    expect(members.map((member) => ({ username: member.user.username, withReplies: member.withReplies }))).toEqual([
      { username: 'bob', withReplies: true },
      { username: 'carol', withReplies: false },
    ]);
    expect(Object.keys(members[0] ?? {})).toEqual(['id', 'createdAt', 'userId', 'user', 'withReplies']);
  });

  test('impossible changes of members are refused', async () => {
    const { id: listId } = await create('refusals');
    const push = (params: object) => world.refused('users/lists/push', { listId, userId: bob.id, ...params }, alice.token);
    await world.ok('users/lists/push', { listId, userId: bob.id }, alice.token);
    expect(await push({})).toMatchObject({ id: '1de7c884-1595-49e9-857e-61f12f4d4fc5' });
    expect(await push({ userId: NOBODY })).toMatchObject({ id: 'a89abd3d-f0bc-4cce-beb1-2f446f4f1e6a' });
    expect(await push({ listId: NOBODY })).toMatchObject({ id: '2214501d-ac96-4049-b717-91e42272a711' });
    await world.ok('blocking/create', { userId: alice.id }, carol.token);
    expect(await push({ userId: carol.id })).toMatchObject({ id: '990232c5-3f9d-4d83-9f3f-ef27b6332a4b' });
    await world.ok('blocking/delete', { userId: alice.id }, carol.token);
    expect(await world.refused('users/lists/create', { name: '' }, alice.token)).toMatchObject({ code: 'INVALID_PARAM' });
  });

  test('a list is visible to its owner only, unless it is public and requested as public', async () => {
    const { id: listId } = await create('own');
    for (const path of ['users/lists/delete', 'users/lists/update'] as const) {
      expect(await world.refused(path, { listId }, bob.token)).toMatchObject({ code: 'NO_SUCH_LIST' });
    }
    expect(await world.refused('users/lists/show', { listId, forPublic: true }, bob.token)).toMatchObject({ code: 'NO_SUCH_LIST' });
    await world.ok('users/lists/update', { listId, isPublic: true }, alice.token);
    expect(await world.ok('users/lists/show', { listId, forPublic: true }, bob.token)).toMatchObject({ id: listId });
    expect(await world.refused('users/lists/show', { listId }, bob.token)).toMatchObject({ code: 'NO_SUCH_LIST' });
    expect((await world.ok('users/lists/list', { userId: alice.id })).map((list) => list.id)).toEqual([listId]);
    expect(await world.refused('users/lists/list', { userId: NOBODY })).toMatchObject({ code: 'NO_SUCH_USER' });
    expect(await world.refused('users/lists/list', {})).toMatchObject({ code: 'CREDENTIAL_REQUIRED' });
  });

  test('policies limit lists and their members', async () => {
    await grantPolicies(world, root, bob.id, { userListLimit: 1, userEachUserListsLimit: 1 });
    const { id: listId } = await world.ok('users/lists/create', { name: 'one' }, bob.token);
    expect(await world.refused('users/lists/create', { name: 'two' }, bob.token)).toMatchObject({ code: 'TOO_MANY_USERLISTS' });
    await world.ok('users/lists/push', { listId, userId: alice.id }, bob.token);
    expect(await world.refused('users/lists/push', { listId, userId: carol.id }, bob.token)).toMatchObject({ code: 'TOO_MANY_USERS' });
  });
});
