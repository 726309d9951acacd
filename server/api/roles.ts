import { z } from 'zod';
import { findUsers } from '../core/users/users';
import { packRole } from '../core/instance/manageRoles';
import { viewerOf } from '../core/notes/notes';
import { packNotes } from '../core/notes/packNote';
import { packUsersFor } from '../core/users/packUser';
import { pagingParams } from '../db/paging';
import { explorableRoles, findPublicRole, roleTimeline } from '../core/timelines/roleTimelines';
import { rowsWithin } from '../core/timelines/timelines';
import { defineEndpoint, type EndpointDefinition, idParam } from '../http/defineEndpoint';
import { refusal } from '../core/ApiFailure';

const noSuchRole = (id: string) => refusal('NO_SUCH_ROLE', id, 'No such role.');

const list = defineEndpoint({
  path: 'roles/list',
  needs: 'user',
  scope: 'read:account',
  params: z.object({}),
  run: (_params, { server }) => explorableRoles(server).map((role) => packRole(server, role)),
});

const show = defineEndpoint({
  path: 'roles/show',
  params: z.object({ roleId: idParam }),
  run({ roleId }, { server }) {
    const role = findPublicRole(server, roleId);
    if (!role) throw noSuchRole('de5502bf-009a-4639-86c1-fec349e46dcb');
    return packRole(server, role);
  },
});

const users = defineEndpoint({
  path: 'roles/users',
  params: z.object({ roleId: idParam, limit: pagingParams.limit, sinceId: pagingParams.sinceId, untilId: pagingParams.untilId }),
  run({ roleId, ...page }, { server, viewer }) {
    const role = findPublicRole(server, roleId);
    if (!role?.isExplorable) throw noSuchRole('30aaaee3-4792-48dc-ab0d-cf501a575ac5');
    const rows = rowsWithin<{ id: string; userId: string }>(
      server,
      page,
      `SELECT id, userId FROM roleAssignments WHERE roleId = ? AND (expiresAt IS NULL OR expiresAt > ?)
         AND userId IN (SELECT id FROM users WHERE isSuspended = 0 AND isDeleted = 0)`,
      [role.id, server.clock.now()],
    );
    const found = findUsers(
      server,
      rows.map(({ userId }) => userId),
    );
    const packed = new Map(packUsersFor(server, [...found.values()], viewer).map((user) => [user.id, user]));
    return rows.flatMap(({ id, userId }) => {
      const user = packed.get(userId);
      return user ? [{ id, user }] : [];
    });
  },
});

const notes = defineEndpoint({
  path: 'roles/notes',
  needs: 'user',
  scope: 'read:account',
  params: z.object({ ...pagingParams, roleId: idParam }),
  run({ roleId, ...page }, { server, me }) {
    const role = findPublicRole(server, roleId);
    if (!role) throw noSuchRole('eb70323a-df61-4dd4-ad90-89c83c7cf26e');
    if (!role.isExplorable) return [];
    const viewer = viewerOf(server, me());
    return packNotes(server, roleTimeline(server, role.id, viewer, page), viewer);
  },
});

/** Public roles, their members, and the notes of the members. */
export const endpoints: readonly EndpointDefinition[] = [list, show, users, notes];
