import { z } from 'zod';
import { requireUser } from '../core/accounts/users';
import { createdAtOf } from '../core/ids';
import { addToList, createList, findList, packList, packLists, type ListRow, type MemberRefusal } from '../core/lists';
import { packUserLite, packUsersLiteById } from '../core/pack/packUserLite';
import { pagingParams } from '../core/paging';
import type { Server } from '../core/Server';
import { rowsWithin } from '../core/timelines';
import type { UserRow } from '../db/rows/UserRow';
import type { ApiFailure } from '../http/ApiFailure';
import { defineEndpoint, type EndpointDefinition } from '../http/defineEndpoint';
import { HOUR_MS } from '../http/rateLimit';
import { refusal } from '../http/refusal';

const noSuchList = (id: string) => refusal('NO_SUCH_LIST', id, 'No such list.');

const memberRefusals: Readonly<Record<MemberRefusal, () => ApiFailure>> = {
  blocked: () =>
    refusal(
      'YOU_HAVE_BEEN_BLOCKED',
      '990232c5-3f9d-4d83-9f3f-ef27b6332a4b',
      'You cannot push this user because you have been blocked by this user.',
    ),
  alreadyAdded: () => refusal('ALREADY_ADDED', '1de7c884-1595-49e9-857e-61f12f4d4fc5', 'That user has already been added to that list.'),
  tooMany: () => refusal('TOO_MANY_USERS', '2dd9752e-a338-413d-8eec-41814430989b', 'You can not push users any more.'),
};

const name = z.string().min(1).max(100);

function ownList(server: Server, me: UserRow, listId: string, missing: string): ListRow {
  const list = findList(server, listId);
  if (list?.userId !== me.id) throw noSuchList(missing);
  return list;
}

/** A list of the caller or, if `forPublic`, a public list of another account. */
function shownList(server: Server, viewer: UserRow | null, listId: string, forPublic: boolean, missing: string): ListRow {
  const list = findList(server, listId);
  if (!list || (forPublic ? !list.isPublic : list.userId !== viewer?.id)) throw noSuchList(missing);
  return list;
}

const list = defineEndpoint({
  path: 'users/lists/list',
  scope: 'read:account',
  params: z.object({ userId: z.string().optional() }),
  run({ userId }, ctx) {
    if (userId === undefined) {
      return packLists(ctx.server, ctx.server.db.all<ListRow>('SELECT * FROM userLists WHERE userId = ? ORDER BY id', [ctx.me().id]));
    }
    const owner = requireUser(ctx.server, userId, 'a8af4a82-0980-4cc4-a6af-8b0ffd54465e');
    if (owner.host !== null) {
      throw refusal('REMOTE_USER_NOT_ALLOWED', '53858f1b-3315-4a01-81b7-db9b48d4b79a', "Not allowed to load the remote user's list");
    }
    const rows = ctx.server.db.all<ListRow>('SELECT * FROM userLists WHERE userId = ? AND isPublic = 1 ORDER BY id', [owner.id]);
    return packLists(ctx.server, rows);
  },
});

const show = defineEndpoint({
  path: 'users/lists/show',
  scope: 'read:account',
  params: z.object({ listId: z.string(), forPublic: z.boolean().default(false) }),
  run({ listId, forPublic }, { server, viewer }) {
    return packList(server, shownList(server, viewer, listId, forPublic, '7bc05c21-1d7a-41ae-88f1-66820f4dc686'));
  },
});

const create = defineEndpoint({
  path: 'users/lists/create',
  needs: 'user',
  notMoved: true,
  scope: 'write:account',
  params: z.object({ name }),
  run(params, ctx) {
    const row = createList(ctx.server, ctx.me().id, params.name);
    if (!row) throw refusal('TOO_MANY_USERLISTS', '0cf21a28-7715-4f39-a20d-777bfdb8d138', 'You cannot create user list any more.');
    return packList(ctx.server, row);
  },
});

