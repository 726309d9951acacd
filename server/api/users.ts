import { z } from 'zod';
import type { WireFollowing } from '~/api/wire';
import { findUser, findUserByName, findUsers, profileOf, requireUser } from '../core/users/users';
import { countPageView } from '../core/charts/countInCharts';
import { createdAtOf } from '../lib/ids';
import { packUserFor, packUsersFor } from '../core/users/packUser';
import { packUsersLite } from '../core/users/packUserLite';
import { pageSql, pagingParams, type Page } from '../db/paging';
import { seesFollows } from '../core/relations/relations';
import { viewerOf } from '../core/notes/notes';
import { roleFlagsOf } from '../core/instance/roles';
import { reportAbuse } from '../core/moderation/abuseReports';
import { searchPeople, searchUsersByName } from '../core/users/searchUsers';
import type { Server } from '../core/Server';
import type { UserRow } from '../db/rows/UserRow';
import { ApiFailure, refusal } from '../core/ApiFailure';
import { invalidParam } from '../http/failures';
import { defineEndpoint, type EndpointDefinition, idParam } from '../http/defineEndpoint';
import { visitorOf } from '../lib/rateLimit';

const noUserToShow = () =>
  new ApiFailure({ status: 404, code: 'NO_SUCH_USER', id: '4362f8dc-731f-4ad8-a694-be5a88922a24', message: 'No such user.' });

/** Remote users are never fetched, so an unknown one cannot be resolved. */
const unresolvedRemoteUser = () =>
  new ApiFailure({
    status: 500,
    code: 'FAILED_TO_RESOLVE_REMOTE_USER',
    id: 'ef7b9be4-9cba-4e6f-ab41-90ed171c7d3c',
    message: 'Failed to resolve remote user.',
    kind: 'server',
  });

/** One of the two lists of followings that a user has. */
interface FollowList {
  /** The column of the user whose list it is. */
  readonly owner: 'followerId' | 'followeeId';
  /** The field that contains the listed users. */
  readonly listed: 'follower' | 'followee';
  readonly visibility: 'followersVisibility' | 'followingVisibility';
  readonly noSuchUser: string;
  readonly forbidden: string;
}

/** The account whose list it is, by id or by name. */
const whoseParams = { userId: idParam.optional(), username: z.string().optional(), host: z.string().nullish() };
interface Whose {
  readonly userId?: string | undefined;
  readonly username?: string | undefined;
  readonly host?: string | null | undefined;
}

function idOf(server: Server, { userId, username, host }: Whose): string {
  if (userId !== undefined) return userId;
  if (username === undefined) throw invalidParam('#/anyOf', 'must match a schema in anyOf');
  return findUserByName(server, username, host ?? null)?.id ?? '';
}

/** A page of followings, of all listed users or of those with a birthday (mm-dd). */
type FollowPage = Page & { readonly birthday?: string | undefined };

function followList(server: Server, viewer: UserRow | null, whose: Whose, list: FollowList, page: FollowPage): WireFollowing[] {
  const user = requireUser(server, idOf(server, whose), list.noSuchUser);
  const visibility = profileOf(server, user.id)[list.visibility];
  if (!seesFollows(visibility, user.id, viewerOf(server, viewer))) throw refusal('FORBIDDEN', list.forbidden, 'Forbidden.');
  const { where, whereParams, tail, tailParams } = pageSql('id', page);
  const { birthday } = page;
  const ofDay = birthday === undefined ? '' : `AND ${list.listed}Id IN (SELECT userId FROM profiles WHERE substr(birthday, 6, 5) = ?)`;
  const rows = server.db.all<{ id: string; followerId: string; followeeId: string }>(
    `SELECT id, followerId, followeeId FROM followings WHERE ${list.owner} = ? ${ofDay} AND ${where} ${tail}`,
    [user.id, ...(birthday === undefined ? [] : [birthday]), ...whereParams, ...tailParams],
  );
  const listedId = (row: (typeof rows)[number]) => (list.listed === 'follower' ? row.followerId : row.followeeId);
  const users = findUsers(server, rows.map(listedId));
  const packed = new Map(packUsersFor(server, [...users.values()], viewer).map((one) => [one.id, one]));
  return rows.map((row) => ({
    id: row.id,
    createdAt: createdAtOf(row.id),
    followeeId: row.followeeId,
    followerId: row.followerId,
    [list.listed]: packed.get(listedId(row)),
  }));
}

/**
 * Month and day of a date, as mm-dd. A time after the date is ignored, as on real servers.
 * @throws {ApiFailure} BIRTHDAY_DATE_FORMAT_INVALID.
 */
function dayOfYear(date: string): string {
  const day = /^\d{4}-(\d{2}-\d{2})(?:T|$)/.exec(date)?.[1];
  if (day === undefined)
    throw refusal('BIRTHDAY_DATE_FORMAT_INVALID', 'a2b007b9-4782-4eba-abd3-93b05ed4130d', 'Birthday date format is invalid.');
  return day;
}

