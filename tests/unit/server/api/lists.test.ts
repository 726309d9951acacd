import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { grantPolicies } from '../support/grantPolicies';
import { TestInstance, type TestAccount } from '../support/testInstance';

const NOBODY = 'aaaaaaaaaaaaaaaa';

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

describe('public lists', () => {
  let erin: TestAccount;
  beforeEach(async () => {
    erin = await world.signUp('erin');
  });

  const publicList = async (name: string, members: readonly TestAccount[]) => {
    const { id: listId } = await create(name);
    for (const { id: userId } of members) await world.ok('users/lists/push', { listId, userId }, alice.token);
    await world.ok('users/lists/update', { listId, isPublic: true }, alice.token);
    return listId;
  };

  test('a favorite is counted, belongs to the viewer, and can be taken back', async () => {
    const listId = await publicList('liked', []);
    const shown = (token?: string) => world.ok('users/lists/show', { listId, forPublic: true }, token);
    await world.ok('users/lists/favorite', { listId }, erin.token);
    expect(await shown(erin.token)).toMatchObject({ likedCount: 1, isLiked: true });
    expect(await shown(carol.token)).toMatchObject({ likedCount: 1, isLiked: false });
    expect(await shown()).toMatchObject({ likedCount: 1, isLiked: false });
    expect(await world.refused('users/lists/favorite', { listId }, erin.token)).toMatchObject({
      code: 'ALREADY_FAVORITED',
      id: '6425bba0-985b-461e-af1b-518070e72081',
    });
    await world.ok('users/lists/unfavorite', { listId }, erin.token);
    expect(await shown(erin.token)).toMatchObject({ likedCount: 0, isLiked: false });
    expect(await world.refused('users/lists/unfavorite', { listId }, erin.token)).toMatchObject({
      id: '835c4b27-463d-4cfa-969b-a9058678d465',
    });
  });

  test('only a public list can become a favorite, and one that became private can still be taken back', async () => {
    const listId = await publicList('hidden later', []);
    await world.ok('users/lists/favorite', { listId }, erin.token);
    await world.ok('users/lists/update', { listId, isPublic: false }, alice.token);
    expect(await world.refused('users/lists/favorite', { listId }, carol.token)).toMatchObject({ code: 'NO_SUCH_USER_LIST' });
    await world.ok('users/lists/unfavorite', { listId }, erin.token);
  });

  test('a copy has the members in their order and belongs to whoever made it', async () => {
    const listId = await publicList('to copy', [carol, root]);
    const copy = await world.ok('users/lists/create-from-public', { listId, name: 'mine' }, erin.token);
    expect(copy).toMatchObject({ name: 'mine', userIds: [carol.id, root.id], isPublic: false });
    expect((await world.ok('users/lists/list', {}, erin.token)).map(({ id }) => id)).toContain(copy.id);
  });

  test('a private list cannot be copied', async () => {
    const { id: listId } = await create('private');
    expect(await world.refused('users/lists/create-from-public', { listId, name: 'mine' }, erin.token)).toMatchObject({
      code: 'NO_SUCH_LIST',
      id: '9292f798-6175-4f7d-93f4-b6742279667d',
    });
  });

  test('a copy that the limits do not allow leaves no list behind', async () => {
    const dave = await world.signUp('dave');
    const listId = await publicList('with dave', [carol, dave]);
    await world.ok('blocking/create', { userId: erin.id }, dave.token);
    const before = await world.ok('users/lists/list', {}, erin.token);
    expect(await world.refused('users/lists/create-from-public', { listId, name: 'mine' }, erin.token)).toMatchObject({
      code: 'YOU_HAVE_BEEN_BLOCKED',
    });
    expect(await world.ok('users/lists/list', {}, erin.token)).toEqual(before);
  });
});
