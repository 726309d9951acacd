import { z } from 'zod';
import { requireUser } from '../core/users/users';
import { createdAtOf } from '../lib/ids';
import {
  addToList,
  createList,
  findList,
  packList,
  packLists,
  packPublicList,
  type ListRow,
  type MemberRefusal,
} from '../core/timelines/lists';
import { packUserLite, packUsersLiteById } from '../core/users/packUserLite';
import { pagingParams } from '../db/paging';
import type { Server } from '../core/Server';
import { rowsWithin } from '../core/timelines/timelines';
import type { UserRow } from '../db/rows/UserRow';
import { refusal, type ApiFailure } from '../core/ApiFailure';
import { defineEndpoint, type EndpointDefinition } from '../http/defineEndpoint';
import { HOUR_MS } from '../lib/rateLimit';

const noSuchList = (id: string) => refusal('NO_SUCH_LIST', id, 'No such list.');

const noSuchUserList = (id: string) => refusal('NO_SUCH_USER_LIST', id, 'No such user list.');

/** The refusals of a member. Each endpoint has ids of its own. */
function memberRefusal(refused: MemberRefusal, ids: Readonly<Record<MemberRefusal, string>>): ApiFailure {
  const id = ids[refused];
  switch (refused) {
    case 'blocked':
      return refusal('YOU_HAVE_BEEN_BLOCKED', id, 'You cannot push this user because you have been blocked by this user.');
    case 'alreadyAdded':
      return refusal('ALREADY_ADDED', id, 'That user has already been added to that list.');
    case 'tooMany':
      return refusal('TOO_MANY_USERS', id, 'You can not push users any more.');
  }
}

const PUSH_REFUSALS = {
  blocked: '990232c5-3f9d-4d83-9f3f-ef27b6332a4b',
  alreadyAdded: '1de7c884-1595-49e9-857e-61f12f4d4fc5',
  tooMany: '2dd9752e-a338-413d-8eec-41814430989b',
};

const COPY_REFUSALS = {
  blocked: 'a2497f2a-2389-439c-8626-5298540530f4',
  alreadyAdded: 'c3ad6fdb-692b-47ee-a455-7bd12c7af615',
  tooMany: '1845ea77-38d1-426e-8e4e-8b83b24f5bd7',
};

const tooManyLists = (id: string) => refusal('TOO_MANY_USERLISTS', id, 'You cannot create user list any more.');

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
    const row = shownList(server, viewer, listId, forPublic, '7bc05c21-1d7a-41ae-88f1-66820f4dc686');
    return forPublic ? packPublicList(server, row, viewer?.id ?? null) : packList(server, row);
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
    if (!row) throw tooManyLists('0cf21a28-7715-4f39-a20d-777bfdb8d138');
    return packList(ctx.server, row);
  },
});

const createFromPublic = defineEndpoint({
  path: 'users/lists/create-from-public',
  needs: 'user',
  notMoved: true,
  scope: 'write:account',
  params: z.object({ name, listId: z.string() }),
  run(params, ctx) {
    const { server } = ctx;
    const source = findList(server, params.listId);
    if (!source?.isPublic) throw noSuchList('9292f798-6175-4f7d-93f4-b6742279667d');
    const copy = server.db.transaction(() => {
      const row = createList(server, ctx.me().id, params.name);
      if (!row) throw tooManyLists('e9c105b2-c595-47de-97fb-7f7c2c33e92f');
      for (const userId of packList(server, source).userIds ?? []) {
        const refused = addToList(server, row, requireUser(server, userId, '13c457db-a8cb-4d88-b70a-211ceeeabb5f'));
        if (refused) throw memberRefusal(refused, COPY_REFUSALS);
      }
      return row;
    });
    return packList(server, copy);
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
    if (refused) throw memberRefusal(refused, PUSH_REFUSALS);
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
  params: z.object({ ...pagingParams, limit: pagingParams.limit.default(30), listId: z.string(), forPublic: z.boolean().default(false) }),
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

const favorite = defineEndpoint({
  path: 'users/lists/favorite',
  needs: 'user',
  scope: 'write:account',
  params: z.object({ listId: z.string() }),
  run({ listId }, { server, me }) {
    const row = findList(server, listId);
    if (!row?.isPublic) throw noSuchUserList('7dbaf3cf-7b42-4b8f-b431-b3919e580dbe');
    const { changes } = server.db.run('INSERT OR IGNORE INTO userListFavorites (listId, userId) VALUES (?, ?)', [row.id, me().id]);
    if (changes === 0) {
      throw refusal('ALREADY_FAVORITED', '6425bba0-985b-461e-af1b-518070e72081', 'The list has already been favorited.');
    }
  },
});

const unfavorite = defineEndpoint({
  path: 'users/lists/unfavorite',
  needs: 'user',
  scope: 'write:account',
  params: z.object({ listId: z.string() }),
  run({ listId }, { server, me }) {
    // Accepts lists that are no longer public, so that they can be removed.
    if (!findList(server, listId)) throw noSuchUserList('baedb33e-76b8-4b0c-86a8-9375c0a7b94b');
    const { changes } = server.db.run('DELETE FROM userListFavorites WHERE listId = ? AND userId = ?', [listId, me().id]);
    // Real servers use this code for both cases.
    if (changes === 0) throw refusal('ALREADY_FAVORITED', '835c4b27-463d-4cfa-969b-a9058678d465', 'You have not favorited the list.');
  },
});

/** Lists of users. */
export const endpoints: readonly EndpointDefinition[] = [
  list,
  show,
  create,
  createFromPublic,
  update,
  remove,
  push,
  pull,
  memberships,
  updateMembership,
  favorite,
  unfavorite,
];
