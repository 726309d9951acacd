import { isUnwanted } from '~/services/noteFilter';
import type { Note, User } from '~/services/records';
import { useAccount } from '~/react/context';

/**
 * What to say of a note in a conversation that a line stands for, if one does. Nothing is left out of a conversation, so that it
 * can be followed: what a list would hide is a line here, too. Call inside an observer.
 */
export function useThreadMuteReason(note: Note | undefined, author: User | undefined) {
  const { rules } = useAccount().mutes;
  if (!note || !author) return undefined;
  if (rules?.folds(note) || rules?.hides(note)) return 'note.mutedByWord';
  if (!isUnwanted(author, rules)) return undefined;
  return author.isMuted || author.isBlocking ? 'noteDetail.mutedUser' : 'noteDetail.mutedServer';
}
