import { extractUrls } from '~/mfm/extractUrls';
import { useParsed } from '~/mfm/useParsed';
import { isLongNote } from '~/services/noteFacts';
import type { Note } from '~/services/records';

/**
 * Returns whether a note is long enough to start folded. Parsing costs nothing extra: the text is parsed once to be shown, and
 * cached.
 */
export function useFoldable(note: Note): boolean {
  const { nodes } = useParsed(note.text?.includes('://') ? note.text : '', false);
  return isLongNote(note, extractUrls(nodes));
}
