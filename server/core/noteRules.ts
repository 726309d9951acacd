import type { Visibility } from '~/api/wire';
import type { NoteRow } from '../db/rows/NoteRow';

/** The fields that tell a renote from a quote. */
type RenoteShape = Pick<NoteRow, 'renoteId' | 'text' | 'cw' | 'fileIds' | 'hasPoll'>;

/** Whether a note only passes another on (reference/note.md section 1). */
export function isPureRenote(note: RenoteShape): boolean {
  return note.renoteId !== null && note.text === null && note.cw === null && note.fileIds === '[]' && note.hasPoll === 0;
}

/** Whether a note answers somebody other than its own author. */
export function isReplyToOther(note: Pick<NoteRow, 'userId' | 'replyId' | 'replyUserId'>): boolean {
  return note.replyId !== null && note.replyUserId !== note.userId;
}

/** Whose conversation a note belongs to: the first note's id. */
export function threadOf(note: Pick<NoteRow, 'id' | 'threadId'>): string {
  return note.threadId ?? note.id;
}

const WIDTH: Readonly<Record<Visibility, number>> = { specified: 0, followers: 1, home: 2, public: 3 };

const narrower = (a: Visibility, b: Visibility): Visibility => (WIDTH[a] <= WIDTH[b] ? a : b);

/**
 * The visibility that a note gets: never wider than what it renotes, never public as an answer to something that is not,
 * and never public from an account that may not publish.
 */
export function narrowedVisibility(
  wanted: Visibility,
  limits: { readonly canPublish: boolean; readonly reply: Visibility | null; readonly renote: Visibility | null },
): Visibility {
  let visibility = wanted;
  if (limits.renote !== null) visibility = narrower(visibility, limits.renote);
  if (limits.reply !== null && limits.reply !== 'public') visibility = narrower(visibility, 'home');
  if (!limits.canPublish) visibility = narrower(visibility, 'home');
  return visibility;
}

/** The list that a JSON column holds. */
export function listOf(json: string): readonly string[] {
  return json === '[]' ? [] : (JSON.parse(json) as string[]);
}
