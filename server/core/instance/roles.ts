import type { WirePolicies, WireUserLite } from '~/api/wire';
import type { UserRow } from '../../db/rows/UserRow';
import { findUsers } from '../users/users';
import type { Server } from '../Server';
import { fits, type Formula } from './roleFormula';

/** A row of `roles`. Flags are 0 or 1; `policies` is JSON of {useDefault, priority, value} by policy name. */
export interface RoleRow {
  readonly id: string;
  readonly updatedAt: number;
  readonly name: string;
  readonly description: string;
  readonly color: string | null;
  readonly iconUrl: string | null;
  readonly isModerator: number;
  readonly isAdministrator: number;
  readonly isPublic: number;
  readonly isExplorable: number;
  readonly asBadge: number;
  readonly canEditMembersByModerator: number;
  readonly displayOrder: number;
  readonly policies: string;
  /** Moderators assign manual roles; conditional ones belong to whom their formula fits. */
  readonly target: 'manual' | 'conditional';
  /** JSON of a {@link Formula}; of manual roles, an empty object. */
  readonly condFormula: string;
}

/** Policies of an instance whose administrators have not changed them, those of a real server. */
export const defaultPolicies: WirePolicies = {
  gtlAvailable: true,
  ltlAvailable: true,
  canPublicNote: true,
  canInvite: false,
  inviteLimit: 0,
  inviteLimitCycle: 10_080,
  inviteExpirationTime: 0,
  canManageCustomEmojis: false,
  canManageAvatarDecorations: false,
  canSearchNotes: false,
  canUseTranslator: true,
  canHideAds: false,
  driveCapacityMb: 1000,
  alwaysMarkNsfw: false,
  pinLimit: 5,
  antennaLimit: 5,
  wordMuteLimit: 200,
  webhookLimit: 3,
  clipLimit: 10,
  noteEachClipsLimit: 200,
  userListLimit: 10,
  userEachUserListsLimit: 50,
  rateLimitFactor: 1,
  avatarDecorationLimit: 1,
  noteDraftLimit: 30,
  scheduledNoteLimit: 10,
};

/** How far an account may use the chat, the most generous first. */
const CHAT_ACCESS = ['available', 'readonly', 'unavailable'];

/** Policies of an account whose roles do not change them, as in `meta.policies`. */
export function basePolicies({ db, config }: Pick<Server, 'db' | 'config'>): WirePolicies {
  const row = db.get<{ value: string }>(`SELECT value FROM meta WHERE key = 'policies'`);
  const defaults = { ...defaultPolicies, ...config.flavor.policies };
  if (!row) return defaults;
  const stored = JSON.parse(row.value) as Partial<WirePolicies>;
  return { ...defaults, ...Object.fromEntries(Object.entries(stored).filter(([name]) => name in defaults)) };
}

/** A role's setting for one policy. */
export interface PolicySetting {
  readonly useDefault: boolean;
  readonly priority: number;
  readonly value: unknown;
}

const HIGHEST_FIRST = (a: RoleRow, b: RoleRow): number => b.displayOrder - a.displayOrder || (a.id < b.id ? -1 : 1);

/** The current roles of accounts, by user id, highest first. Users without roles are absent. */
export function rolesOfMany(server: Server, userIds: readonly string[]): ReadonlyMap<string, readonly RoleRow[]> {
  const assigned = assignedRoles(server, userIds);
  const conditional = server.db.all<RoleRow>(`SELECT * FROM roles WHERE target = 'conditional'`);
  if (conditional.length === 0) return assigned;
  const rules = conditional.map((role) => ({ role, formula: JSON.parse(role.condFormula) as Formula }));
  const roles = new Map(assigned);
  for (const [id, user] of findUsers(server, userIds)) {
    const fitting = rules.filter(({ formula }) => fits(formula, user, server.clock.now())).map(({ role }) => role);
    if (fitting.length > 0) roles.set(id, [...(assigned.get(id) ?? []), ...fitting].toSorted(HIGHEST_FIRST));
  }
  return roles;
}

