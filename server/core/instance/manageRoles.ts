import type { WireRole, WireRoleMember } from '~/api/wire';
import type { SqlValue } from '../../db/Database';
import { pageSql, type Page } from '../../db/paging';
import type { UserRow } from '../../db/rows/UserRow';
import { packUsersById } from '../users/packUser';
import { dateOf } from '../../lib/dates';
import { createdAtOf } from '../../lib/ids';
import { basePolicies, type PolicySetting, type RoleRow } from './roles';
import type { Formula } from './roleFormula';
import type { Server } from '../Server';

/** Input of an administrator for a role. */
export interface RoleInput {
  readonly name: string;
  readonly description: string;
  readonly color: string | null;
  readonly iconUrl: string | null;
  readonly target: RoleRow['target'];
  /** Null for a manual role. */
  readonly condFormula: Formula | null;
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

/** The columns that an administrator fills in, in the order of {@link valuesOf}. */
const COLUMNS = [
  'updatedAt',
  'name',
  'description',
  'color',
  'iconUrl',
  'target',
  'condFormula',
  'isModerator',
  'isAdministrator',
  'isPublic',
  'isExplorable',
  'asBadge',
  'canEditMembersByModerator',
  'displayOrder',
  'policies',
] as const;

const valuesOf = (server: Server, input: RoleInput): readonly SqlValue[] => [
  server.clock.now(),
  input.name,
  input.description,
  input.color,
  input.iconUrl,
  input.target,
  JSON.stringify(input.condFormula ?? {}),
  input.isModerator,
  input.isAdministrator,
  input.isPublic,
  input.isExplorable,
  input.asBadge,
  input.canEditMembersByModerator,
  input.displayOrder,
  JSON.stringify(input.policies),
];

/** Changes a role. Who has it by hand keeps it, but it counts only while the role is manual. */
export function updateRole(server: Server, id: string, input: RoleInput): void {
  server.db.run(`UPDATE roles SET ${COLUMNS.map((name) => `${name} = ?`).join(', ')} WHERE id = ?`, [...valuesOf(server, input), id]);
}

/** Deletes a role; nobody has it any more. */
export function deleteRole(server: Server, id: string): void {
  server.db.run('DELETE FROM roles WHERE id = ?', [id]);
}

/** Takes a role from an account. @returns whether the account had it */
export function unassignRole(server: Server, roleId: string, userId: string): boolean {
  return server.db.run('DELETE FROM roleAssignments WHERE roleId = ? AND userId = ?', [roleId, userId]).changes > 0;
}

/** An assignment of a role. Times are milliseconds since 1970. */
interface AssignmentRow {
  readonly id: string;
  readonly roleId: string;
  readonly userId: string;
  readonly expiresAt: number | null;
}

/** The members of a role, those of the latest assignment first. */
export function membersOf(server: Server, roleId: string, page: Page, viewer: UserRow): readonly WireRoleMember[] {
  const { where, whereParams, tail, tailParams } = pageSql('id', page);
  const rows = server.db.all<AssignmentRow>(
    `SELECT * FROM roleAssignments WHERE roleId = ? AND (expiresAt IS NULL OR expiresAt > ?) AND ${where} ${tail}`,
    [roleId, server.clock.now(), ...whereParams, ...tailParams],
  );
  const ids = rows.map(({ userId }) => userId);
  const users = packUsersById(server, ids, viewer);
  return rows.map(({ id, userId, expiresAt }) => ({
    id,
    createdAt: createdAtOf(id),
    user: users.get(userId)!,
    expiresAt: dateOf(expiresAt),
  }));
}

/** When an account got its roles by hand, and until when it has them. */
export function assignmentsOf(server: Server, userId: string): readonly { roleId: string; createdAt: string; expiresAt: string | null }[] {
  return server.db
    .all<AssignmentRow>('SELECT * FROM roleAssignments WHERE userId = ? AND (expiresAt IS NULL OR expiresAt > ?) ORDER BY id', [
      userId,
      server.clock.now(),
    ])
    .map(({ id, roleId, expiresAt }) => ({ roleId, createdAt: createdAtOf(id), expiresAt: dateOf(expiresAt) }));
}

/** Creates a role without members. */
export function createRole(server: Server, input: RoleInput): RoleRow {
  const id = server.ids.next();
  const places = COLUMNS.map(() => '?').join(', ');
  server.db.run(`INSERT INTO roles (id, ${COLUMNS.join(', ')}) VALUES (?, ${places})`, [id, ...valuesOf(server, input)]);
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
    target: role.target,
    condFormula: JSON.parse(role.condFormula) as unknown,
    isPublic: role.isPublic === 1,
    isAdministrator: role.isAdministrator === 1,
    isModerator: role.isModerator === 1,
    isExplorable: role.isExplorable === 1,
    asBadge: role.asBadge === 1,
    canEditMembersByModerator: role.canEditMembersByModerator === 1,
    displayOrder: role.displayOrder,
    policies: {
      ...Object.fromEntries(Object.entries(basePolicies(server)).map(([name, value]) => [name, { useDefault: true, priority: 0, value }])),
      ...own,
    },
    usersCount: users?.n ?? 0,
  };
}
