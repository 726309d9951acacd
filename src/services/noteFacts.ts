import type { WireMe } from '~/api/wire';
import { isPureRenote } from './appearNote';
import type { Note } from './records';

/**
 * Whether the viewer may renote the shown note: public and home notes of anyone, and the viewer's own followers-only
 * notes.
 */
export function canRenote(appear: Pick<Note, 'visibility' | 'userId'>, me: Pick<WireMe, 'id'> | null): boolean {
  if (appear.visibility === 'public' || appear.visibility === 'home') return true;
  return appear.visibility === 'followers' && me !== null && appear.userId === me.id;
}

const LONG_LINES = 9;
const LONG_CHARACTERS = 500;
const LONG_FILES = 5;
const LONG_PREVIEWS = 4;

/** MFM effects that can make a short text fill the screen. */
const BIG = ['$[x2', '$[x3', '$[x4', '$[scale'] as const;

/** Everything that starts a new line in browsers. */
const LINE_END = /\r\n?|[\n\u2028\u2029]/;

/** Whether a text is too long to show in full in a list; also used for the text of a content warning. */
export function isLongText(text: string): boolean {
  return (
    text.length > LONG_CHARACTERS || text.split(LINE_END, LONG_LINES + 1).length > LONG_LINES || BIG.some((effect) => text.includes(effect))
  );
}

/**
 * Whether a note's body starts folded. A note with a content warning is folded already.
 * @param urls addresses that get a preview; a note inside a thread passes none
 */
export function isLongNote(note: Pick<Note, 'cw' | 'text' | 'files'>, urls: readonly string[]): boolean {
  const { text } = note;
  if ((note.cw ?? null) !== null || text === null) return false;
  return isLongText(text) || note.files.length >= LONG_FILES || urls.length >= LONG_PREVIEWS;
}

/**
 * Whether a renote shows something the viewer has already seen: their own note or renote, or a note they reacted to.
 */
export function isSeenRenote(note: Note, appear: Pick<Note, 'userId' | 'myReaction'>, me: Pick<WireMe, 'id'> | null): boolean {
  if (me === null || !isPureRenote(note)) return false;
  return note.userId === me.id || appear.userId === me.id || (appear.myReaction ?? null) !== null;
}
