import { z } from 'zod';
import { noSuchUser, refusal } from '../core/ApiFailure';
import { abuseReports, resolveReport } from '../core/moderation/abuseReports';
import { usersForStaff } from '../core/moderation/listUsers';
import { moderationLogs } from '../core/moderation/moderationLog';
import {
  addressesOf,
  deleteAccountByStaff,
  deleteFilesOf,
  packAccountForStaff,
  resetPassword,
  suspendUser,
  unsetPicture,
  unsuspendUser,
} from '../core/moderation/moderateUser';
import { packUserDetailed, packUsersFor } from '../core/users/packUser';
import { requireUser } from '../core/users/users';
import { pagingParams } from '../db/paging';
import type { UserRow } from '../db/rows/UserRow';
import { defineEndpoint, type EndpointDefinition, idParam } from '../http/defineEndpoint';

const origin = z.enum(['local', 'remote', 'combined']).default('combined');
const onUser = z.object({ userId: idParam });

/** Real servers have one id for an unknown account in all of these. */
const NO_SUCH_USER = '6d2c1f8e-94a7-4b3d-8e50-7f1b9a2c6d04';

/** The longest name and address that are looked for, in characters. */
const MAX_NAME = 512;

/** Reports, accounts as the staff sees them, and what moderators do to them. */
export const endpoints: readonly EndpointDefinition[] = [
  defineEndpoint({
    path: 'admin/abuse-user-reports',
    needs: 'moderator',
    scope: 'read:admin:abuse-user-reports',
    params: z.object({
      ...pagingParams,
      state: z.enum(['resolved', 'unresolved', 'all']).nullish(),
      reporterOrigin: origin,
      targetUserOrigin: origin,
    }),
    run: ({ state, reporterOrigin, targetUserOrigin, ...page }, { server, me }) =>
      abuseReports(server, { state: state ?? 'all', reporterOrigin, targetUserOrigin }, page, me()),
  }),
  defineEndpoint({
    path: 'admin/resolve-abuse-user-report',
    needs: 'moderator',
    scope: 'write:admin:resolve-abuse-user-report',
    params: z.object({ reportId: idParam, forward: z.boolean().default(false) }),
    run({ reportId }, { server, me }) {
      if (resolveReport(server, me(), reportId)) return;
      throw refusal('NO_SUCH_ABUSE_REPORT', 'ac3794dd-2ce4-d878-e546-73c60c06b398', 'No such abuse report.');
    },
  }),
  defineEndpoint({
    path: 'admin/show-moderation-logs',
    needs: 'moderator',
    scope: 'read:admin:show-moderation-log',
    params: z.object({ ...pagingParams, type: z.string().max(64).nullish(), userId: idParam.nullish() }),
    run: ({ type, userId, ...page }, { server, me }) => moderationLogs(server, { type: type ?? null, userId: userId ?? null }, page, me()),
  }),
  defineEndpoint({
    path: 'admin/show-users',
    needs: 'moderator',
    scope: 'read:admin:show-users',
    params: z.object({
      limit: pagingParams.limit,
      offset: z.number().int().min(0).default(0),
      sort: z
        .enum(['+follower', '-follower', '+createdAt', '-createdAt', '+updatedAt', '-updatedAt', '+lastActiveDate', '-lastActiveDate'])
        .optional(),
      state: z.enum(['all', 'alive', 'available', 'admin', 'moderator', 'adminOrModerator', 'suspended']).default('all'),
      origin,
      username: z.string().max(MAX_NAME).nullable().default(null),
      hostname: z.string().max(MAX_NAME).nullable().default(null),
    }),
    run: (query, { server, me }) => packUsersFor(server, usersForStaff(server, query), me()),
  }),
  defineEndpoint({
    path: 'admin/show-user',
    needs: 'moderator',
    scope: 'read:admin:show-user',
    params: onUser,
    run: ({ userId }, { server }) => packAccountForStaff(server, requireUser(server, userId, NO_SUCH_USER)),
  }),
  defineEndpoint({
    path: 'admin/get-user-ips',
    needs: 'admin',
    scope: 'read:admin:user-ips',
    params: onUser,
    run: ({ userId }, { server }) => addressesOf(server, userId),
  }),
  defineEndpoint({
    path: 'admin/accounts/find-by-email',
    needs: 'moderator',
    scope: 'read:admin:account',
    params: z.object({ email: z.string().max(MAX_NAME) }),
    run({ email }, { server, me }) {
      const user = server.db.get<UserRow>('SELECT u.* FROM profiles p JOIN users u ON u.id = p.userId WHERE p.email = ? COLLATE NOCASE', [
        email,
      ]);
      if (!user) throw refusal('USER_NOT_FOUND', 'cb865949-8af5-4062-a88c-ef55e8786d1d', 'No such user found.');
      return packUserDetailed(server, user, me());
    },
  }),
  defineEndpoint({
    path: 'admin/suspend-user',
    needs: 'moderator',
    scope: 'write:admin:suspend-user',
    params: onUser,
    run({ userId }, { server, me }) {
      suspendUser(server, me(), requireUser(server, userId, NO_SUCH_USER));
    },
  }),
  defineEndpoint({
    path: 'admin/unsuspend-user',
    needs: 'moderator',
    scope: 'write:admin:unsuspend-user',
    params: onUser,
    run({ userId }, { server, me }) {
      unsuspendUser(server, me(), requireUser(server, userId, NO_SUCH_USER));
    },
  }),
  defineEndpoint({
    path: 'admin/reset-password',
    needs: 'moderator',
    scope: 'write:admin:reset-password',
    params: onUser,
    async run({ userId }, { server, me }) {
      const user = requireUser(server, userId, NO_SUCH_USER);
      // Accounts of other servers have no password here.
      if (user.host !== null) throw noSuchUser(NO_SUCH_USER);
      return { password: await resetPassword(server, me(), user) };
    },
  }),
  defineEndpoint({
    path: 'admin/unset-user-avatar',
    needs: 'moderator',
    scope: 'write:admin:unset-user-avatar',
    params: onUser,
    run({ userId }, { server, me }) {
      unsetPicture(server, me(), requireUser(server, userId, NO_SUCH_USER), 'avatar');
    },
  }),
  defineEndpoint({
    path: 'admin/unset-user-banner',
    needs: 'moderator',
    scope: 'write:admin:unset-user-banner',
    params: onUser,
    run({ userId }, { server, me }) {
      unsetPicture(server, me(), requireUser(server, userId, NO_SUCH_USER), 'banner');
    },
  }),
  defineEndpoint({
    path: 'admin/delete-account',
    needs: 'admin',
    scope: 'write:admin:delete-account',
    params: onUser,
    run({ userId }, { server, me }) {
      deleteAccountByStaff(server, me(), requireUser(server, userId, NO_SUCH_USER));
    },
  }),
  defineEndpoint({
    path: 'admin/delete-all-files-of-a-user',
    needs: 'moderator',
    scope: 'write:admin:delete-all-files-of-a-user',
    params: onUser,
    run({ userId }, { server, me }) {
      deleteFilesOf(server, me(), requireUser(server, userId, NO_SUCH_USER));
    },
  }),
];
