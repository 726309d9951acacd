import type { WirePolicies } from '~/api/wire';
import type { TestAccount, TestInstance } from './testInstance';

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
  const role = await world.ok(
    'admin/roles/create',
    {
      name: 'test',
      description: '',
      color: null,
      iconUrl: null,
      target: 'manual',
      isPublic: false,
      isModerator: false,
      isAdministrator: false,
      asBadge: false,
      canEditMembersByModerator: false,
      displayOrder: 0,
      policies: Object.fromEntries(Object.entries(policies).map(([name, value]) => [name, { useDefault: false, priority: 1, value }])),
    },
    root.token,
  );
  await world.ok('admin/roles/assign', { roleId: role.id, userId }, root.token);
}
