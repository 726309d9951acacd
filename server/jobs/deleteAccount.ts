import { findUser } from '../core/users/users';
import { userChanges } from '../core/charts/chartChanges';
import { countInCharts } from '../core/charts/countInCharts';
import { deleteNote } from '../core/notes/deleteNote';
import { relationsChanged, unfollow } from '../core/relations/follows';
import { breathe } from '../core/jobs/JobQueue';
import { unlikePage, type PageRow } from '../core/pages';
import { removeReaction } from '../core/reactions/reactions';
import type { Server } from '../core/Server';
import type { FileRow } from '../db/rows/FileRow';
import type { NoteRow } from '../db/rows/NoteRow';
import type { UserRow } from '../db/rows/UserRow';
import { deleteFile } from '../core/drive/changeFile';

/**
 * Deletes a closed account with everything that belongs to it. Counters of others fall as if the account had undone each thing
 * itself. Its name stays taken.
 */
export async function runDeleteAccount(server: Server, userId: string): Promise<void> {
  const user = findUser(server, userId);
  if (!user) return;
  server.bus.publish('tokenRevoked', { userId });
  await each(
    () =>
      server.db.get<UserRow>('SELECT u.* FROM followings f JOIN users u ON u.id = f.followeeId WHERE f.followerId = ? LIMIT 1', [userId]),
    (followee) => unfollow(server, user, followee),
  );
  await each(
    () =>
      server.db.get<UserRow>('SELECT u.* FROM followings f JOIN users u ON u.id = f.followerId WHERE f.followeeId = ? LIMIT 1', [userId]),
    (follower) => unfollow(server, follower, user),
  );
  await each(
    () => server.db.get<FileRow>('SELECT * FROM files WHERE userId = ? LIMIT 1', [userId]),
    (file) => deleteFile(server, file),
  );
  // The newest first, so that no deletion goes through a long thread.
  await each(
    () => server.db.get<NoteRow>('SELECT * FROM notes WHERE userId = ? ORDER BY id DESC LIMIT 1', [userId]),
    ({ id }) => deleteNote(server, id),
  );
  await each(
    () => server.db.get<NoteRow>('SELECT n.* FROM noteReactions r JOIN notes n ON n.id = r.noteId WHERE r.userId = ? LIMIT 1', [userId]),
    (note) => removeReaction(server, userId, note),
  );
  await each(
    () => server.db.get<PageRow>('SELECT p.* FROM pageLikes l JOIN pages p ON p.id = l.pageId WHERE l.userId = ? LIMIT 1', [userId]),
    (page) => unlikePage(server, userId, page.id),
  );
  server.db.transaction(() => {
    const others = server.db.all<{ id: string }>(
      `SELECT blockeeId AS id FROM blockings WHERE blockerId = ?1 UNION SELECT blockerId FROM blockings WHERE blockeeId = ?1
       UNION SELECT muterId FROM mutings WHERE muteeId = ?1 UNION SELECT muterId FROM renoteMutings WHERE muteeId = ?1`,
      [userId],
    );
    server.db.run('INSERT OR IGNORE INTO usedUsernames (usernameLower) VALUES (?)', [user.usernameLower]);
    // Everything else refers to the account and goes with it.
    server.db.run('DELETE FROM users WHERE id = ?', [userId]);
    relationsChanged(server, userId, ...others.map(({ id }) => id));
    countInCharts(server, userChanges(user.host, -1));
  });
}

/** Takes rows one after the other, until none is left, and lets other work run in between. */
async function each<Row>(next: () => Row | undefined, take: (row: Row) => void): Promise<void> {
  for (let row = next(); row; row = next()) {
    take(row);
    await breathe();
  }
}
