import type { UserRow } from '../../db/rows/UserRow';
import { findUser, profileOf } from '../users/users';
import { followChanges, type Direction } from '../charts/chartChanges';
import { countFederation, countInCharts } from '../charts/countInCharts';
import { createNotification } from '../notifications/notifications';
import { packMe, packUserDetailed } from '../users/packUser';
import { packUserLite } from '../users/packUserLite';
import { relationsOf } from './relations';
import type { Server } from '../Server';

/** Why a follow is refused. */
export type FollowRefusal = 'blocking' | 'blocked' | 'alreadyFollowing';

const exists = (server: Server, sql: string, first: string, second: string): boolean => server.db.get(sql, [first, second]) !== undefined;

/** Whether one account follows another, read from the table, so that it is right inside a transaction too. */
export function isFollowing(server: Server, followerId: string, followeeId: string): boolean {
  return exists(server, 'SELECT 1 FROM followings WHERE followerId = ? AND followeeId = ?', followerId, followeeId);
}

/**
 * Follows an account or, if it is locked or careful about bots, requests it. A locked account can be set to accept
 * accounts that it follows itself.
 * @returns null, or why it is refused.
 */
export function follow(server: Server, follower: UserRow, followee: UserRow, withReplies = false): FollowRefusal | null {
  return server.db.transaction(() => {
    if (isFollowing(server, follower.id, followee.id)) return 'alreadyFollowing';
    const relations = relationsOf(server, follower.id);
    if (relations.blocking.has(followee.id)) return 'blocking';
    if (relations.blockers.has(followee.id)) return 'blocked';
    if (!needsRequest(server, follower, followee)) insertFollowing(server, follower, followee, withReplies);
    else requestFollow(server, follower, followee, withReplies);
    return null;
  });
}

function needsRequest(server: Server, follower: UserRow, followee: UserRow): boolean {
  const profile = profileOf(server, followee.id);
  if (followee.isLocked === 0 && !(profile.carefulBot === 1 && follower.isBot === 1)) return false;
  return !(profile.autoAcceptFollowed === 1 && isFollowing(server, followee.id, follower.id));
}

function requestFollow(server: Server, follower: UserRow, followee: UserRow, withReplies: boolean): void {
  const { changes } = server.db.run(
    'INSERT INTO followRequests (id, followerId, followeeId, withReplies) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
    [server.ids.next(), follower.id, followee.id, withReplies],
  );
  if (changes === 0) return;
  server.bus.publish('main', { userId: followee.id, type: 'receiveFollowRequest', body: packUserLite(server, follower) });
  publishMe(server, followee);
  createNotification(server, followee.id, { type: 'receiveFollowRequest', notifierId: follower.id });
}

function insertFollowing(server: Server, follower: UserRow, followee: UserRow, withReplies: boolean): void {
  server.db.run('INSERT INTO followings (id, followerId, followeeId, withReplies) VALUES (?, ?, ?, ?)', [
    server.ids.next(),
    follower.id,
    followee.id,
    withReplies,
  ]);
  server.db.run('UPDATE users SET followingCount = followingCount + 1 WHERE id = ?', [follower.id]);
  server.db.run('UPDATE users SET followersCount = followersCount + 1 WHERE id = ?', [followee.id]);
  countFollow(server, follower, followee, 1);
  const { changes: answered } = server.db.run('DELETE FROM followRequests WHERE followerId = ? AND followeeId = ?', [
    follower.id,
    followee.id,
  ]);
  relationsChanged(server, follower.id, followee.id);
  createNotification(server, followee.id, { type: 'follow', notifierId: follower.id });
  server.bus.publish('main', { userId: followee.id, type: 'followed', body: packUserLite(server, follower) });
  if (answered > 0) createNotification(server, follower.id, { type: 'followRequestAccepted', notifierId: followee.id });
  publishUser(server, 'follow', follower, followee);
}

function countFollow(server: Server, follower: UserRow, followee: UserRow, by: Direction): void {
  countInCharts(server, followChanges(follower, followee, by));
  if ((follower.host === null) !== (followee.host === null)) countFederation(server);
}

/** Ends a following. Returns false if there was none. */
export function unfollow(server: Server, follower: UserRow, followee: UserRow): boolean {
  return server.db.transaction(() => {
    const { changes } = server.db.run('DELETE FROM followings WHERE followerId = ? AND followeeId = ?', [follower.id, followee.id]);
    if (changes === 0) return false;
    server.db.run('UPDATE users SET followingCount = followingCount - 1 WHERE id = ?', [follower.id]);
    server.db.run('UPDATE users SET followersCount = followersCount - 1 WHERE id = ?', [followee.id]);
    countFollow(server, follower, followee, -1);
    relationsChanged(server, follower.id, followee.id);
    publishUser(server, 'unfollow', follower, followee);
    return true;
  });
}

