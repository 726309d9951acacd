import { extractUrls } from '~/mfm/extractUrls';
import { parseMfm } from '~/mfm/parseMfm';
import { isLongNote } from '~/services/noteFacts';
import type { Note } from '~/services/records';

/** Whether a note is so long that it is folded at first. The text is parsed for showing it anyway, and remembered. */
export function isFoldable(note: Note): boolean {
  return isLongNote(note, note.text?.includes('://') ? extractUrls(parseMfm(note.text)) : []);
}
