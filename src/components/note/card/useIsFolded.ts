import { runInAction } from 'mobx';
import { useState } from 'react';
import { isSeenRenote } from '~/services/noteFacts';
import type { Note } from '~/services/records';
import { useAccount, useStores } from '~/react/context';

/** Whether another row of the list already shows a note in full. */
export type IsRepeated = (noteId: string, rowId: string) => boolean;

/**
 * Whether a line stands for a note because the reader knows it: from before a renote, or from another row of the list
 * (setting collapseRenotes). Decided when its row comes: a note does not fold under the eye of somebody who has just
 * reacted to it. Call inside an observer.
 */
export function useIsFolded(outer: Note | undefined, note: Note | undefined, isRepeated: IsRepeated | undefined): boolean {
  const { settings } = useStores();
  const { me } = useAccount();
  const [isKnown] = useState(() =>
    runInAction(
      () => outer !== undefined && note !== undefined && (isSeenRenote(outer, note, me) || isRepeated?.(note.id, outer.id) === true),
    ),
  );
  return settings.get('collapseRenotes') && isKnown;
}
