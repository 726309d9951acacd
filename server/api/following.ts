import { z } from 'zod';
import type { WireFollowRequest } from '~/api/wire';
import { findUser, requireUser } from '../core/users/users';
import {
  acceptFollowRequest,
  cancelFollowRequest,
  follow,
  rejectFollowRequest,
  unfollow,
  updateAllFollowings,
  updateFollowing,
  type FollowRefusal,
} from '../core/relations/follows';
import { packUserLite, packUsersLiteById } from '../core/users/packUserLite';
import { pageSql, pagingParams, type Page } from '../db/paging';
import type { Server } from '../core/Server';
import type { UserRow } from '../db/rows/UserRow';
import { refusal, type ApiFailure } from '../core/ApiFailure';
import { defineEndpoint, type Context, type EndpointDefinition, idParam } from '../http/defineEndpoint';
import { HOUR_MS } from '../lib/rateLimit';

/** Options that the endpoints on a following share. */
const onFollowing = { needs: 'user', scope: 'write:following', limit: { max: 100, durationMs: HOUR_MS } } as const;

const refusals: Record<FollowRefusal, () => ApiFailure> = {
  alreadyFollowing: () => refusal('ALREADY_FOLLOWING', '35387507-38c7-4cb9-9197-300b93783fa0', 'You are already following that user.'),
  blocking: () => refusal('BLOCKING', '4e2206ec-aa4f-4960-b865-6c23ac38e2d9', 'You are blocking that user.'),
  blocked: () => refusal('BLOCKED', 'c4ab57cc-4e41-45e9-bfd9-584f61e35ce0', 'You are blocked by that user.'),
};

const followeeIsYourself = (id: string) => refusal('FOLLOWEE_IS_YOURSELF', id, 'Followee is yourself.');
const followerIsYourself = (id: string) => refusal('FOLLOWER_IS_YOURSELF', id, 'Follower is yourself.');
const notFollowing = (id: string) => refusal('NOT_FOLLOWING', id, 'You are not following that user.');

/** The other account, which must exist and must not be the caller. */
function otherUser({ server, me }: Context, userId: string, missingId: string, yourself: ApiFailure): UserRow {
  if (userId === me().id) throw yourself;
  return requireUser(server, userId, missingId);
}

/** The other account after the change, as the answer contains it. */
function lite(server: Server, user: UserRow) {
  return packUserLite(server, findUser(server, user.id) ?? user);
}

const onUser = z.object({ userId: idParam });

/** One page of the follow requests that an account received (`followeeId`) or sent (`followerId`). */
function requestsWith(server: Server, side: 'followeeId' | 'followerId', userId: string, page: Page): WireFollowRequest[] {
  const { where, whereParams, tail, tailParams } = pageSql('id', page);
  const rows = server.db.all<{ id: string; followerId: string; followeeId: string }>(
    `SELECT id, followerId, followeeId FROM followRequests WHERE ${side} = ? AND ${where} ${tail}`,
    [userId, ...whereParams, ...tailParams],
  );
  const users = packUsersLiteById(
    server,
    rows.flatMap((row) => [row.followerId, row.followeeId]),
  );
  return rows.flatMap((row) => {
    const follower = users.get(row.followerId);
    const followee = users.get(row.followeeId);
    return follower && followee ? [{ id: row.id, follower, followee }] : [];
  });
}