/** Endpoints about users. */
export const endpoints: readonly EndpointDefinition[] = [
  defineEndpoint({
    path: 'users/show',
    params: z.object({
      userId: idParam.optional(),
      userIds: z.array(idParam).optional(),
      username: z.string().optional(),
      host: z.string().nullish(),
    }),
    run({ userId, userIds, username, host }, { server, viewer, ip }) {
      const seesSuspended = viewer !== null && roleFlagsOf(server, viewer).isModerator;
      const isShown = (user: UserRow | undefined): user is UserRow =>
        user !== undefined && (seesSuspended || (user.isSuspended === 0 && user.isDeleted === 0));
      if (userIds) {
        const users = findUsers(server, userIds);
        return packUsersFor(server, [...new Set(userIds)].map((id) => users.get(id)).filter(isShown), viewer);
      }
      if (userId === undefined && username === undefined) throw invalidParam('#/anyOf', 'must match a schema in anyOf');
      const user = userId === undefined ? findUserByName(server, username ?? '', host ?? null) : findUser(server, userId);
      if (!user && typeof host === 'string' && host.toLowerCase() !== server.host) throw unresolvedRemoteUser();
      if (!isShown(user)) throw noUserToShow();
      countPageView(server, user, viewer, visitorOf(ip));
      return packUserFor(server, user, viewer);
    },
  }),
  defineEndpoint({
    path: 'users/followers',
    params: z.object({ ...pagingParams, ...whoseParams }),
    run: ({ userId, username, host, ...page }, { server, viewer }) =>
      followList(
        server,
        viewer,
        { userId, username, host },
        {
          owner: 'followeeId',
          listed: 'follower',
          visibility: 'followersVisibility',
          noSuchUser: '27fa5435-88ab-43de-9360-387de88727cd',
          forbidden: '3c6a84db-d619-26af-ca14-06232a21df8a',
        },
        page,
      ),
  }),
  defineEndpoint({
    path: 'users/following',
    params: z.object({ ...pagingParams, ...whoseParams, birthday: z.string().max(40).nullish() }),
    run: ({ userId, username, host, birthday, ...page }, { server, viewer }) =>
      followList(
        server,
        viewer,
        { userId, username, host },
        {
          owner: 'followerId',
          listed: 'followee',
          visibility: 'followingVisibility',
          noSuchUser: '63e4aba4-4156-4e53-be25-c9559e42d71b',
          forbidden: 'f6cdb0df-c19f-ec5c-7dbb-0ba84a1f92ba',
        },
        { ...page, birthday: birthday ? dayOfYear(birthday) : undefined },
      ),
  }),
  defineEndpoint({
    path: 'users/search-by-username-and-host',
    params: z.object({
      username: z.string().nullish(),
      host: z.string().nullish(),
      limit: z.number().int().min(1).max(100).default(10),
      detail: z.boolean().default(true),
    }),
    run({ username, host, limit, detail }, { server, viewer }) {
      if (username === undefined && host === undefined) throw invalidParam('#/anyOf', 'must match a schema in anyOf');
      const users = searchUsersByName(server, { username: username ?? null, host: host ?? null, limit }, viewer?.id ?? null);
      return detail ? packUsersFor(server, users, viewer) : packUsersLite(server, users);
    },
  }),
  defineEndpoint({
    path: 'users/search',
    policy: 'canSearchUsers',
    params: z.object({
      query: z.string(),
      origin: z.enum(['local', 'remote', 'combined']).default('combined'),
      limit: pagingParams.limit,
      offset: z.number().int().min(0).default(0),
      detail: z.boolean().default(true),
    }),
    run({ detail, ...search }, { server, viewer }) {
      const users = searchPeople(server, search);
      return detail ? packUsersFor(server, users, viewer) : packUsersLite(server, users);
    },
  }),
  defineEndpoint({
    path: 'users/update-memo',
    needs: 'user',
    scope: 'write:account',
    params: z.object({ userId: idParam, memo: z.string().max(2048).nullable() }),
    run({ userId, memo }, { server, me }) {
      requireUser(server, userId, '6fef56f3-e765-4957-88e5-c6f65329b8a5');
      if (memo === null || memo === '') {
        server.db.run('DELETE FROM userMemos WHERE userId = ? AND targetUserId = ?', [me().id, userId]);
        return;
      }
      server.db.run(
        `INSERT INTO userMemos (userId, targetUserId, memo) VALUES (?, ?, ?)
         ON CONFLICT (userId, targetUserId) DO UPDATE SET memo = excluded.memo`,
        [me().id, userId, memo],
      );
    },
  }),
  defineEndpoint({
    path: 'users/report-abuse',
    needs: 'user',
    scope: 'write:report-abuse',
    params: z.object({ userId: idParam, comment: z.string().min(1).max(2048) }),
    run({ userId, comment }, { server, me }) {
      const user = requireUser(server, userId, '1acefcb5-0959-43fd-9685-b48305736cb5');
      if (user.id === me().id) {
        throw refusal('CANNOT_REPORT_YOURSELF', '1e13149e-b1e8-43cf-902e-c01dbfcb202f', 'Cannot report yourself.');
      }
      if (roleFlagsOf(server, user).isAdministrator) {
        throw refusal('CANNOT_REPORT_THE_ADMIN', '35e166f5-05fb-4f87-a2d5-adb42676d48f', 'Cannot report the admin.');
      }
      reportAbuse(server, me(), user, comment);
    },
  }),
];
