import type { Note, NoteId } from './records';

/** What a summary needs beside the note. */
export interface SummaryContext {
  /** Finds a note; undefined for a deleted or unknown one. */
  get(id: NoteId): Note | undefined;
  /** Words from the locale. */
  readonly texts: {
    readonly deleted: string;
    readonly hidden: string;
    readonly poll: string;
    files(count: number): string;
  };
}

/** Notes inside notes inside notes: what is deeper is not worth a line. */
const MAX_DEPTH = 3;

/** A note as one piece of plain text (reference/note.md section 10). */
export function noteSummary(id: NoteId, context: SummaryContext): string {
  return summary(context.get(id), context, 0);
}

function summary(note: Note | undefined, context: SummaryContext, depth: number): string {
  const { texts } = context;
  if (!note || note.deletedAt) return texts.deleted;
  if (note.isHidden) return texts.hidden;
  const inner = (id: NoteId): string => {
    const other = depth < MAX_DEPTH ? context.get(id) : undefined;
    return other ? summary(other, context, depth + 1) : '...';
  };
  let text = note.cw ?? note.text ?? '';
  if (note.files.length > 0) text += ` (${texts.files(note.files.length)})`;
  if (note.poll) text += ` (${texts.poll})`;
  if (note.replyId) text += `\n\nRE: ${inner(note.replyId)}`;
  if (note.renoteId) text += `\n\nRN: ${inner(note.renoteId)}`;
  return text.trim();
}
