import { isUnwanted } from '~/services/noteFilter';
import type { Note, User } from '~/services/records';
import { useAccount } from '~/react/context';

/**
 * Returns why a line replaces a note in a conversation, if it does. A note that a list would hide is a line here, so that the
 * conversation stays complete. Call this inside an observer.
 */
export function useThreadMuteReason(note: Note | undefined, author: User | undefined) {
  const { rules } = useAccount().mutes;
  if (!note || !author) return undefined;
  if (rules?.folds(note) || rules?.hides(note)) return 'note.mutedByWord';
  if (!isUnwanted(author, rules)) return undefined;
  return author.isMuted || author.isBlocking ? 'noteDetail.mutedUser' : 'noteDetail.mutedServer';
}
