import { z } from 'zod';
import { findUser, findUsers, requireUser } from '../core/users/users';
import { block, unblock } from '../core/relations/blocks';
import { createdAtOf } from '../lib/ids';
import { packUserDetailed, packUsersDetailed } from '../core/users/packUser';
import { pageSql, pagingParams } from '../db/paging';
import { defineEndpoint, type EndpointDefinition, idParam } from '../http/defineEndpoint';
import { HOUR_MS } from '../lib/rateLimit';
import { refusal } from '../core/ApiFailure';

/** Endpoints that block accounts. */
export const endpoints: readonly EndpointDefinition[] = [
  defineEndpoint({
    path: 'blocking/create',
    needs: 'user',
    scope: 'write:blocks',
    limit: { max: 20, durationMs: HOUR_MS },
    params: z.object({ userId: idParam }),
    run({ userId }, { server, me }) {
      if (userId === me().id) throw refusal('BLOCKEE_IS_YOURSELF', '88b19138-f28d-42c0-8499-6a31bbd0fdc6', 'Blockee is yourself.');
      const blockee = requireUser(server, userId, '7cc4f851-e2f1-4621-9633-ec9e1d00c01e');
      if (!block(server, me(), blockee)) {
        throw refusal('ALREADY_BLOCKING', '787fed64-acb9-464a-82eb-afbd745b9614', 'You are already blocking that user.');
      }
      return packUserDetailed(server, findUser(server, blockee.id) ?? blockee, me());
    },
  }),
  defineEndpoint({
    path: 'blocking/delete',
    needs: 'user',
    scope: 'write:blocks',
    limit: { max: 100, durationMs: HOUR_MS },
    params: z.object({ userId: idParam }),
    run({ userId }, { server, me }) {
      if (userId === me().id) throw refusal('BLOCKEE_IS_YOURSELF', '06f6fac6-524b-473c-a354-e97a40ae6eac', 'Blockee is yourself.');
      const blockee = requireUser(server, userId, '8621d8bf-c358-4303-a066-5ea78610eb3f');
      if (!unblock(server, me(), blockee)) {
        throw refusal('NOT_BLOCKING', '291b2efa-60c6-45c0-9f6a-045c8f9b02cd', 'You are not blocking that user.');
      }
      return packUserDetailed(server, blockee, me());
    },
  }),
  defineEndpoint({
    path: 'blocking/list',
    needs: 'user',
    scope: 'read:blocks',
    params: z.object({ ...pagingParams, limit: pagingParams.limit.default(30) }),
    run(page, { server, me }) {
      const { where, whereParams, tail, tailParams } = pageSql('id', page);
      const rows = server.db.all<{ id: string; blockeeId: string }>(
        `SELECT id, blockeeId FROM blockings WHERE blockerId = ? AND ${where} ${tail}`,
        [me().id, ...whereParams, ...tailParams],
      );
      const users = findUsers(
        server,
        rows.map((row) => row.blockeeId),
      );
      const packed = new Map(packUsersDetailed(server, [...users.values()], me()).map((user) => [user.id, user]));
      return rows.flatMap(({ id, blockeeId }) => {
        const blockee = packed.get(blockeeId);
        return blockee ? [{ id, createdAt: createdAtOf(id), blockeeId, blockee }] : [];
      });
    },
  }),
];
