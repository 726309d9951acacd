import type { Note } from '~/services/records';
import { useAccount } from '~/react/context';

/**
 * Returns why a line replaces a note, if it does. Either the reader's muted words are in the note, or in a note that it replies
 * to or quotes; or it has sensitive files and the reader wants none. Call this inside an observer.
 */
export function useMuteReason(note: Note | undefined, foldsSensitive: boolean) {
  const { notes, mutes } = useAccount();
  if (foldsSensitive && note?.files.some((file) => file.isSensitive)) return 'note.mutedSensitive';
  const { rules } = mutes;
  const related = rules && note ? [note, notes.get(note.replyId ?? ''), notes.get(note.renoteId ?? '')] : [];
  // Most lists leave out hard-muted notes. The others show no more than a line.
  return related.some((one) => one && (rules?.folds(one) || rules?.hides(one))) ? 'note.mutedByWord' : undefined;
}
