import type { Note } from '~/services/records';
import { isWordMuted } from '~/services/wordMute';
import { useAccount } from '~/stores/context';

/** Why a note is only a line: the reader's muted words are in it, in what it answers or in what it quotes, or it shows what the timeline leaves out. Call inside an observer. */
export function useMuteReason(note: Note | undefined, muteSensitive: boolean): 'word' | 'sensitive' | null {
  const { notes, me } = useAccount();
  if (!note) return null;
  if (me && me.mutedWords.length > 0) {
    const related = [note.id, note.replyId, note.renoteId].map((id) => (id ? notes.get(id) : undefined));
    if (related.some((one) => one && isWordMuted(one, me.id, me.mutedWords))) return 'word';
  }
  return muteSensitive && note.files.some(({ isSensitive }) => isSensitive) ? 'sensitive' : null;
}
