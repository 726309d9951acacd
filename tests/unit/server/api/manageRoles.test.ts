import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RoleParams } from '~/api/endpoints';
import { TestInstance, type TestAccount } from '../support/testInstance';

const ROLE: RoleParams = {
  name: 'Regular',
  description: '',
  color: null,
  iconUrl: null,
  target: 'manual',
  condFormula: {},
  isPublic: true,
  isModerator: false,
  isAdministrator: false,
  asBadge: false,
  canEditMembersByModerator: false,
  displayOrder: 0,
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

const create = async (more: Partial<RoleParams> = {}) => (await world.ok('admin/roles/create', { ...ROLE, ...more }, admin.token)).id;
const rolesOf = async ({ token }: TestAccount) => (await world.ok('i', {}, token)).roles.map(({ name }) => name);
const pinLimit = async () => (await world.ok('i', {}, alice.token)).policies.pinLimit;

describe('roles by condition', () => {
  test('an account has the role while the formula fits', async () => {
    await create({ target: 'conditional', condFormula: { id: 'a', type: 'notesMoreThanOrEq', value: 1 } });
    expect(await rolesOf(alice)).toEqual([]);
    await world.ok('notes/create', { text: 'one' }, alice.token);
    expect(await rolesOf(alice)).toEqual(['Regular']);
  });

  test('conditions are joined by and, or and not', async () => {
    const local = { id: 'l', type: 'isLocal' };
    const remote = { id: 'r', type: 'isRemote' };
    await create({ name: 'And', target: 'conditional', condFormula: { id: 'a', type: 'and', values: [local, remote] } });
    await create({ name: 'Or', target: 'conditional', condFormula: { id: 'o', type: 'or', values: [local, remote] } });
    await create({ name: 'Not', target: 'conditional', condFormula: { id: 'n', type: 'not', value: remote } });
    await create({ name: 'New', target: 'conditional', condFormula: { id: 't', type: 'createdLessThan', sec: 3600 } });
    expect((await rolesOf(alice)).toSorted()).toEqual(['New', 'Not', 'Or']);
  });

  test('policies of a role by condition count by their priority', async () => {
    const condFormula = { id: 'l', type: 'isLocal' };
    await create({ target: 'conditional', condFormula, policies: { pinLimit: { useDefault: false, priority: 0, value: 50 } } });
    expect(await pinLimit()).toBe(50);
    await create({ target: 'conditional', condFormula, policies: { pinLimit: { useDefault: false, priority: 1, value: 2 } } });
    expect(await pinLimit()).toBe(2);
  });

  test('a formula that is none is refused', async () => {
    const refused = (condFormula: unknown) =>
      world.refused('admin/roles/create', { ...ROLE, target: 'conditional', condFormula }, admin.token);
    expect(await refused({})).toMatchObject({ code: 'INVALID_PARAM' });
    expect(await refused({ id: 'a', type: 'and', values: [{ id: 'b', type: 'isHappy' }] })).toMatchObject({ code: 'INVALID_PARAM' });
  });
});

describe('managing roles', () => {
  test('a changed role has its new fields, and the log has both', async () => {
    const roleId = await create();
    await world.ok('admin/roles/update', { ...ROLE, roleId, name: 'Guest' }, admin.token);
    expect(await world.ok('admin/roles/show', { roleId }, admin.token)).toMatchObject({ name: 'Guest' });
    expect(await world.ok('admin/show-moderation-logs', { type: 'updateRole' }, admin.token)).toMatchObject([
      { info: { before: { name: 'Regular' }, after: { name: 'Guest' } } },
    ]);
  });

  test('members are listed until the role is taken from them', async () => {
    const roleId = await create();
    await world.ok('admin/roles/assign', { roleId, userId: alice.id }, admin.token);
    expect(await world.ok('admin/roles/users', { roleId }, admin.token)).toMatchObject([{ user: { username: 'alice' }, expiresAt: null }]);
    await world.ok('admin/roles/unassign', { roleId, userId: alice.id }, admin.token);
    expect(await world.ok('admin/roles/users', { roleId }, admin.token)).toEqual([]);
    expect(await world.refused('admin/roles/unassign', { roleId, userId: alice.id }, admin.token)).toMatchObject({ code: 'NOT_ASSIGNED' });
  });

  test('nobody has a deleted role', async () => {
    const roleId = await create();
    await world.ok('admin/roles/assign', { roleId, userId: alice.id }, admin.token);
    await world.ok('admin/roles/delete', { roleId }, admin.token);
    expect(await rolesOf(alice)).toEqual([]);
    expect(await world.refused('admin/roles/show', { roleId }, admin.token)).toMatchObject({ code: 'NO_SUCH_ROLE' });
  });

  test('changed policies of the instance count for everybody without a role that sets them', async () => {
    await world.ok('admin/roles/update-default-policies', { policies: { pinLimit: 9 } }, admin.token);
    expect(await pinLimit()).toBe(9);
    expect((await world.ok('meta', {})).policies.pinLimit).toBe(9);
    await world.ok('admin/roles/update-default-policies', { policies: { clipLimit: 3 } }, admin.token);
    expect(await pinLimit(), 'what is not named stays').toBe(9);
    expect(await world.refused('admin/roles/update-default-policies', { policies: { pinLimit: 'many' } }, admin.token)).toMatchObject({
      code: 'INVALID_PARAM',
    });
  });
});