/** Settings of a following. An absent one stays as it is. */
interface FollowingChanges {
  readonly withReplies?: boolean | undefined;
  readonly notify?: 'normal' | 'none' | undefined;
}

/** Changes the settings of a following. Returns false if there is none. */
export function updateFollowing(server: Server, follower: UserRow, followee: UserRow, changes: FollowingChanges): boolean {
  return server.db.transaction(() => {
    if (!isFollowing(server, follower.id, followee.id)) return false;
    const both = [follower.id, followee.id];
    if (changes.withReplies !== undefined) {
      server.db.run('UPDATE followings SET withReplies = ? WHERE followerId = ? AND followeeId = ?', [changes.withReplies, ...both]);
    }
    if (changes.notify !== undefined) {
      const notify = changes.notify === 'none' ? null : changes.notify;
      server.db.run('UPDATE followings SET notify = ? WHERE followerId = ? AND followeeId = ?', [notify, ...both]);
    }
    relationsChanged(server, follower.id);
    return true;
  });
}

/** Changes the settings of all followings of an account. */
export function updateAllFollowings(server: Server, follower: UserRow, changes: FollowingChanges): void {
  server.db.transaction(() => {
    if (changes.withReplies !== undefined) {
      server.db.run('UPDATE followings SET withReplies = ? WHERE followerId = ?', [changes.withReplies, follower.id]);
    }
    if (changes.notify !== undefined) {
      server.db.run('UPDATE followings SET notify = ? WHERE followerId = ?', [
        changes.notify === 'none' ? null : changes.notify,
        follower.id,
      ]);
    }
    relationsChanged(server, follower.id);
  });
}

/** Accepts a follow request. Returns false if there is none. */
export function acceptFollowRequest(server: Server, followee: UserRow, follower: UserRow): boolean {
  return server.db.transaction(() => {
    const request = server.db.get<{ withReplies: number }>(
      'SELECT withReplies FROM followRequests WHERE followerId = ? AND followeeId = ?',
      [follower.id, followee.id],
    );
    if (!request) return false;
    insertFollowing(server, follower, followee, request.withReplies === 1);
    publishMe(server, followee);
    return true;
  });
}

/** Accepts all follow requests, as when an account is no longer locked. */
export function acceptAllFollowRequests(server: Server, followee: UserRow): void {
  const asking = server.db.all<UserRow>(
    'SELECT u.* FROM followRequests r JOIN users u ON u.id = r.followerId WHERE r.followeeId = ? ORDER BY r.id',
    [followee.id],
  );
  for (const follower of asking) acceptFollowRequest(server, followee, follower);
}

/** Rejects a follow request. The requesting account's clients receive `unfollow`, so that their button changes back. */
export function rejectFollowRequest(server: Server, followee: UserRow, follower: UserRow): void {
  server.db.transaction(() => {
    if (!deleteFollowRequest(server, follower, followee)) return;
    publishUser(server, 'unfollow', follower, followee);
  });
}

/** Cancels an account's own follow request. Returns false if there is none. */
export function cancelFollowRequest(server: Server, follower: UserRow, followee: UserRow): boolean {
  return server.db.transaction(() => deleteFollowRequest(server, follower, followee));
}

function deleteFollowRequest(server: Server, follower: UserRow, followee: UserRow): boolean {
  const { changes } = server.db.run('DELETE FROM followRequests WHERE followerId = ? AND followeeId = ?', [follower.id, followee.id]);
  if (changes > 0) publishMe(server, followee);
  return changes > 0;
}

/** Drops the cached relations of accounts. */
export function relationsChanged(server: Server, ...userIds: string[]): void {
  for (const userId of userIds) server.bus.publish('userChanged', { userId });
}

/** Packs the user after the commit, because until then the cached relations are the old ones. */
function publishUser(server: Server, type: 'follow' | 'unfollow', to: UserRow, about: UserRow): void {
  server.db.afterCommit(() => {
    const current = findUser(server, about.id);
    if (current) server.bus.publish('main', { userId: to.id, type, body: packUserDetailed(server, current, to) });
  });
}

/** Sends an account to its own clients. */
export function publishMe(server: Server, user: UserRow): void {
  server.db.afterCommit(() => {
    const current = findUser(server, user.id);
    if (current) server.bus.publish('main', { userId: user.id, type: 'meUpdated', body: packMe(server, current) });
  });
}
