import type { Note, NoteId } from './records';

/** The notes and texts that a summary uses. */
export interface SummaryContext {
  /** Looks up a note; undefined for a deleted or unknown one. */
  get(id: NoteId): Note | undefined;
  /** Returns the words of a text without its markup. */
  words(text: string): string;
  /** Words from the locale. */
  readonly texts: {
    readonly deleted: string;
    readonly hidden: string;
    readonly poll: string;
    files(count: number): string;
  };
}

/** How deep quoted notes are followed; deeper ones become "...". */
const MAX_DEPTH = 3;

/**
 * The beginning of a long text: about 300 characters, without cutting a character or an emoji name in half. No line
 * shows more, and a long chain of replies would add up to thousands.
 */
const BEGINNING = /^([^]{280,300})(?<!:[\w+-]{1,19})[^]{21,}/u;

/**
 * A note as plain text, shortened when it is long.
 * @param depth how many notes this one is nested in
 */
export function noteSummary(id: NoteId, context: SummaryContext, depth = 0): string {
  const { texts } = context;
  const note = context.get(id);
  if (!note || note.deletedAt) return texts.deleted;
  if (note.isHidden) return texts.hidden;
  const inner = (id: NoteId): string => (depth < MAX_DEPTH && context.get(id) ? noteSummary(id, context, depth + 1) : '...');
  let text = context.words(note.cw ?? note.text ?? '');
  if (note.files.length > 0) text += ` (${texts.files(note.files.length)})`;
  if (note.poll) text += ` (${texts.poll})`;
  if (note.replyId) text += `\n\nRE: ${inner(note.replyId)}`;
  if (note.renoteId) text += `\n\nRN: ${inner(note.renoteId)}`;
  return text.trim().replace(BEGINNING, '$1…');
}
