import type { Note } from '~/services/records';
import { isWordMuted } from '~/services/wordMute';
import { useAccount } from '~/stores/context';

/** Whether the reader's muted words are in a note, in what it answers or in what it quotes. Call inside an observer. */
export function useIsMutedByWord(note: Note | undefined): boolean {
  const { notes, me } = useAccount();
  if (!note || !me || me.mutedWords.length === 0) return false;
  const related = [note.id, note.replyId, note.renoteId].map((id) => (id ? notes.get(id) : undefined));
  return related.some((one) => one && isWordMuted(one, me.id, me.mutedWords));
}
