import { isSeenRenote } from '~/services/noteFacts';
import type { Note } from '~/services/records';
import { useAccount, useStores } from '~/stores/context';

/** Whether a renote is folded because the reader knows what it shows (setting collapseRenotes). Call inside an observer. */
export function useIsSeenRenote(outer: Note | undefined, note: Note | undefined): boolean {
  const { settings } = useStores();
  const { me } = useAccount();
  return outer !== undefined && note !== undefined && settings.get('collapseRenotes') && isSeenRenote(outer, note, me);
}
