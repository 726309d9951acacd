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

/**
 * The beginning of a long text: about 300 characters, none of them halved, nor the name of an emoji. No line shows more, and
 * notes that answer each other would make it ten thousand.
 */
const BEGINNING = /^([^]{280,300})(?<!:[\w+-]{1,19})[^]{21,}/u;

/**
 * A note as one piece of plain text (reference/note.md section 10), the beginning of a long one. `depth` tells how many notes
 * it is inside of.
 */
export function noteSummary(id: NoteId, context: SummaryContext, depth = 0): string {
  const { texts } = context;
  const note = context.get(id);
  if (!note || note.deletedAt) return texts.deleted;
  if (note.isHidden) return texts.hidden;
  const inner = (id: NoteId): string => (depth < MAX_DEPTH && context.get(id) ? noteSummary(id, context, depth + 1) : '...');
  let text = note.cw ?? note.text ?? '';
  if (note.files.length > 0) text += ` (${texts.files(note.files.length)})`;
  if (note.poll) text += ` (${texts.poll})`;
  if (note.replyId) text += `\n\nRE: ${inner(note.replyId)}`;
  if (note.renoteId) text += `\n\nRN: ${inner(note.renoteId)}`;
  return text.trim().replace(BEGINNING, '$1…');
}
