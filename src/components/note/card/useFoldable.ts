import { extractUrls } from '~/mfm/extractUrls';
import { useParsed } from '~/mfm/useParsed';
import { isLongNote } from '~/services/noteFacts';
import type { Note } from '~/services/records';

/** Whether a note is so long that it is folded at first. The text is parsed for showing it anyway, and remembered. */
export function useFoldable(note: Note): boolean {
  const { nodes } = useParsed(note.text?.includes('://') ? note.text : '', false);
  return isLongNote(note, extractUrls(nodes));
}
