import { createHash } from 'node:crypto';
import { canonicalJson } from '~/lib/canonicalJson';
import type { NoteRow } from '../../db/rows/NoteRow';
import type { UserRow } from '../../db/rows/UserRow';
import { keyReused } from '../ApiFailure';
import { findNote, noSuchNote } from './notes';
import type { Server } from '../Server';

/** How long a key is remembered, in ms: a client may come back to an unfinished note the next day. */
const KEPT_MS = 86_400_000;
/** How many keys of an account are remembered, the newest first. */
const KEPT_PER_ACCOUNT = 1_000;

interface KeyRow {
  readonly noteId: string;
  readonly fingerprint: string;
}

/**
 * Posts a note once per account and key: the same key again gives the note of the first time. The key is stored in the
 * transaction of the note, so that either both exist or none.
 * @throws {ApiFailure} IDEMPOTENCY_KEY_REUSED for other content, NO_SUCH_NOTE if the note was deleted since, and what
 *   `post` throws.
 */
export function oncePerKey(
  server: Server,
  { author, key, params, post }: { readonly author: UserRow; readonly key: string; readonly params: unknown; readonly post: () => NoteRow },
): NoteRow {
  return server.db.transaction(() => {
    const now = server.clock.now();
    const fingerprint = createHash('sha256').update(canonicalJson(params)).digest('base64url');
    server.db.run('DELETE FROM noteKeys WHERE userId = ? AND createdAt < ?', [author.id, now - KEPT_MS]);
    const known = server.db.get<KeyRow>('SELECT noteId, fingerprint FROM noteKeys WHERE userId = ? AND key = ?', [author.id, key]);
    if (known) {
      if (known.fingerprint !== fingerprint) throw keyReused();
      const note = findNote(server, known.noteId);
      if (!note) throw noSuchNote('8f2f1a39-5f0c-4a9e-8a55-0d9f5a5e7c11');
      return note;
    }
    const note = post();
    server.db.run('INSERT INTO noteKeys (userId, key, fingerprint, noteId, createdAt) VALUES (?, ?, ?, ?, ?)', [
      author.id,
      key,
      fingerprint,
      note.id,
      now,
    ]);
    server.db.run(
      `DELETE FROM noteKeys WHERE userId = ? AND key IN (
         SELECT key FROM noteKeys WHERE userId = ? ORDER BY createdAt DESC LIMIT -1 OFFSET ${KEPT_PER_ACCOUNT}
       )`,
      [author.id, author.id],
    );
    return note;
  });
}
