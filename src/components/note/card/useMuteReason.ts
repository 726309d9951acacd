import type { Note } from '~/services/records';
import { useAccount } from '~/react/context';

/**
 * What to say of a note that a line stands for, if one does: the reader's muted words are in it, in what it answers or in
 * what it quotes; or it has sensitive files, where the reader wants none. Call inside an observer.
 */
export function useMuteReason(note: Note | undefined, foldsSensitive: boolean) {
  const { notes, mutes } = useAccount();
  if (foldsSensitive && note?.files.some((file) => file.isSensitive)) return 'note.mutedSensitive';
  const { rules } = mutes;
  const related = rules && note ? [note, notes.get(note.replyId ?? ''), notes.get(note.renoteId ?? '')] : [];
  // Hard-muted ones are left out of most lists; the others show no more of them than a line.
  return related.some((one) => one && (rules?.folds(one) || rules?.hides(one))) ? 'note.mutedByWord' : undefined;
}
