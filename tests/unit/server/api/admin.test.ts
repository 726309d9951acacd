import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestInstance, type TestAccount } from '../support/testInstance';

const ROLE = {
  name: 'Artist',
  description: 'draws',
  color: '#ff8800',
  iconUrl: null,
  target: 'manual' as const,
  condFormula: {},
  isPublic: true,
  isModerator: false,
  isAdministrator: false,
  asBadge: true,
  canEditMembersByModerator: false,
  displayOrder: 3,
  policies: {},
};

let world: TestInstance;
let admin: TestAccount;
let alice: TestAccount;
beforeEach(async () => {
  world = await TestInstance.start();
  [admin, alice] = [await world.signUp('first'), await world.signUp('alice')];
});
afterEach(() => world.close());

/** Creates a role and assigns it to alice. */
async function giveRole(more: object = {}, expiresAt: number | null = null): Promise<string> {
  const role = await world.ok('admin/roles/create', { ...ROLE, ...more }, admin.token);
  await world.ok('admin/roles/assign', { roleId: role.id, userId: alice.id, expiresAt }, admin.token);
  return role.id;
}
const me = () => world.ok('i', {}, alice.token);

describe('roles', () => {
  test('a new role has every policy, unset ones with their default', async () => {
    const role = await world.ok(
      'admin/roles/create',
      { ...ROLE, policies: { pinLimit: { useDefault: false, priority: 0, value: 9 } } },
      admin.token,
    );
    expect(role).toMatchObject({ name: 'Artist', usersCount: 0, target: 'manual' });
    expect(role['policies']).toMatchObject({
      pinLimit: { useDefault: false, value: 9 },
      clipLimit: { useDefault: true, priority: 0, value: 10 },
    });
  });

  test('only moderators can list the roles', async () => {
    const id = await giveRole({ isModerator: true });
    expect(await world.ok('admin/roles/list', {}, alice.token)).toMatchObject([{ id, name: 'Artist', target: 'manual', usersCount: 1 }]);
    const bob = await world.signUp('bob');
    expect(await world.refused('admin/roles/list', {}, bob.token)).toMatchObject({ code: 'ROLE_PERMISSION_DENIED' });
  });

  test("a role appears on its members' pages and its badge after their names", async () => {
    const id = await giveRole();
    expect(await world.ok('users/show', { userId: alice.id })).toMatchObject({
      roles: [{ id, name: 'Artist', color: '#ff8800', displayOrder: 3 }],
      badgeRoles: [{ name: 'Artist', iconUrl: null, displayOrder: 3 }],
    });
  });

  test('a role that is not public appears nowhere', async () => {
    await giveRole({ isPublic: false, asBadge: false });
    expect(await world.ok('users/show', { userId: alice.id })).toMatchObject({ roles: [], badgeRoles: [] });
  });

  test('an account is notified when it gets a role', async () => {
    await giveRole();
    expect(await world.ok('i/notifications', {}, alice.token)).toMatchObject([{ type: 'roleAssigned', role: { name: 'Artist' } }]);
  });

  test('an assignment with an end expires', async () => {
    await giveRole({}, world.clock.now() + 1000);
    expect((await me()).roles).toHaveLength(1);
    world.clock.advance(1000);
    expect((await me()).roles).toEqual([]);
  });

  test('roles make moderators and administrators', async () => {
    await giveRole({ isModerator: true });
    expect(await me()).toMatchObject({ isModerator: true, isAdmin: false });
    await giveRole({ isAdministrator: true });
    expect(await me()).toMatchObject({ isModerator: true, isAdmin: true });
  });

  test('moderators can assign a role only if it allows that', async () => {
    await giveRole({ isModerator: true });
    const closed = await world.ok('admin/roles/create', ROLE, admin.token);
    const open = await world.ok('admin/roles/create', { ...ROLE, canEditMembersByModerator: true }, admin.token);
    expect(await world.refused('admin/roles/assign', { roleId: closed['id'], userId: alice.id }, alice.token)).toMatchObject({
      id: '25b5bc31-dc79-4ebd-9bd2-c84978fd052c',
    });
    await world.ok('admin/roles/assign', { roleId: open.id, userId: alice.id }, alice.token);
  });

  test('unknown roles and users are refused', async () => {
    const id = await giveRole();
    expect(await world.refused('admin/roles/assign', { roleId: 'none', userId: alice.id }, admin.token)).toMatchObject({
      code: 'NO_SUCH_ROLE',
    });
    expect(await world.refused('admin/roles/assign', { roleId: id, userId: 'nobody' }, admin.token)).toMatchObject({
      code: 'NO_SUCH_USER',
    });
  });
});

describe('policies', () => {
  const policy = (name: string, value: unknown, priority = 0) => ({ policies: { [name]: { useDefault: false, priority, value } } });

  test('the most generous of several roles counts', async () => {
    await giveRole(policy('pinLimit', 3));
    await giveRole(policy('pinLimit', 8));
    await giveRole(policy('gtlAvailable', false));
    await giveRole(policy('gtlAvailable', true));
    expect((await me()).policies).toMatchObject({ pinLimit: 8, gtlAvailable: true });
  });

  test('a policy of a higher priority counts even if it is stricter', async () => {
    await giveRole(policy('pinLimit', 8));
    await giveRole(policy('pinLimit', 2, 1));
    expect((await me()).policies.pinLimit).toBe(2);
  });

  test('an account whose policies forbid public notes is silenced', async () => {
    await giveRole(policy('canPublicNote', false));
    expect(await world.ok('users/show', { userId: alice.id })).toMatchObject({ isSilenced: true });
  });
});

describe('admin/update-meta', () => {
  test('admin/update-meta changes what meta answers', async () => {
    await world.ok('admin/update-meta', { name: '藤', description: null, serverRules: ['Be kind.'], themeColor: '#7a5ccc' }, admin.token);
    expect(await world.ok('meta', {})).toMatchObject({ name: '藤', description: null, serverRules: ['Be kind.'], themeColor: '#7a5ccc' });
  });

  test('admin/update-meta keeps settings that are not given', async () => {
    await world.ok('admin/update-meta', { name: 'a' }, admin.token);
    await world.ok('admin/update-meta', { shortName: 'b' }, admin.token);
    expect(await world.ok('meta', {})).toMatchObject({ name: 'a', shortName: 'b' });
  });
});
