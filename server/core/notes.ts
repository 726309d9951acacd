import type { Visibility } from '~/api/wire';
import type { NoteRow } from '../db/rows/NoteRow';
import { ApiFailure } from '../http/ApiFailure';
import { relationsOf } from './relations';
import type { Server } from './Server';
import { canSee, type TimelineNote, type Viewer } from './visibility';

/** An account (or null for a visitor) with its relations. */
export function viewerOf(server: Server, user: { readonly id: string } | null): Viewer {
  return { id: user?.id ?? null, relations: relationsOf(server, user?.id ?? null) };
}

/** One note, or undefined. */
export function findNote(server: Pick<Server, 'db'>, id: string): NoteRow | undefined {
  return server.db.get<NoteRow>('SELECT * FROM notes WHERE id = ?', [id]);
}

/**
 * A note that a call names and its caller may read.
 * @param missingId of the endpoint's own NO_SUCH_NOTE; a note that the caller may not read is no note to the caller.
 * @throws {ApiFailure} NO_SUCH_NOTE
 */
export function readableNote(server: Server, viewer: Viewer, id: string, missingId: string): NoteRow {
  const note = findNote(server, id);
  if (!note || !canSee(note, viewer)) throw noSuchNote(missingId);
  return note;
}

/** The refusal for a note that does not exist. Each endpoint has its own id. */
export function noSuchNote(id: string): ApiFailure {
  return new ApiFailure({ code: 'NO_SUCH_NOTE', id, message: 'No such note.' });
}

/** Notes by id, in one query; unknown ids are absent. */
export function findNotes(server: Pick<Server, 'db'>, ids: readonly string[]): ReadonlyMap<string, NoteRow> {
  if (ids.length === 0) return new Map();
  const rows = server.db.all<NoteRow>('SELECT * FROM notes WHERE id IN (SELECT value FROM json_each(?))', [JSON.stringify(ids)]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** A note as timeline rules want it. */
export function asTimelineNote(server: Pick<Server, 'db'>, note: NoteRow): TimelineNote {
  if (note.replyId === null) return { ...note, replyVisibility: null };
  const reply = server.db.get<{ visibility: Visibility }>('SELECT visibility FROM notes WHERE id = ?', [note.replyId]);
  return { ...note, replyVisibility: reply?.visibility ?? null };
}
