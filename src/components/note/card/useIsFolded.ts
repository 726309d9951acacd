import { runInAction } from 'mobx';
import { useState } from 'react';
import { isSeenRenote } from '~/services/noteFacts';
import type { Note } from '~/services/records';
import { useAccount, useStores } from '~/react/context';

/** Returns whether another row of the list already shows a note in full. */
export type IsRepeated = (noteId: string, rowId: string) => boolean;

/**
 * Returns whether a line replaces a note because the reader has seen it: before it was renoted, or in another row of the list
 * (setting `collapseRenotes`). The decision is made when its row is mounted, so that a note does not fold while the reader reacts
 * to it. Call this inside an observer.
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
