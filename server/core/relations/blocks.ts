import type { UserRow } from '../../db/rows/UserRow';
import { cancelFollowRequest, rejectFollowRequest, relationsChanged, unfollow } from './follows';
import { packUserLite } from '../users/packUserLite';
import type { Server } from '../Server';

/** Blocks an account, and ends followings and follow requests between the two. Returns false if it was already blocked. */
export function block(server: Server, blocker: UserRow, blockee: UserRow): boolean {
  return server.db.transaction(() => {
    const { changes } = server.db.run('INSERT INTO blockings (id, blockerId, blockeeId) VALUES (?, ?, ?) ON CONFLICT DO NOTHING', [
      server.ids.next(),
      blocker.id,
      blockee.id,
    ]);
    if (changes === 0) return false;
    relationsChanged(server, blocker.id, blockee.id);
    cancelFollowRequest(server, blocker, blockee);
    rejectFollowRequest(server, blocker, blockee);
    unfollow(server, blocker, blockee);
    unfollow(server, blockee, blocker);
    leaveLists(server, blocker, blockee);
    return true;
  });
}

/** Removes the blocker from the blockee's lists, whose timelines would otherwise keep showing the blocker's notes. */
function leaveLists(server: Server, blocker: UserRow, blockee: UserRow): void {
  const lists = server.db.all<{ id: string }>(
    'SELECT l.id FROM userListMembers m JOIN userLists l ON l.id = m.listId WHERE l.userId = ? AND m.userId = ?',
    [blockee.id, blocker.id],
  );
  for (const { id: listId } of lists) {
    server.db.run('DELETE FROM userListMembers WHERE listId = ? AND userId = ?', [listId, blocker.id]);
    server.bus.publish('userList', { listId, type: 'userRemoved', body: packUserLite(server, blocker) });
  }
}

/** Ends a block. Returns false if there was none. */
export function unblock(server: Server, blocker: UserRow, blockee: UserRow): boolean {
  return server.db.transaction(() => {
    const { changes } = server.db.run('DELETE FROM blockings WHERE blockerId = ? AND blockeeId = ?', [blocker.id, blockee.id]);
    if (changes > 0) relationsChanged(server, blocker.id, blockee.id);
    return changes > 0;
  });
}
