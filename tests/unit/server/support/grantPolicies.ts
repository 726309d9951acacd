import type { WirePolicies } from '~/api/wire';
import type { TestAccount, TestInstance } from './testInstance';

/** Rights that a role gives. */
interface Rights {
  readonly isModerator?: boolean;
  readonly isAdministrator?: boolean;
  readonly policies?: Partial<WirePolicies>;
}

/**
 * Gives an account a role with some rights.
 * @param root the first account of the instance.
 */
export async function grantRole(world: TestInstance, root: TestAccount, userId: string, rights: Rights): Promise<void> {
  const { isModerator = false, isAdministrator = false, policies = {} } = rights;
  const role = await world.ok(
    'admin/roles/create',
    {
      name: 'test',
      description: '',
      color: null,
      iconUrl: null,
      target: 'manual',
      isPublic: false,
      isModerator,
      isAdministrator,
      asBadge: false,
      canEditMembersByModerator: false,
      displayOrder: 0,
      policies: Object.fromEntries(Object.entries(policies).map(([name, value]) => [name, { useDefault: false, priority: 1, value }])),
    },
    root.token,
  );
  await world.ok('admin/roles/assign', { roleId: role.id, userId }, root.token);
}

/**
 * Gives an account a role with some policies.
 * @param root the first account of the instance.
 */
export async function grantPolicies(
  world: TestInstance,
  root: TestAccount,
  userId: string,
  policies: Partial<WirePolicies>,
): Promise<void> {
  await grantRole(world, root, userId, { policies });
}
