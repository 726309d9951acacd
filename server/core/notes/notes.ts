import type { Visibility } from '~/api/wire';
import type { NoteRow } from '../../db/rows/NoteRow';
import type { UserRow } from '../../db/rows/UserRow';
import { ApiFailure } from '../ApiFailure';
import { relationsOf } from '../relations/relations';
import type { Server } from '../Server';
import { canSee, type TimelineNote, type Viewer } from '../timelines/visibility';

/** The viewer for an account, or for a visitor if null. */
export function viewerOf(server: Server, user: { readonly id: string } | null): Viewer {
  return { id: user?.id ?? null, relations: relationsOf(server, user?.id ?? null) };
}

/** A note by id, or undefined. */
export function findNote(server: Pick<Server, 'db'>, id: string): NoteRow | undefined {
  return server.db.get<NoteRow>('SELECT * FROM notes WHERE id = ?', [id]);
}

/**
 * A note that a call names and its caller may read.
 * @param missingId id of the endpoint's own NO_SUCH_NOTE, which also stands for a note that the caller may not read.
 * @throws {ApiFailure} NO_SUCH_NOTE
 */
export function readableNote(server: Server, viewer: Viewer, id: string, missingId: string): NoteRow {
  const note = findNote(server, id);
  if (!note || !canSee(note, viewer)) throw noSuchNote(missingId);
  return note;
}

/** NO_SUCH_NOTE. Each endpoint has its own id for it. */
export function noSuchNote(id: string): ApiFailure {
  return new ApiFailure({ code: 'NO_SUCH_NOTE', id, message: 'No such note.' });
}

/** Notes by id, in one query. Unknown ids are absent. */
export function findNotes(server: Pick<Server, 'db'>, ids: readonly string[]): ReadonlyMap<string, NoteRow> {
  if (ids.length === 0) return new Map();
  const rows = server.db.all<NoteRow>('SELECT * FROM notes WHERE id IN (SELECT value FROM json_each(?))', [JSON.stringify(ids)]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** A note with the fields that timeline rules need. */
export function asTimelineNote(server: Pick<Server, 'db'>, note: NoteRow): TimelineNote {
  if (note.replyId === null) return { ...note, replyVisibility: null };
  const reply = server.db.get<{ visibility: Visibility }>('SELECT visibility FROM notes WHERE id = ?', [note.replyId]);
  return { ...note, replyVisibility: reply?.visibility ?? null };
}

/**
 * A note that a call names and its caller may react to or vote in.
 * @param missingId id of the endpoint's own NO_SUCH_NOTE.
 * @param blocked id and message of its refusal for a caller whom the author blocks.
 * @throws {ApiFailure} NO_SUCH_NOTE, YOU_HAVE_BEEN_BLOCKED
 */
export function answerableNote(
  server: Server,
  me: UserRow,
  id: string,
  { missingId, blocked }: { readonly missingId: string; readonly blocked: { readonly id: string; readonly message: string } },
): NoteRow {
  const viewer = viewerOf(server, me);
  const note = readableNote(server, viewer, id, missingId);
  if (viewer.relations.blockers.has(note.userId)) throw new ApiFailure({ code: 'YOU_HAVE_BEEN_BLOCKED', ...blocked });
  return note;
}
