import type { ApiUser } from './ApiUser';

/** Who looks at the product. All but visitors are alice, with more rights each time, so that her own things stay the same. */
export const ROLES = ['visitor', 'user', 'moderator', 'administrator'] as const;

export type Role = (typeof ROLES)[number];

/** How the names of tests call the roles. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  visitor: 'a visitor',
  user: 'a user',
  moderator: 'a moderator',
  administrator: 'an administrator',
};

/** Gives alice the rights of a role, through a role of the server that nobody sees. */
export async function grant(role: Role, admin: ApiUser, alice: ApiUser): Promise<void> {
  if (role === 'visitor' || role === 'user') return;
  const { id: roleId } = (await admin.callAny('admin/roles/create', {
    name: role,
    description: '',
    color: null,
    iconUrl: null,
    target: 'manual',
    isPublic: false,
    isModerator: role === 'moderator',
    isAdministrator: role === 'administrator',
    asBadge: false,
    canEditMembersByModerator: false,
    displayOrder: 0,
    policies: {},
  })) as { id: string };
  await admin.call('admin/roles/assign', { roleId, userId: alice.id });
}
