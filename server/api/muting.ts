import { z } from 'zod';
import type { WireMuting } from '~/api/wire';
import { findUsers, requireUser } from '../core/users/users';
import { createdAtOf } from '../lib/ids';
import { mute, muteRenotes, unmute, unmuteRenotes } from '../core/relations/mutes';
import { packUsersDetailed } from '../core/users/packUser';
import { pageSql, pagingParams, type Page } from '../db/paging';
import type { Server } from '../core/Server';
import type { UserRow } from '../db/rows/UserRow';
import { defineEndpoint, type EndpointDefinition, idParam } from '../http/defineEndpoint';
import { HOUR_MS } from '../lib/rateLimit';
import { refusal } from '../core/ApiFailure';

const alreadyMuting = (id: string) => refusal('ALREADY_MUTING', id, 'You are already muting that user.');
const notMuting = (id: string) => refusal('NOT_MUTING', id, 'You are not muting that user.');

/** The account to mute. Each endpoint has its own ids for the two refusals. */
function muteeOf(server: Server, me: UserRow, userId: string, yourselfId: string, unknownId: string): UserRow {
  if (userId === me.id) throw refusal('MUTEE_IS_YOURSELF', yourselfId, 'Mutee is yourself.');
  const mutee = requireUser(server, userId, unknownId);
  return mutee;
}

/**
 * Lists mutings.
 * @param condition further SQL, with its values.
 */
function listMutings(
  server: Server,
  me: UserRow,
  table: 'mutings' | 'renoteMutings',
  page: Page,
  condition: { readonly sql: string; readonly params: readonly number[] },
): WireMuting[] {
  const { where, whereParams, tail, tailParams } = pageSql('id', page);
  const rows = server.db.all<{ id: string; muteeId: string; expiresAt?: number | null }>(
    `SELECT * FROM ${table} WHERE muterId = ? AND ${condition.sql} AND ${where} ${tail}`,
    [me.id, ...condition.params, ...whereParams, ...tailParams],
  );
  const users = findUsers(
    server,
    rows.map((row) => row.muteeId),
  );
  const packed = new Map(packUsersDetailed(server, [...users.values()], me).map((user) => [user.id, user]));
  return rows.flatMap(({ id, muteeId, expiresAt }) => {
    const mutee = packed.get(muteeId);
    if (!mutee) return [];
    const end = expiresAt === undefined ? {} : { expiresAt: expiresAt === null ? null : new Date(expiresAt).toISOString() };
    return [{ id, createdAt: createdAtOf(id), ...end, muteeId, mutee }];
  });
}

/** Endpoints that mute accounts and their renotes. */
export const endpoints: readonly EndpointDefinition[] = [
  defineEndpoint({
    path: 'mute/create',
    needs: 'user',
    notMoved: true,
    scope: 'write:mutes',
    limit: { max: 20, durationMs: HOUR_MS },
    params: z.object({ userId: idParam, expiresAt: z.number().int().nullish() }),
    run({ userId, expiresAt }, { server, me }) {
      const mutee = muteeOf(server, me(), userId, 'a4619cb2-5f23-484b-9301-94c903074e10', '6fef56f3-e765-4957-88e5-c6f65329b8a5');
      // A mute that has already expired is accepted and does nothing, as on real servers.
      if (expiresAt !== null && expiresAt !== undefined && expiresAt <= server.clock.now()) return;
      if (!mute(server, me(), mutee, expiresAt ?? null)) throw alreadyMuting('7e7359cb-160c-4956-b08f-4d1c653cd007');
    },
  }),
  defineEndpoint({
    path: 'mute/delete',
    needs: 'user',
    scope: 'write:mutes',
    params: z.object({ userId: idParam }),
    run({ userId }, { server, me }) {
      const mutee = muteeOf(server, me(), userId, 'f428b029-6b39-4d48-a1d2-cc1ae6dd5cf9', 'b851d00b-8ab1-4a56-8b1b-e24187cb48ef');
      if (!unmute(server, me(), mutee)) throw notMuting('5467d020-daa9-4553-81e1-135c0c35a96d');
    },
  }),
  defineEndpoint({
    path: 'mute/list',
    needs: 'user',
    scope: 'read:mutes',
    params: z.object({ ...pagingParams, limit: pagingParams.limit.default(30) }),
    run: (page, { server, me }) =>
      listMutings(server, me(), 'mutings', page, { sql: '(expiresAt IS NULL OR expiresAt > ?)', params: [server.clock.now()] }),
  }),
  defineEndpoint({
    path: 'renote-mute/create',
    needs: 'user',
    notMoved: true,
    scope: 'write:mutes',
    limit: { max: 20, durationMs: HOUR_MS },
    params: z.object({ userId: idParam }),
    run({ userId }, { server, me }) {
      const mutee = muteeOf(server, me(), userId, '37285718-52f7-4aef-b7de-c38b8e8a8420', '5e0a5dff-1e94-4202-87ae-4d9c89eb2271');
      if (!muteRenotes(server, me(), mutee)) throw alreadyMuting('ccfecbe4-1f1c-4fc2-8a3d-c3ffee61cb7b');
    },
  }),
  defineEndpoint({
    path: 'renote-mute/delete',
    needs: 'user',
    scope: 'write:mutes',
    params: z.object({ userId: idParam }),
    run({ userId }, { server, me }) {
      const mutee = muteeOf(server, me(), userId, '619b1314-0850-4597-a242-e245f3da42af', '9b6728cf-638c-4aa1-bedb-e07d8101474d');
      if (!unmuteRenotes(server, me(), mutee)) throw notMuting('2e4ef874-8bf0-4b4b-b069-4598f6d05817');
    },
  }),
  defineEndpoint({
    path: 'renote-mute/list',
    needs: 'user',
    scope: 'read:mutes',
    params: z.object({ ...pagingParams, limit: pagingParams.limit.default(30) }),
    run: (page, { server, me }) => listMutings(server, me(), 'renoteMutings', page, { sql: 'TRUE', params: [] }),
  }),
];
