import type { UserRow } from '../../db/rows/UserRow';
import { publishMe } from '../relations/follows';
import type { Server } from '../Server';
import { findUser, profileOf } from './users';

/** After this time, an account that moved follows no one; ms. */
const FOLLOWINGS_END_MS = 24 * 3_600_000;

/** Whether an account names another one as an alias of its owner. */
export function namesAsAlias(server: Server, user: UserRow, other: UserRow): boolean {
  return aliasesOf(server, user).includes(other.id);
}

const aliasesOf = (server: Server, user: UserRow): readonly string[] =>
  JSON.parse(profileOf(server, user.id).alsoKnownAs ?? '[]') as string[];

/**
 * Marks an account as moved. Followers and others follow to the new account in the background.
 * @returns the account as it is now.
 */
export function moveAccount(server: Server, user: UserRow, target: UserRow): UserRow {
  return server.db.transaction(() => {
    const aliases = new Set([...aliasesOf(server, user), target.id]);
    server.db.run('UPDATE users SET movedToUri = ? WHERE id = ?', [target.id, user.id]);
    server.db.run('UPDATE profiles SET alsoKnownAs = ? WHERE userId = ?', [JSON.stringify([...aliases]), user.id]);
    server.queue.add('move', { userId: user.id });
    server.queue.add('endFollowings', { userId: user.id }, FOLLOWINGS_END_MS);
    const moved = findUser(server, user.id);
    if (!moved) throw new Error('the account vanished');
    publishMe(server, moved);
    return moved;
  });
}

/**
 * Closes an account for good: it can no longer sign in or be seen, and a job deletes its data.
 * @see runDeleteAccount in server/jobs
 */
export function deleteAccount(server: Server, user: UserRow): void {
  server.db.transaction(() => {
    server.db.run('UPDATE users SET isDeleted = 1 WHERE id = ?', [user.id]);
    server.queue.add('deleteAccount', { userId: user.id });
  });
}
