import { z } from 'zod';
import { refusal } from '../core/ApiFailure';
import { updateSettings, settingsOf } from '../core/instance/settings';
import {
  allRoles,
  assignRole,
  createRole,
  deleteRole,
  findRole,
  membersOf,
  packRole,
  unassignRole,
  updateRole,
} from '../core/instance/manageRoles';
import { formulaSchema } from '../core/instance/roleFormula';
import { FLAVORS } from '../core/instance/flavors';
import { defaultPolicies, roleFlagsOf, type RoleRow } from '../core/instance/roles';
import { logModeration, loggedUser } from '../core/moderation/moderationLog';
import { createNotification } from '../core/notifications/notifications';
import type { Server } from '../core/Server';
import { requireUser } from '../core/users/users';
import { pagingParams } from '../db/paging';
import type { UserRow } from '../db/rows/UserRow';
import { defineEndpoint, type EndpointDefinition, idParam } from '../http/defineEndpoint';

const text = z.string().max(2048);

/** What a policy is: the same as its default. */
function schemaOf(value: unknown): z.ZodType {
  if (typeof value === 'boolean') return z.boolean();
  if (typeof value === 'number') return z.number().min(0);
  return Array.isArray(value) ? z.array(z.string().max(128)).max(256) : z.enum(['available', 'readonly', 'unavailable']);
}

/** Every policy of an account. Those that servers of this flavor lack have no effect. */
const policies = Object.fromEntries(
  Object.entries({ ...defaultPolicies, ...FLAVORS['2026'].policies }).map(([name, value]) => [name, schemaOf(value)]),
);

const setting = (value: z.ZodType) => z.object({ useDefault: z.boolean(), priority: z.number().int().min(0).max(2).default(0), value });

const fields = {
  name: z.string().min(1).max(256),
  description: text,
  color: z.string().max(64).nullable(),
  iconUrl: text.nullable(),
  isPublic: z.boolean(),
  isModerator: z.boolean(),
  isAdministrator: z.boolean(),
  isExplorable: z.boolean().default(false),
  asBadge: z.boolean(),
  canEditMembersByModerator: z.boolean(),
  displayOrder: z.number(),
  policies: z.object(Object.fromEntries(Object.entries(policies).map(([name, value]) => [name, setting(value).optional()]))),
};

/** A role: by hand, or by a condition that is one. */
const manual = z.object({
  ...fields,
  target: z.literal('manual'),
  condFormula: z
    .unknown()
    .optional()
    .transform(() => null),
});
const conditional = z.object({ ...fields, target: z.literal('conditional'), condFormula: formulaSchema });
const role = z.discriminatedUnion('target', [manual, conditional]);
const changedRole = z.discriminatedUnion('target', [manual.extend({ roleId: idParam }), conditional.extend({ roleId: idParam })]);

function requireRole(server: Server, id: string, missingId: string): RoleRow {
  const found = findRole(server, id);
  if (!found) throw refusal('NO_SUCH_ROLE', missingId, 'No such role.');
  return found;
}

/** @throws {ApiFailure} ACCESS_DENIED unless the caller may change who has the role */
function requireEditor(server: Server, { canEditMembersByModerator }: RoleRow, me: UserRow, deniedId: string): void {
  if (canEditMembersByModerator || roleFlagsOf(server, me).isAdministrator) return;
  throw refusal('ACCESS_DENIED', deniedId, 'Only administrators can edit members of the role.');
}