const update = defineEndpoint({
  path: 'users/lists/update',
  needs: 'user',
  scope: 'write:account',
  params: z.object({ listId: z.string(), name: name.optional(), isPublic: z.boolean().optional() }),
  run({ listId, ...changes }, ctx) {
    const row = ownList(ctx.server, ctx.me(), listId, '796666fe-3dff-4d39-becb-8a5932c1d5b7');
    const changed: ListRow = {
      ...row,
      name: changes.name ?? row.name,
      isPublic: Number(changes.isPublic ?? row.isPublic === 1),
    };
    ctx.server.db.run('UPDATE userLists SET name = ?, isPublic = ? WHERE id = ?', [changed.name, changed.isPublic, row.id]);
    return packList(ctx.server, changed);
  },
});

const remove = defineEndpoint({
  path: 'users/lists/delete',
  needs: 'user',
  scope: 'write:account',
  params: z.object({ listId: z.string() }),
  run({ listId }, ctx) {
    const row = ownList(ctx.server, ctx.me(), listId, '78436795-db79-42f5-b1e2-55ea2cf19166');
    ctx.server.db.run('DELETE FROM userLists WHERE id = ?', [row.id]);
  },
});

const push = defineEndpoint({
  path: 'users/lists/push',
  needs: 'user',
  notMoved: true,
  scope: 'write:account',
  limit: { max: 30, durationMs: HOUR_MS },
  params: z.object({ listId: z.string(), userId: z.string() }),
  run({ listId, userId }, ctx) {
    const row = ownList(ctx.server, ctx.me(), listId, '2214501d-ac96-4049-b717-91e42272a711');
    const user = requireUser(ctx.server, userId, 'a89abd3d-f0bc-4cce-beb1-2f446f4f1e6a');
    const refused = addToList(ctx.server, row, user);
    if (refused) throw memberRefusals[refused]();
  },
});

const pull = defineEndpoint({
  path: 'users/lists/pull',
  needs: 'user',
  notMoved: true,
  scope: 'write:account',
  params: z.object({ listId: z.string(), userId: z.string() }),
  run({ listId, userId }, ctx) {
    const row = ownList(ctx.server, ctx.me(), listId, '7f44670e-ab16-43b8-b4c1-ccd2ee89cc02');
    const user = requireUser(ctx.server, userId, '588e7f72-c744-4a61-b180-d354e912bda2');
    ctx.server.db.transaction(() => {
      ctx.server.db.run('DELETE FROM userListMembers WHERE listId = ? AND userId = ?', [row.id, user.id]);
      ctx.server.bus.publish('userList', { listId: row.id, type: 'userRemoved', body: packUserLite(ctx.server, user) });
    });
  },
});

const memberships = defineEndpoint({
  path: 'users/lists/get-memberships',
  scope: 'read:account',
  params: z.object({ ...pagingParams, listId: z.string(), forPublic: z.boolean().default(false) }),
  run({ listId, forPublic, ...page }, { server, viewer }) {
    const row = shownList(server, viewer, listId, forPublic, '7bc05c21-1d7a-41ae-88f1-66820f4dc686');
    const members = rowsWithin<{ id: string; userId: string; withReplies: number }>(
      server,
      page,
      'SELECT id, userId, withReplies FROM userListMembers WHERE listId = ?',
      [row.id],
    );
    const users = packUsersLiteById(
      server,
      members.map((member) => member.userId),
    );
    return members.flatMap(({ id, userId, withReplies }) => {
      const user = users.get(userId);
      return user ? [{ id, createdAt: createdAtOf(id), userId, user, withReplies: withReplies === 1 }] : [];
    });
  },
});

const updateMembership = defineEndpoint({
  path: 'users/lists/update-membership',
  needs: 'user',
  notMoved: true,
  scope: 'write:account',
  params: z.object({ listId: z.string(), userId: z.string(), withReplies: z.boolean().optional() }),
  run({ listId, userId, withReplies }, ctx) {
    const row = ownList(ctx.server, ctx.me(), listId, '7f44670e-ab16-43b8-b4c1-ccd2ee89cc02');
    requireUser(ctx.server, userId, '588e7f72-c744-4a61-b180-d354e912bda2');
    if (withReplies === undefined) return;
    ctx.server.db.run('UPDATE userListMembers SET withReplies = ? WHERE listId = ? AND userId = ?', [withReplies, row.id, userId]);
  },
});

/** Lists of users. */
export const listEndpoints: readonly EndpointDefinition[] = [list, show, create, update, remove, push, pull, memberships, updateMembership];
