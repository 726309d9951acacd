import type { WireRole } from '~/api/wire';
import type { Result } from '~/lib/Result';
import type { UserId } from '~/services/records';
import type { AccountScope } from '~/stores/session/AccountScope';
import { settle } from '~/stores/settle';
import { defineEntity, defineQuery } from '../definitions';

/** Roles of a server, which give their members permissions and badges. */
export const roles = defineEntity<WireRole>();

/** How long a menu uses the roles without asking again; ms. */
const FRESH_MS = 30 * 60_000;

/** All roles of the server; only moderators may load them. */
export const allRoles = defineQuery({
  records: roles.of,
  freshMs: FRESH_MS,
  fetch: async (account, _: null, signal) =>
    (await account.api.call('admin/roles/list', {}, { signal })).map((role) => roles.of(account).put(role)),
  read: roles.many,
});

/** Gives a user a role. @param expiresAt ms since the epoch, null for no end */
export function assignRole(account: AccountScope, roleId: string, userId: UserId, expiresAt: number | null): Promise<Result> {
  return settle(account.api.call('admin/roles/assign', { roleId, userId, expiresAt }));
}

/** Takes a role from a user. */
export function unassignRole(account: AccountScope, roleId: string, userId: UserId): Promise<Result> {
  return settle(account.api.call('admin/roles/unassign', { roleId, userId }));
}
