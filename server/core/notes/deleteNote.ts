import type { NoteRow } from '../../db/rows/NoteRow';
import type { UserRow } from '../../db/rows/UserRow';
import { noteChanges } from '../charts/chartChanges';
import { countInCharts } from '../charts/countInCharts';
import { countsAsRenote, RENOTE_SCORE } from './createNote';
import type { Server } from '../Server';

/**
 * Deletes a note. As on real servers, its replies, renotes and quotes either go with it, recursively, or stay and refer to nothing,
 * as the flavor says. The counters of the remaining notes fall; the author's number of notes stays.
 */
export function deleteNote(server: Server, noteId: string): void {
  server.db.transaction(() => {
    if (server.config.flavor.keepsReferringNotes) loseReferences(server, noteId);
    const doomed = withEverythingBelow(server, noteId);
    const ids = new Set(doomed.map((note) => note.id));
    const deletedAt = new Date(server.clock.now()).toISOString();
    // Newest first: notes are newer than what they refer to, so no deletion cascades through a long thread.
    for (const note of doomed) {
      uncount(server, note, ids);
      server.db.run('DELETE FROM notes WHERE id = ?', [note.id]);
      countInCharts(server, noteChanges(note, -1));
      server.bus.publish('noteUpdated', { noteId: note.id, type: 'deleted', body: { deletedAt } });
    }
  });
}

/** Ends the references to a note, so that nothing is deleted with it. */
function loseReferences({ db }: Server, noteId: string): void {
  db.run('UPDATE notes SET replyId = NULL, lostReplyId = ?1 WHERE replyId = ?1', [noteId]);
  db.run('UPDATE notes SET renoteId = NULL, lostRenoteId = ?1 WHERE renoteId = ?1', [noteId]);
}

function withEverythingBelow(server: Server, noteId: string): readonly NoteRow[] {
  return server.db.all<NoteRow>(
    `WITH RECURSIVE doomed (id) AS (
       SELECT ?
       UNION SELECT notes.id FROM notes JOIN doomed ON notes.replyId = doomed.id
       UNION SELECT notes.id FROM notes JOIN doomed ON notes.renoteId = doomed.id
     )
     SELECT notes.* FROM notes WHERE id IN (SELECT id FROM doomed) ORDER BY id DESC`,
    [noteId],
  );
}

function uncount(server: Server, note: NoteRow, doomed: ReadonlySet<string>): void {
  if (note.replyId !== null && !doomed.has(note.replyId)) {
    server.db.run('UPDATE notes SET repliesCount = max(0, repliesCount - 1) WHERE id = ?', [note.replyId]);
  }
  if (note.renoteId === null || doomed.has(note.renoteId)) return;
  const author = server.db.get<Pick<UserRow, 'id' | 'isBot'>>('SELECT id, isBot FROM users WHERE id = ?', [note.userId]);
  if (author && countsAsRenote(author, note.renoteUserId)) {
    server.db.run('UPDATE notes SET renoteCount = max(0, renoteCount - 1), score = max(0, score - ?) WHERE id = ?', [
      RENOTE_SCORE,
      note.renoteId,
    ]);
  }
}
