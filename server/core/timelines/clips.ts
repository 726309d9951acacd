import type { WireClip } from '~/api/wire';
import { createdAtOf } from '../../lib/ids';
import { packUsersLiteById } from '../users/packUserLite';
import type { Server } from '../Server';

/** A row of `clips`. */
export interface ClipRow {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly description: string | null;
  readonly isPublic: number;
  /** Milliseconds since 1970. */
  readonly lastClippedAt: number | null;
}

/** A clip by id, or undefined. */
export function findClip(server: Pick<Server, 'db'>, id: string): ClipRow | undefined {
  return server.db.get<ClipRow>('SELECT * FROM clips WHERE id = ?', [id]);
}

/**
 * Clips in wire form, with their owners and numbers of favorites.
 * @param viewerId null for a visitor, who has no favorites.
 */
export function packClips(server: Server, rows: readonly ClipRow[], viewerId: string | null): WireClip[] {
  const users = packUsersLiteById(server, [...new Set(rows.map(({ userId }) => userId))]);
  const favorites = favoritesOf(
    server,
    rows.map(({ id }) => id),
    viewerId,
  );
  return rows.flatMap((row) => {
    const user = users.get(row.userId);
    if (!user) return [];
    const { count, isMine } = favorites.get(row.id) ?? { count: 0, isMine: false };
    return [
      {
        id: row.id,
        createdAt: createdAtOf(row.id),
        lastClippedAt: row.lastClippedAt === null ? null : new Date(row.lastClippedAt).toISOString(),
        userId: row.userId,
        user,
        name: row.name,
        description: row.description,
        isPublic: row.isPublic === 1,
        favoritedCount: count,
        ...(viewerId === null ? {} : { isFavorited: isMine }),
      },
    ];
  });
}

/** A clip in wire form. */
export function packClip(server: Server, row: ClipRow, viewerId: string | null): WireClip {
  const [packed] = packClips(server, [row], viewerId);
  if (!packed) throw new Error('a clip packs to one clip');
  return packed;
}

function favoritesOf(server: Server, ids: readonly string[], viewerId: string | null) {
  const rows = server.db.all<{ clipId: string; n: number; mine: number }>(
    `SELECT clipId, COUNT(*) AS n, MAX(userId IS ?) AS mine FROM clipFavorites
     WHERE clipId IN (SELECT value FROM json_each(?)) GROUP BY clipId`,
    [viewerId, JSON.stringify(ids)],
  );
  return new Map(rows.map(({ clipId, n, mine }) => [clipId, { count: n, isMine: mine === 1 }]));
}

/** Adds a note to a clip. Returns false if it is already in it. */
export function addToClip(server: Server, clipId: string, noteId: string): boolean {
  const { db } = server;
  const { changes } = db.run('INSERT OR IGNORE INTO clipNotes (clipId, noteId) VALUES (?, ?)', [clipId, noteId]);
  if (changes === 0) return false;
  db.run('UPDATE clips SET lastClippedAt = ? WHERE id = ?', [server.clock.now(), clipId]);
  db.run('UPDATE notes SET clippedCount = clippedCount + 1 WHERE id = ?', [noteId]);
  return true;
}

/** Removes a note from a clip. */
export function removeFromClip(server: Server, clipId: string, noteId: string): void {
  const { changes } = server.db.run('DELETE FROM clipNotes WHERE clipId = ? AND noteId = ?', [clipId, noteId]);
  if (changes > 0) server.db.run('UPDATE notes SET clippedCount = max(0, clippedCount - 1) WHERE id = ?', [noteId]);
}

/** Deletes a clip and updates the counters of its notes. */
export function deleteClip(server: Server, clipId: string): void {
  server.db.transaction(() => {
    server.db.run('UPDATE notes SET clippedCount = max(0, clippedCount - 1) WHERE id IN (SELECT noteId FROM clipNotes WHERE clipId = ?)', [
      clipId,
    ]);
    server.db.run('DELETE FROM clips WHERE id = ?', [clipId]);
  });
}
