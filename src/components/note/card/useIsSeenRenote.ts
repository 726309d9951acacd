import { runInAction } from 'mobx';
import { useState } from 'react';
import { isSeenRenote } from '~/services/noteFacts';
import type { Note } from '~/services/records';
import { useAccount, useStores } from '~/react/context';

/**
 * Returns whether a renote is folded because the reader has seen what it shows (setting `collapseRenotes`). The decision is made
 * when its row is mounted, so that a note does not fold while the reader reacts to it. Call this inside an observer.
 */
export function useIsSeenRenote(outer: Note | undefined, note: Note | undefined): boolean {
  const { settings } = useStores();
  const account = useAccount();
  const [wasSeen] = useState(() => runInAction(() => outer !== undefined && note !== undefined && isSeenRenote(outer, note, account.me)));
  return settings.get('collapseRenotes') && wasSeen;
}