/** The roles that moderators gave to accounts. */
function assignedRoles(server: Server, userIds: readonly string[]): ReadonlyMap<string, readonly RoleRow[]> {
  const rows = server.db.all<RoleRow & { userId: string }>(
    `SELECT roles.*, a.userId FROM roleAssignments a JOIN roles ON roles.id = a.roleId
     WHERE roles.target = 'manual' AND a.userId IN (SELECT value FROM json_each(?)) AND (a.expiresAt IS NULL OR a.expiresAt > ?)
     ORDER BY roles.displayOrder DESC, roles.id`,
    [JSON.stringify(userIds), server.clock.now()],
  );
  const roles = new Map<string, RoleRow[]>();
  for (const row of rows) {
    const own = roles.get(row.userId);
    if (own) own.push(row);
    else roles.set(row.userId, [row]);
  }
  return roles;
}

/** The current roles of an account, highest first. */
export function rolesOf(server: Server, userId: string): readonly RoleRow[] {
  return rolesOfMany(server, [userId]).get(userId) ?? [];
}

/** The badges after a user's name. */
export function badgesOf(roles: readonly RoleRow[]): NonNullable<WireUserLite['badgeRoles']> {
  return roles.filter((role) => role.asBadge).map(({ name, iconUrl, displayOrder }) => ({ name, iconUrl, displayOrder }));
}

/** Whether an account moderates or administers, by a role or as the first account. */
export function roleFlagsOf(server: Server, user: UserRow): { isModerator: boolean; isAdministrator: boolean } {
  const roles = rolesOf(server, user.id);
  const isAdministrator = user.isRoot === 1 || roles.some((role) => role.isAdministrator);
  return { isAdministrator, isModerator: isAdministrator || roles.some((role) => role.isModerator) };
}

/**
 * Whether an account, or a visitor, may do what a policy allows. Administrators need no role that grants it, and a policy that servers of this
 * flavor lack forbids nothing.
 */
export function mayByPolicy(server: Server, user: UserRow | null, policy: keyof WirePolicies): boolean {
  if (user && roleFlagsOf(server, user).isAdministrator) return true;
  return Boolean((user ? policiesOf(server, user.id) : basePolicies(server))[policy] ?? true);
}

/** The policies of an account. For each policy, the most generous setting counts among those of the highest priority. */
export function policiesOf(server: Server, userId: string): WirePolicies {
  return policiesOfRoles(server, rolesOf(server, userId));
}

/** {@link policiesOf} for roles that were already read. */
export function policiesOfRoles(server: Pick<Server, 'db' | 'config'>, roles: readonly RoleRow[]): WirePolicies {
  const settings = roles.map((role) => JSON.parse(role.policies) as Record<string, PolicySetting | undefined>);
  const base = basePolicies(server);
  if (settings.length === 0) return base;
  const entries = Object.entries(base).map(([name, fallback]: [string, unknown]) => {
    const own = settings.map((policies) => policies[name]).filter((setting) => setting !== undefined);
    if (own.length === 0) return [name, fallback];
    const priority = Math.max(...own.map((setting) => setting.priority));
    const values = own.filter((setting) => setting.priority === priority).map((setting) => (setting.useDefault ? fallback : setting.value));
    return [name, mostGenerous(name, values)];
  });
  return Object.fromEntries(entries) as WirePolicies;
}

function mostGenerous(name: string, values: readonly unknown[]): unknown {
  if (typeof values[0] === 'boolean') return values.includes(true);
  if (typeof values[0] === 'string') return CHAT_ACCESS.find((access) => values.includes(access)) ?? values[0];
  if (Array.isArray(values[0])) return [...new Set(values.flat())];
  const numbers = values.filter((value) => typeof value === 'number');
  // A longer wait between invitations is stricter; for all other policies, more is more generous.
  return name === 'inviteLimitCycle' ? Math.min(...numbers) : Math.max(...numbers);
}
