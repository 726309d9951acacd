import type { UserRow } from '../db/rows/UserRow';
import { cancelFollowRequest, rejectFollowRequest, relationsChanged, unfollow } from './follows';
import type { Server } from './Server';

/** Blocks an account: both stop following each other, and requests between them are gone. False if it was blocked already. */
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
    return true;
  });
}

/** Ends a block; false if there was none. */
export function unblock(server: Server, blocker: UserRow, blockee: UserRow): boolean {
  return server.db.transaction(() => {
    const { changes } = server.db.run('DELETE FROM blockings WHERE blockerId = ? AND blockeeId = ?', [blocker.id, blockee.id]);
    if (changes > 0) relationsChanged(server, blocker.id, blockee.id);
    return changes > 0;
  });
}
