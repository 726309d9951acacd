import { findUser } from '../core/users/users';
import { block } from '../core/relations/blocks';
import { follow, unfollow } from '../core/relations/follows';
import { breathe } from '../core/jobs/JobQueue';
import { addToList, type ListRow } from '../core/timelines/lists';
import { mute } from '../core/relations/mutes';
import type { Server } from '../core/Server';
import type { UserRow } from '../db/rows/UserRow';

/** Lets the accounts of this server treat the new account of a moved one as they treated the old one. */
export async function runMove(server: Server, userId: string): Promise<void> {
  const old = findUser(server, userId);
  const target = old?.movedToUri ? findUser(server, old.movedToUri) : undefined;
  if (!old || !target) return;
  const locals = <Extra>(columns: string, relation: string) =>
    server.db
      .all<UserRow & Extra>(`SELECT u.*, ${columns} FROM ${relation} = ? AND u.host IS NULL AND u.isDeleted = 0`, [old.id])
      .filter(({ id }) => id !== target.id);
  for (const blocker of locals('0 AS extra', 'blockings r JOIN users u ON u.id = r.blockerId WHERE r.blockeeId')) {
    block(server, blocker, target);
    await breathe();
  }
  for (const muter of locals<{ expiresAt: number | null }>('r.expiresAt', 'mutings r JOIN users u ON u.id = r.muterId WHERE r.muteeId')) {
    mute(server, muter, target, muter.expiresAt);
    await breathe();
  }
  const lists = server.db.all<ListRow & { withReplies: number }>(
    'SELECT l.*, m.withReplies FROM userListMembers m JOIN userLists l ON l.id = m.listId WHERE m.userId = ?',
    [old.id],
  );
  for (const list of lists) addToList(server, list, target, list.withReplies === 1);
  for (const follower of locals<{ withReplies: number }>(
    'r.withReplies',
    'followings r JOIN users u ON u.id = r.followerId WHERE r.followeeId',
  )) {
    follow(server, follower, target, follower.withReplies === 1);
    await breathe();
  }
}

/** Ends all followings of an account that moved. */
export async function runEndFollowings(server: Server, userId: string): Promise<void> {
  const user = findUser(server, userId);
  if (!user?.movedToUri) return;
  const followees = server.db.all<UserRow>('SELECT u.* FROM followings f JOIN users u ON u.id = f.followeeId WHERE f.followerId = ?', [
    userId,
  ]);
  for (const followee of followees) {
    unfollow(server, user, followee);
    await breathe();
  }
}
