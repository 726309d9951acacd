import type { NoteRow } from '../../db/rows/NoteRow';
import { findNotes } from '../notes/notes';
import type { Page } from '../../db/paging';
import type { Server } from '../Server';
import { rangeOf, rowsWithin } from '../timelines/timelines';
import { canSee, isUnwanted, type Viewer } from '../timelines/visibility';

/** A reaction of an account, with its note. */
export interface OwnReaction {
  readonly id: string;
  /** In stored form. */
  readonly reaction: string;
  readonly note: NoteRow;
}

/** One page of an account's reactions to notes that the viewer may see. Only the last page is short. */
export function reactionsBy(server: Server, userId: string, viewer: Viewer, page: Page): OwnReaction[] {
  const { ascending, limit } = rangeOf(page);
  const found: OwnReaction[] = [];
  for (let next = page; ;) {
    const rows = rowsWithin<{ id: string; noteId: string; reaction: string }>(
      server,
      next,
      'SELECT id, noteId, reaction FROM noteReactions WHERE userId = ?',
      [userId],
    );
    const notes = findNotes(
      server,
      rows.map(({ noteId }) => noteId),
    );
    for (const { id, noteId, reaction } of rows) {
      const note = notes.get(noteId);
      if (note && canSee(note, viewer) && !isUnwanted(note, viewer)) found.push({ id, reaction, note });
      if (found.length === limit) return found;
    }
    const last = rows.at(-1);
    if (!last || rows.length < limit) return found;
    next = ascending ? { ...next, sinceId: last.id } : { ...next, untilId: last.id };
  }
}