/** Roles: what they allow, and who has them. */
export const endpoints: readonly EndpointDefinition[] = [
  defineEndpoint({
    path: 'admin/roles/create',
    needs: 'admin',
    scope: 'write:admin:roles',
    params: role,
    run: (input, { server, me }) =>
      server.db.transaction(() => {
        const created = packRole(server, createRole(server, input));
        server.bus.publish('rightsChanged', { userId: null });
        logModeration(server, me(), 'createRole', { roleId: created.id, role: created });
        return created;
      }),
  }),
  defineEndpoint({
    path: 'admin/roles/update',
    needs: 'admin',
    scope: 'write:admin:roles',
    params: changedRole,
    run({ roleId, ...input }, { server, me }) {
      const before = packRole(server, requireRole(server, roleId, 'cd23ef55-09ad-428a-ac61-95a45e124b32'));
      server.db.transaction(() => {
        updateRole(server, roleId, input);
        const after = packRole(server, findRole(server, roleId)!);
        server.bus.publish('rightsChanged', { userId: null });
        logModeration(server, me(), 'updateRole', { roleId, before, after });
      });
    },
  }),
  defineEndpoint({
    path: 'admin/roles/delete',
    needs: 'admin',
    scope: 'write:admin:roles',
    params: z.object({ roleId: idParam }),
    run({ roleId }, { server, me }) {
      const deleted = packRole(server, requireRole(server, roleId, 'de0d6ecd-8e0a-4253-88ff-74bc89ae3d45'));
      server.db.transaction(() => {
        deleteRole(server, roleId);
        server.bus.publish('rightsChanged', { userId: null });
        logModeration(server, me(), 'deleteRole', { roleId, role: deleted });
      });
    },
  }),
  defineEndpoint({
    path: 'admin/roles/list',
    needs: 'moderator',
    scope: 'read:admin:roles',
    params: z.object({}),
    run: (_params, { server }) => allRoles(server).map((one) => packRole(server, one)),
  }),
  defineEndpoint({
    path: 'admin/roles/show',
    needs: 'moderator',
    scope: 'read:admin:roles',
    params: z.object({ roleId: idParam }),
    run: ({ roleId }, { server }) => packRole(server, requireRole(server, roleId, '07dc7d34-c0d8-49b7-96c6-db3ce64ee0b3')),
  }),
  defineEndpoint({
    path: 'admin/roles/users',
    needs: 'moderator',
    scope: 'read:admin:roles',
    params: z.object({ ...pagingParams, roleId: idParam }),
    run: ({ roleId, ...page }, { server, me }) =>
      membersOf(server, requireRole(server, roleId, '224eff5e-2488-4b18-b3e7-f50d94421648').id, page, me()),
  }),
  defineEndpoint({
    path: 'admin/roles/assign',
    needs: 'moderator',
    scope: 'write:admin:roles',
    params: z.object({ roleId: idParam, userId: idParam, expiresAt: z.number().int().nullish() }),
    run({ roleId, userId, expiresAt }, { server, me }) {
      const found = requireRole(server, roleId, '6503c040-6af4-4ed9-bf07-f2dd16678eab');
      requireEditor(server, found, me(), '25b5bc31-dc79-4ebd-9bd2-c84978fd052c');
      const user = requireUser(server, userId, '558ea170-f653-4700-94d0-5a818371d0df');
      if (expiresAt !== null && expiresAt !== undefined && expiresAt <= server.clock.now()) return;
      server.db.transaction(() => {
        assignRole(server, found.id, user.id, expiresAt ?? null);
        if (found.isPublic) createNotification(server, user.id, { type: 'roleAssigned', data: { roleId: found.id } });
        server.bus.publish('rightsChanged', { userId: user.id });
        logModeration(server, me(), 'assignRole', {
          ...loggedUser(user),
          roleId: found.id,
          roleName: found.name,
          expiresAt: expiresAt === null || expiresAt === undefined ? null : new Date(expiresAt).toISOString(),
        });
      });
    },
  }),
  defineEndpoint({
    path: 'admin/roles/unassign',
    needs: 'moderator',
    scope: 'write:admin:roles',
    params: z.object({ roleId: idParam, userId: idParam }),
    run({ roleId, userId }, { server, me }) {
      const found = requireRole(server, roleId, '6e519036-a70d-4c76-b679-bc8fb18194e2');
      requireEditor(server, found, me(), '24636eee-e8c1-493e-94b2-e16ad401e262');
      const user = requireUser(server, userId, '2b730f78-1179-461b-88ad-d24c9af1a5ce');
      server.db.transaction(() => {
        if (!unassignRole(server, found.id, user.id)) {
          throw refusal('NOT_ASSIGNED', 'b9060ac7-5c94-4da4-9f55-2047c953df44', 'Not assigned.');
        }
        server.bus.publish('rightsChanged', { userId: user.id });
        logModeration(server, me(), 'unassignRole', { ...loggedUser(user), roleId: found.id, roleName: found.name });
      });
    },
  }),
  defineEndpoint({
    path: 'admin/roles/update-default-policies',
    needs: 'admin',
    scope: 'write:admin:roles',
    params: z.object({ policies: z.object(policies).partial() }),
    run({ policies: changes }, { server, me }) {
      server.db.transaction(() => {
        const before = settingsOf(server).policies;
        const after = { ...before, ...changes };
        updateSettings(server, { policies: after });
        server.bus.publish('rightsChanged', { userId: null });
        logModeration(server, me(), 'updateServerSettings', { before: { policies: before }, after: { policies: after } });
      });
    },
  }),
];
