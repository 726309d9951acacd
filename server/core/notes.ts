import type { Visibility } from '~/api/wire';
import type { NoteRow } from '../db/rows/NoteRow';
import { relationsOf } from './relations';
import type { Server } from './Server';
import type { TimelineNote, Viewer } from './visibility';

/** An account (or null for a visitor) with its relations. */
export function viewerOf(server: Server, user: { readonly id: string } | null): Viewer {
  return { id: user?.id ?? null, relations: relationsOf(server, user?.id ?? null) };
}

/** One note, or undefined. */
export function findNote(server: Pick<Server, 'db'>, id: string): NoteRow | undefined {
  return server.db.get<NoteRow>('SELECT * FROM notes WHERE id = ?', [id]);
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