/** Following accounts and requests to follow. */
export const endpoints: readonly EndpointDefinition[] = [
  defineEndpoint({
    ...onFollowing,
    path: 'following/create',
    notMoved: true,
    params: onUser.extend({ withReplies: z.boolean().optional() }),
    run({ userId, withReplies }, ctx) {
      const yourself = followeeIsYourself('26fbe7bb-a331-4857-af17-205b426669a9');
      const followee = otherUser(ctx, userId, 'fcd2eef9-a9b2-4c4f-8624-038099e90aa5', yourself);
      const refused = follow(ctx.server, ctx.me(), followee, withReplies);
      if (refused) throw refusals[refused]();
      return lite(ctx.server, followee);
    },
  }),
  defineEndpoint({
    ...onFollowing,
    path: 'following/delete',
    params: onUser,
    run({ userId }, ctx) {
      const yourself = followeeIsYourself('d9e400b9-36b0-4808-b1d8-79e707f1296c');
      const followee = otherUser(ctx, userId, '5b12c78d-2b28-4dca-99d2-f56139b42ff8', yourself);
      if (!unfollow(ctx.server, ctx.me(), followee)) throw notFollowing('5dbf82f5-c92b-40b1-87d1-6c8c0741fd09');
      return lite(ctx.server, followee);
    },
  }),
  defineEndpoint({
    ...onFollowing,
    path: 'following/update',
    params: onUser.extend({ notify: z.enum(['normal', 'none']).optional(), withReplies: z.boolean().optional() }),
    run({ userId, ...changes }, ctx) {
      const yourself = followeeIsYourself('4c4cbaf9-962a-463b-8418-a5e365dbf2eb');
      const followee = otherUser(ctx, userId, '14318698-f67e-492a-99da-5353a5ac52be', yourself);
      if (!updateFollowing(ctx.server, ctx.me(), followee, changes)) throw notFollowing('b8dc75cf-1cb5-46c9-b14b-5f1ffbd782c9');
      return lite(ctx.server, followee);
    },
  }),
  defineEndpoint({
    path: 'following/update-all',
    needs: 'user',
    scope: 'write:following',
    limit: { max: 10, durationMs: HOUR_MS },
    params: z.object({ notify: z.enum(['normal', 'none']).optional(), withReplies: z.boolean().optional() }),
    run(changes, { server, me }) {
      updateAllFollowings(server, me(), changes);
    },
  }),
  defineEndpoint({
    ...onFollowing,
    path: 'following/invalidate',
    params: onUser,
    run({ userId }, ctx) {
      const yourself = followerIsYourself('07dc03b9-03da-422d-885b-438313707662');
      const follower = otherUser(ctx, userId, 'b77e6ae6-a3e5-40da-9cc8-c240115479cc', yourself);
      if (!unfollow(ctx.server, follower, ctx.me())) {
        throw refusal('NOT_FOLLOWING', '918faac3-074f-41ae-9c43-ed5d2946770d', 'The other use is not following you.');
      }
      return lite(ctx.server, follower);
    },
  }),
  defineEndpoint({
    path: 'following/requests/accept',
    needs: 'user',
    scope: 'write:following',
    params: onUser,
    run({ userId }, { server, me }) {
      const follower = requireUser(server, userId, '66ce1645-d66c-46bb-8b79-96739af885bd');
      if (!acceptFollowRequest(server, me(), follower)) {
        throw refusal('NO_FOLLOW_REQUEST', 'bcde4f8b-0913-4614-8881-614e522fb041', 'No follow request.');
      }
    },
  }),
  defineEndpoint({
    path: 'following/requests/reject',
    needs: 'user',
    scope: 'write:following',
    params: onUser,
    run({ userId }, { server, me }) {
      const follower = requireUser(server, userId, 'abc2ffa6-25b2-4380-ba99-321ff3a94555');
      rejectFollowRequest(server, me(), follower);
    },
  }),
  defineEndpoint({
    path: 'following/requests/cancel',
    needs: 'user',
    scope: 'write:following',
    params: onUser,
    run({ userId }, { server, me }) {
      const followee = requireUser(server, userId, '4e68c551-fc4c-4e46-bb41-7d4a37bf9dab');
      if (!cancelFollowRequest(server, me(), followee)) {
        throw refusal('FOLLOW_REQUEST_NOT_FOUND', '089b125b-d338-482a-9a09-e2622ac9f8d4', 'Follow request not found.');
      }
      return lite(server, followee);
    },
  }),
  defineEndpoint({
    path: 'following/requests/list',
    needs: 'user',
    scope: 'read:following',
    params: z.object(pagingParams),
    run: (page, { server, me }) => requestsWith(server, 'followeeId', me().id, page),
  }),
  defineEndpoint({
    path: 'following/requests/sent',
    needs: 'user',
    scope: 'read:following',
    params: z.object(pagingParams),
    run: (page, { server, me }) => requestsWith(server, 'followerId', me().id, page),
  }),
];
