import type { RoleParams } from '~/api/endpoints';
import type { IsoDate, WireRole } from '~/api/wire';
import { ok, type Result } from '~/lib/Result';
import type { UserId } from '~/services/records';
import type { AccountScope } from '~/stores/session/AccountScope';
import { settle } from '~/stores/settle';
import { defineCollection, defineQuery } from '../definitions';
import { resourcesOf } from '../resourcesOf';
import { allRoles, assignRole, roles, unassignRole } from '../users/roles';
import { takeUser } from '../users/takeUser';

/** A role that somebody gave a person. */
export interface RoleMember {
  readonly id: string;
  readonly userId: UserId;
  readonly createdAt: IsoDate;
  /** When the person loses the role; null for never. */
  readonly expiresAt: IsoDate | null;
}

/** How many members of a role a batch has. */
export const MEMBERS_BATCH = 20;

/** Loads a role with what only moderators know of it. */
export const roleForStaff = defineQuery({
  records: roles.of,
  fetch: async (account, roleId: string, signal) =>
    roles.of(account).put(await account.api.call('admin/roles/show', { roleId }, { signal })),
  read: (account, id): WireRole | undefined => roles.one(account, id),
});

/** The people who were given a role, the last one first. */
export const membersOfRole = defineCollection<string, RoleMember>({
  batchSizes: () => ({ first: MEMBERS_BATCH, next: MEMBERS_BATCH }),
  async fetch(account, roleId, { limit, untilId, signal }) {
    const found = await account.api.call('admin/roles/users', { roleId, limit, ...(untilId && { untilId }) }, { signal });
    return found.map(({ id, user, createdAt, expiresAt }) => ({ id, userId: takeUser(account, user), createdAt, expiresAt }));
  },
});

/** The policies of accounts whose roles do not change them, by name. Which ones there are depends on the server's version. */
export const basePolicies = defineQuery({
  fetch: async (account, _: null, signal): Promise<Readonly<Record<string, unknown>>> => {
    const { policies } = await account.api.call('meta', { detail: true }, { signal });
    return { ...policies };
  },
});

/** Changes the policies of accounts whose roles do not change them. Servers reset those that are left out. */
export async function saveBasePolicies(account: AccountScope, policies: Readonly<Record<string, unknown>>): Promise<Result> {
  const answer = await settle(account.api.call('admin/roles/update-default-policies', { policies }));
  if (answer.ok) await resourcesOf(account).query(basePolicies, null).refresh();
  return answer;
}

/** Creates a role. @returns its id */
export async function createRole(account: AccountScope, params: RoleParams): Promise<Result<string>> {
  const answer = await settle(account.api.call('admin/roles/create', params));
  if (!answer.ok) return answer;
  roles.of(account).put(answer.value);
  resourcesOf(account).invalidate(allRoles);
  return ok(answer.value.id);
}

/** Changes a role. */
export async function updateRole(account: AccountScope, roleId: string, params: RoleParams): Promise<Result> {
  const answer = await settle(account.api.call('admin/roles/update', { roleId, ...params }));
  if (answer.ok) roles.of(account).patch(roleId, (role) => ({ ...role, ...params, condFormula: params.condFormula ?? null }));
  return answer;
}

/** Deletes a role, and removes it from every view. */
export async function deleteRole(account: AccountScope, roleId: string): Promise<Result> {
  const answer = await settle(account.api.call('admin/roles/delete', { roleId }));
  if (answer.ok) roles.of(account).remove(roleId);
  return answer;
}

/** Gives a user a role, and shows it among the members. @param expiresAt ms since the epoch, null for no end */
export async function addRoleMember(account: AccountScope, roleId: string, userId: UserId, expiresAt: number | null): Promise<Result> {
  const answer = await assignRole(account, roleId, userId, expiresAt);
  if (answer.ok) await reloadMembers(account, roleId);
  return answer;
}

/** Takes a role from a user. */
export async function removeRoleMember(account: AccountScope, roleId: string, userId: UserId): Promise<Result> {
  const answer = await unassignRole(account, roleId, userId);
  // After a refusal, what is on screen may be wrong.
  await reloadMembers(account, roleId);
  return answer;
}

/** Asks for the members of a role and their number again. */
async function reloadMembers(account: AccountScope, roleId: string): Promise<void> {
  const resources = resourcesOf(account);
  await Promise.all([resources.collection(membersOfRole, roleId).reload(), resources.query(roleForStaff, roleId).refresh()]);
}
