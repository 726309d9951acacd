import type { WireRole } from '~/api/wire';
import { createdAtOf } from '../../lib/ids';
import { defaultPolicies, type PolicySetting, type RoleRow } from './roles';
import type { Server } from '../Server';

/** Input of an administrator for a role. */
export interface RoleInput {
  readonly name: string;
  readonly description: string;
  readonly color: string | null;
  readonly iconUrl: string | null;
  readonly isPublic: boolean;
  readonly isModerator: boolean;
  readonly isAdministrator: boolean;
  readonly isExplorable: boolean;
  readonly asBadge: boolean;
  readonly canEditMembersByModerator: boolean;
  readonly displayOrder: number;
  readonly policies: Readonly<Record<string, unknown>>;
}

/** A role by id, or undefined. */
export function findRole(server: Pick<Server, 'db'>, id: string): RoleRow | undefined {
  return server.db.get<RoleRow>('SELECT * FROM roles WHERE id = ?', [id]);
}

/** All roles, latest change first. */
export function allRoles(server: Pick<Server, 'db'>): readonly RoleRow[] {
  return server.db.all<RoleRow>('SELECT * FROM roles ORDER BY updatedAt DESC, id DESC');
}

/** Creates a role without members. */
export function createRole(server: Server, input: RoleInput): RoleRow {
  const id = server.ids.next();
  server.db.run(
    `INSERT INTO roles (id, updatedAt, name, description, color, iconUrl, isModerator, isAdministrator, isPublic, isExplorable, asBadge,
       canEditMembersByModerator, displayOrder, policies) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      id,
      server.clock.now(),
      input.name,
      input.description,
      input.color,
      input.iconUrl,
      input.isModerator,
      input.isAdministrator,
      input.isPublic,
      input.isExplorable,
      input.asBadge,
      input.canEditMembersByModerator,
      input.displayOrder,
      JSON.stringify(input.policies),
    ],
  );
  const role = findRole(server, id);
  if (!role) throw new Error('the role was not written');
  return role;
}

/** Assigns a role to an account, for good or until a time in milliseconds. A second assignment changes the end. */
export function assignRole(server: Server, roleId: string, userId: string, expiresAt: number | null): void {
  server.db.run(
    `INSERT INTO roleAssignments (id, roleId, userId, expiresAt) VALUES (?, ?, ?, ?)
     ON CONFLICT (roleId, userId) DO UPDATE SET expiresAt = excluded.expiresAt`,
    [server.ids.next(), roleId, userId, expiresAt],
  );
}

/** A role in wire form, as administrators see it: with every policy, unset ones with their default. */
export function packRole(server: Server, role: RoleRow): WireRole {
  const own = JSON.parse(role.policies) as Record<string, PolicySetting>;
  const users = server.db.get<{ n: number }>(
    'SELECT COUNT(*) AS n FROM roleAssignments WHERE roleId = ? AND (expiresAt IS NULL OR expiresAt > ?)',
    [role.id, server.clock.now()],
  );
  return {
    id: role.id,
    createdAt: createdAtOf(role.id),
    updatedAt: new Date(role.updatedAt).toISOString(),
    name: role.name,
    description: role.description,
    color: role.color,
    iconUrl: role.iconUrl,
    target: 'manual',
    condFormula: {},
    isPublic: role.isPublic === 1,
    isAdministrator: role.isAdministrator === 1,
    isModerator: role.isModerator === 1,
    isExplorable: role.isExplorable === 1,
    asBadge: role.asBadge === 1,
    canEditMembersByModerator: role.canEditMembersByModerator === 1,
    displayOrder: role.displayOrder,
    policies: {
      ...Object.fromEntries(Object.entries(defaultPolicies).map(([name, value]) => [name, { useDefault: true, priority: 0, value }])),
      ...own,
    },
    usersCount: users?.n ?? 0,
  };
}
