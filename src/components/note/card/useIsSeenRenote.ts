import { runInAction } from 'mobx';
import { useState } from 'react';
import { isSeenRenote } from '~/services/noteFacts';
import type { Note } from '~/services/records';
import { useAccount, useStores } from '~/react/context';

/**
 * Whether a renote is folded because the reader knows what it shows (setting collapseRenotes). Decided when its row
 * comes: a note does not fold under the eye of somebody who has just reacted to it. Call inside an observer.
 */
export function useIsSeenRenote(outer: Note | undefined, note: Note | undefined): boolean {
  const { settings } = useStores();
  const account = useAccount();
  const [wasSeen] = useState(() => runInAction(() => outer !== undefined && note !== undefined && isSeenRenote(outer, note, account.me)));
  return settings.get('collapseRenotes') && wasSeen;
}
