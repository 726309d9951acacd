import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { grantPolicies } from '../support/grantPolicies';
import { TestInstance, type TestAccount } from '../support/testInstance';

let world: TestInstance;
let root: TestAccount;
let alice: TestAccount;
beforeEach(async () => {
  world = await TestInstance.start();
  root = await world.signUp('root');
  alice = await world.signUp('alice');
});
afterEach(() => world.close());

const RING = { name: 'Ring', description: 'Shines.', url: 'https://server.example/ring.png' };

async function create(input: Partial<typeof RING> & { roleIdsThatCanBeUsedThisDecoration?: readonly string[] } = {}): Promise<string> {
  await world.ok('admin/avatar-decorations/create', { ...RING, ...input }, root.token);
  return (await world.ok('get-avatar-decorations', {})).at(-1)!.id;
}
const wear = (...avatarDecorations: readonly object[]) => world.ok('i/update', { avatarDecorations }, alice.token);
const wornByAlice = async () => {
  const user = await world.ok('users/show', { userId: alice.id });
  return [user].flat()[0]!.avatarDecorations;
};

async function createRole(name: string): Promise<string> {
  const role = await world.ok(
    'admin/roles/create',
    {
      name,
      description: '',
      color: null,
      iconUrl: null,
      target: 'manual',
      isPublic: true,
      isModerator: false,
      isAdministrator: false,
      asBadge: false,
      canEditMembersByModerator: false,
      displayOrder: 0,
      policies: {},
    },
    root.token,
  );
  return role.id;
}

describe('managing decorations', () => {
  test('a decoration that a manager creates is in the list for everybody', async () => {
    const id = await create();
    expect(await world.ok('get-avatar-decorations', {})).toEqual([{ id, ...RING, roleIdsThatCanBeUsedThisDecoration: [] }]);
  });

  test('an account without the policy cannot create a decoration, and one with it can', async () => {
    expect(await world.refused('admin/avatar-decorations/create', RING, alice.token)).toMatchObject({
      status: 403,
      code: 'ROLE_PERMISSION_DENIED',
    });
    await grantPolicies(world, root, alice.id, { canManageAvatarDecorations: true });
    await world.ok('admin/avatar-decorations/create', RING, alice.token);
    expect(await world.ok('admin/avatar-decorations/list', {}, alice.token)).toMatchObject([{ ...RING, updatedAt: null }]);
  });

  test('a change shows at once at the avatars that wear the decoration', async () => {
    const id = await create();
    await wear({ id });
    const events = world.listen('main');
    await world.ok('admin/avatar-decorations/update', { id, url: 'https://server.example/other.png' }, root.token);
    expect(await wornByAlice()).toEqual([{ id, url: 'https://server.example/other.png' }]);
    expect(events).toMatchObject([
      { userId: alice.id, type: 'meUpdated', body: { avatarDecorations: [{ url: 'https://server.example/other.png' }] } },
    ]);
    const [row] = await world.ok('admin/avatar-decorations/list', {}, root.token);
    expect(row).toMatchObject({ name: RING.name, updatedAt: expect.any(String) });
  });

  test('a deleted decoration is taken off those who wear it', async () => {
    const [ring, star] = [await create(), await create({ name: 'Star' })];
    await grantPolicies(world, root, alice.id, { avatarDecorationLimit: 2 });
    await wear({ id: ring }, { id: star });
    await world.ok('admin/avatar-decorations/delete', { id: ring }, root.token);
    expect(await wornByAlice()).toEqual([{ id: star, url: RING.url }]);
  });

  test.each(['admin/avatar-decorations/update', 'admin/avatar-decorations/delete'] as const)(
    '%s refuses an unknown decoration',
    async (path) => {
      expect(await world.refused(path, { id: 'nothing' }, root.token)).toMatchObject({ status: 400, code: 'NO_SUCH_AVATAR_DECORATION' });
    },
  );
});

describe('wearing decorations', () => {
  test('what is off or zero is left out of a worn decoration', async () => {
    const id = await create();
    await wear({ id, angle: 0.25, flipH: false, offsetX: 0, offsetY: -0.1 });
    expect(await wornByAlice()).toEqual([{ id, angle: 0.25, offsetY: -0.1, url: RING.url }]);
  });

  test('notes come with what their author wears', async () => {
    const id = await create();
    await wear({ id, flipH: true });
    await world.ok('notes/create', { text: 'Look!' }, alice.token);
    const [note] = await world.ok('notes/local-timeline', {});
    expect(note?.user.avatarDecorations).toEqual([{ id, flipH: true, url: RING.url }]);
  });

  test('the policy limits how many an account wears', async () => {
    const id = await create();
    expect(await world.refused('i/update', { avatarDecorations: [{ id }, { id }] }, alice.token)).toMatchObject({
      status: 400,
      code: 'RESTRICTED_BY_ROLE',
      id: '8feff0ba-5ab5-585b-31f4-4df816663fad',
    });
    await grantPolicies(world, root, alice.id, { avatarDecorationLimit: 2 });
    await wear({ id }, { id });
    expect(await wornByAlice()).toHaveLength(2);
  });

  test('a decoration for members of a role is left out for others', async () => {
    const roleId = await createRole('Artist');
    const id = await create({ roleIdsThatCanBeUsedThisDecoration: [roleId] });
    await wear({ id });
    expect(await wornByAlice()).toEqual([]);
    await world.ok('admin/roles/assign', { roleId, userId: alice.id }, root.token);
    await wear({ id });
    expect(await wornByAlice()).toHaveLength(1);
  });

  test('a decoration for a role that is gone is for everybody', async () => {
    const id = await create({ roleIdsThatCanBeUsedThisDecoration: ['gone'] });
    await wear({ id });
    expect(await wornByAlice()).toHaveLength(1);
  });

  test.each([{ angle: 0.6 }, { offsetX: 0.3 }, { offsetY: -0.3 }])('i/update refuses a decoration with %j', async (change) => {
    expect(await world.refused('i/update', { avatarDecorations: [{ id: 'a', ...change }] }, alice.token)).toMatchObject({
      status: 400,
      code: 'INVALID_PARAM',
    });
  });
});
