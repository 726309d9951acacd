import { z } from 'zod';
import {
  allInvitations,
  createInvitation,
  createInvitations,
  deleteInvitation,
  findInvitation,
  invitationsOf,
  packInvitations,
  remainingInvitations,
} from '../core/instance/invitations';
import { pagingParams } from '../db/paging';
import { logModeration } from '../core/moderation/moderationLog';
import { roleFlagsOf } from '../core/instance/roles';
import { defineEndpoint, type EndpointDefinition, idParam } from '../http/defineEndpoint';
import { refusal } from '../core/ApiFailure';

const mayInvite = { needs: 'user', policy: 'canInvite' } as const;

/** Invitations: codes with which others can sign up although registration is closed. */
export const endpoints: readonly EndpointDefinition[] = [
  defineEndpoint({
    ...mayInvite,
    path: 'invite/create',
    scope: 'write:invite-codes',
    params: z.object({}),
    run: (_params, { server, me }) =>
      server.db.transaction(() => {
        if (remainingInvitations(server, me().id) === 0) {
          throw refusal(
            'EXCEEDED_LIMIT_OF_CREATE_INVITE_CODE',
            '8b165dd3-6f37-4557-8db1-73175d63c641',
            'You have exceeded the limit for creating an invitation code.',
          );
        }
        return packInvitations(server, [createInvitation(server, me())])[0]!;
      }),
  }),
  defineEndpoint({
    ...mayInvite,
    path: 'invite/delete',
    scope: 'write:invite-codes',
    params: z.object({ inviteId: idParam }),
    run({ inviteId }, { server, me }) {
      const found = findInvitation(server, inviteId);
      const { isModerator } = roleFlagsOf(server, me());
      if (!found) throw refusal('NO_SUCH_INVITE_CODE', 'cd4f9ae4-7854-4e3e-8df9-c296f051e634', 'No such invite code.');
      if (found.createdById !== me().id && !isModerator) {
        throw refusal('ACCESS_DENIED', '5eb8d909-2540-4970-90b8-dd6f86088121', 'You do not have permission to delete this invite code.');
      }
      if (found.usedById !== null && !isModerator) {
        throw refusal('CAN_NOT_DELETE_INVITE_CODE', 'ff17af39-000c-4d4e-abdf-848fa30fc1ce', 'You can not delete this invite code.');
      }
      deleteInvitation(server, found.id);
    },
  }),
  defineEndpoint({
    ...mayInvite,
    path: 'invite/limit',
    scope: 'read:invite-codes',
    params: z.object({}),
    run: (_params, { server, me }) => ({ remaining: remainingInvitations(server, me().id) }),
  }),
  defineEndpoint({
    ...mayInvite,
    path: 'invite/list',
    scope: 'read:invite-codes',
    params: z.object({ ...pagingParams, limit: pagingParams.limit.default(30) }),
    run: (page, { server, me }) => packInvitations(server, invitationsOf(server, me().id, page)),
  }),
  defineEndpoint({
    path: 'admin/invite/create',
    needs: 'moderator',
    scope: 'write:admin:invite-codes',
    params: z.object({ count: z.number().int().min(1).max(100).default(1), expiresAt: z.string().max(64).nullish() }),
    run({ count, expiresAt }, { server, me }) {
      const end = expiresAt === null || expiresAt === undefined ? null : Date.parse(expiresAt);
      if (Number.isNaN(end)) throw refusal('INVALID_DATE_TIME', 'f1380b15-3760-4c6c-a1db-5c3aaf1cbd49', 'Invalid date-time format');
      return server.db.transaction(() => {
        const created = packInvitations(server, createInvitations(server, me(), count, end));
        logModeration(server, me(), 'createInvitation', { invitations: created });
        return created;
      });
    },
  }),
  defineEndpoint({
    path: 'admin/invite/list',
    needs: 'moderator',
    scope: 'read:admin:invite-codes',
    params: z.object({
      limit: pagingParams.limit.default(30),
      offset: z.number().int().min(0).default(0),
      type: z.enum(['unused', 'used', 'expired', 'all']).default('all'),
      sort: z.enum(['+createdAt', '-createdAt', '+usedAt', '-usedAt']).optional(),
    }),
    run: (query, { server }) => packInvitations(server, allInvitations(server, query)),
  }),
];
