import type { UserRow } from '../../db/rows/UserRow';
import { relationsChanged } from './follows';
import type { Server } from '../Server';

/** Mutes an account, for good or until a time in milliseconds. Returns false if it is already muted. */
export function mute(server: Server, muter: UserRow, mutee: UserRow, expiresAt: number | null): boolean {
  return server.db.transaction(() => {
    const now = server.clock.now();
    // An expired mute is still stored and would conflict with the new one.
    server.db.run('DELETE FROM mutings WHERE muterId = ? AND muteeId = ? AND expiresAt <= ?', [muter.id, mutee.id, now]);
    const { changes } = server.db.run('INSERT INTO mutings (id, muterId, muteeId, expiresAt) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING', [
      server.ids.next(),
      muter.id,
      mutee.id,
      expiresAt,
    ]);
    if (changes > 0) relationsChanged(server, muter.id);
    return changes > 0;
  });
}

/** Ends a mute. Returns false if there was none. */
export function unmute(server: Server, muter: UserRow, mutee: UserRow): boolean {
  return server.db.transaction(() => {
    const { changes } = server.db.run('DELETE FROM mutings WHERE muterId = ? AND muteeId = ?', [muter.id, mutee.id]);
    if (changes > 0) relationsChanged(server, muter.id);
    return changes > 0;
  });
}

/** Mutes the renotes of an account. Returns false if they are already muted. */
export function muteRenotes(server: Server, muter: UserRow, mutee: UserRow): boolean {
  return server.db.transaction(() => {
    const { changes } = server.db.run('INSERT INTO renoteMutings (id, muterId, muteeId) VALUES (?, ?, ?) ON CONFLICT DO NOTHING', [
      server.ids.next(),
      muter.id,
      mutee.id,
    ]);
    if (changes > 0) relationsChanged(server, muter.id);
    return changes > 0;
  });
}

/** Unmutes the renotes of an account. Returns false if they were not muted. */
export function unmuteRenotes(server: Server, muter: UserRow, mutee: UserRow): boolean {
  return server.db.transaction(() => {
    const { changes } = server.db.run('DELETE FROM renoteMutings WHERE muterId = ? AND muteeId = ?', [muter.id, mutee.id]);
    if (changes > 0) relationsChanged(server, muter.id);
    return changes > 0;
  });
}
