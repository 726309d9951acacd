import type { UserRow } from '../../db/rows/UserRow';
import type { Server } from '../Server';

/**
 * Closes an account for good: nobody can sign in or see it from now on, and a job deletes what it has.
 * @see runDeleteAccount in server/jobs
 */
export function deleteAccount(server: Server, user: UserRow): void {
  server.db.transaction(() => {
    server.db.run('UPDATE users SET isDeleted = 1 WHERE id = ?', [user.id]);
    server.queue.add('deleteAccount', { userId: user.id });
  });
}
