import type { WireMe } from '~/api/wire';
import { isPureRenote } from './appearNote';
import type { Note } from './records';

/**
 * Whether the viewer may renote what the note shows: everybody's public and home notes, and own ones for followers.
 * The reference has two rules for lists and details; this is the one of lists (reference/gaps.md section 5).
 */
export function canRenote(appear: Pick<Note, 'visibility' | 'userId'>, me: Pick<WireMe, 'id'> | null): boolean {
  if (appear.visibility === 'public' || appear.visibility === 'home') return true;
  return appear.visibility === 'followers' && me !== null && appear.userId === me.id;
}

const LONG_LINES = 9;
const LONG_CHARACTERS = 500;
const LONG_FILES = 5;
const LONG_PREVIEWS = 4;

/** Effects that can make a short text fill the screen. */
const BIG = ['$[x2', '$[x3', '$[x4', '$[scale'] as const;

/** What browsers begin a new line at. */
const LINE_END = /\r\n?|[\n\u2028\u2029]/;

/** Whether a text takes more room than a list gives at first, also as the words of a content warning (field.md B50). */
export function isLongText(text: string): boolean {
  return (
    text.length > LONG_CHARACTERS || text.split(LINE_END, LONG_LINES + 1).length > LONG_LINES || BIG.some((effect) => text.includes(effect))
  );
}

/**
 * Whether a body is folded at first (spec section 9, reference/note.md section 1). A content warning folds it already.
 * @param urls addresses that get a preview; a note inside a thread passes none
 */
export function isLongNote(note: Pick<Note, 'cw' | 'text' | 'files'>, urls: readonly string[]): boolean {
  const { text } = note;
  if ((note.cw ?? null) !== null || text === null) return false;
  return isLongText(text) || note.files.length >= LONG_FILES || urls.length >= LONG_PREVIEWS;
}

/** Whether a renote shows something the viewer has seen: their own note or renote, or one they reacted to. */
export function isSeenRenote(note: Note, appear: Pick<Note, 'userId' | 'myReaction'>, me: Pick<WireMe, 'id'> | null): boolean {
  if (me === null || !isPureRenote(note)) return false;
  return note.userId === me.id || appear.userId === me.id || (appear.myReaction ?? null) !== null;
}
