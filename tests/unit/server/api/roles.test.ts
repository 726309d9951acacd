import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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

async function createRole(changes: object = {}): Promise<string> {
  const role = await world.ok(
    'admin/roles/create',
    {
      name: 'Artist',
      description: 'Draws',
      color: '#b06ad4',
      iconUrl: null,
      target: 'manual',
      isPublic: true,
      isModerator: false,
      isAdministrator: false,
      isExplorable: true,
      asBadge: false,
      canEditMembersByModerator: false,
      displayOrder: 0,
      policies: {},
      ...changes,
    },
    admin.token,
  );
  return role.id;
}
const assign = (roleId: string, user: TestAccount, expiresAt: number | null = null) =>
  world.ok('admin/roles/assign', { roleId, userId: user.id, expiresAt }, admin.token);
const post = (user: TestAccount, text: string, visibility: 'public' | 'home' = 'public') =>
  world.ok('notes/create', { text, visibility }, user.token);
const namesIn = async (roleId: string) => (await world.ok('roles/users', { roleId })).map(({ user }) => user.username);
const textsIn = async (roleId: string) => (await world.ok('roles/notes', { roleId }, bob.token)).map(({ text }) => text);

describe('roles/list and roles/show', () => {
  test('roles/list has the roles that are public and explorable, highest first', async () => {
    const low = await createRole({ displayOrder: 1 });
    const high = await createRole({ displayOrder: 2 });
    await createRole({ isPublic: false });
    await createRole({ isExplorable: false });
    expect((await world.ok('roles/list', {}, bob.token)).map(({ id }) => id)).toEqual([high, low]);
  });

  test('roles/show shows a public role to visitors, with how many people have it', async () => {
    const roleId = await createRole({ isExplorable: false });
    await assign(roleId, alice);
    expect(await world.ok('roles/show', { roleId })).toMatchObject({ name: 'Artist', isExplorable: false, usersCount: 1 });
  });

  test('roles/show hides a role that is not public', async () => {
    const roleId = await createRole({ isPublic: false });
    expect(await world.refused('roles/show', { roleId })).toMatchObject({
      code: 'NO_SUCH_ROLE',
      id: 'de5502bf-009a-4639-86c1-fec349e46dcb',
    });
  });
});

describe('roles/users', () => {
  test('roles/users lists the people of a role, the last one first', async () => {
    const roleId = await createRole();
    await assign(roleId, alice);
    await assign(roleId, bob);
    expect(await namesIn(roleId)).toEqual(['bob', 'alice']);
    const [bobs] = await world.ok('roles/users', { roleId, limit: 1 });
    expect((await world.ok('roles/users', { roleId, untilId: bobs!.id })).map(({ user }) => user.username)).toEqual(['alice']);
  });

  test('roles/users leaves out people whose role has ended and suspended ones', async () => {
    const roleId = await createRole();
    await assign(roleId, alice, world.clock.now() + 1000);
    await assign(roleId, bob);
    world.clock.advance(2000);
    world.instance.server.db.run('UPDATE users SET isSuspended = 1 WHERE id = ?', [bob.id]);
    expect(await namesIn(roleId)).toEqual([]);
  });

  test('roles/users refuses roles that are not explorable', async () => {
    const roleId = await createRole({ isExplorable: false });
    expect(await world.refused('roles/users', { roleId })).toMatchObject({
      code: 'NO_SUCH_ROLE',
      id: '30aaaee3-4792-48dc-ab0d-cf501a575ac5',
    });
  });
});

describe('roles/notes', () => {
  test('roles/notes has the public notes of the people with the role', async () => {
    const roleId = await createRole();
    await assign(roleId, alice);
    await post(alice, 'for all');
    await post(alice, 'for home', 'home');
    await post(bob, 'of another');
    expect(await textsIn(roleId)).toEqual(['for all']);
  });

  test('roles/notes has no notes of people whom the viewer mutes', async () => {
    const roleId = await createRole();
    await assign(roleId, alice);
    await post(alice, 'hello');
    await world.ok('mute/create', { userId: alice.id }, bob.token);
    expect(await textsIn(roleId)).toEqual([]);
  });

  test('roles/notes is empty for a role that is not explorable', async () => {
    const roleId = await createRole({ isExplorable: false });
    await assign(roleId, alice);
    await post(alice, 'hello');
    expect(await textsIn(roleId)).toEqual([]);
  });
});
