import type { Visibility } from '~/api/wire';
import type { NoteRow } from '../../db/rows/NoteRow';

/** The fields that distinguish a renote from a quote. */
type RenoteShape = Pick<NoteRow, 'renoteId' | 'lostRenoteId' | 'text' | 'cw' | 'fileIds' | 'hasPoll'>;

/** Whether a note only renotes another one, that may be deleted: it has a renote, and no text, warning, files or poll of its own. */
export function isPureRenote(note: RenoteShape): boolean {
  return (
    (note.renoteId ?? note.lostRenoteId) !== null && note.text === null && note.cw === null && note.fileIds === '[]' && note.hasPoll === 0
  );
}

/** Whether a note replies to another author. */
export function isReplyToOther(note: Pick<NoteRow, 'userId' | 'replyId' | 'lostReplyId' | 'replyUserId'>): boolean {
  return (note.replyId ?? note.lostReplyId) !== null && note.replyUserId !== note.userId;
}

/** Id of the first note of the conversation that a note belongs to. */
export function threadOf(note: Pick<NoteRow, 'id' | 'threadId'>): string {
  return note.threadId ?? note.id;
}

const WIDTH: Readonly<Record<Visibility, number>> = { specified: 0, followers: 1, home: 2, public: 3 };

const narrower = (a: Visibility, b: Visibility): Visibility => (WIDTH[a] <= WIDTH[b] ? a : b);

/**
 * The visibility that a note gets. It is never wider than that of the renoted note, and never public as a reply to a
 * note that is not, or from an account that may not post publicly.
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

/** Parses a JSON column that holds a list of strings. */
export function listOf(json: string): readonly string[] {
  return json === '[]' ? [] : (JSON.parse(json) as string[]);
}
