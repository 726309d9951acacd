import { useCallback, useEffect, useRef } from 'react';
import { useCollection } from '~/components/async/useCollection';
import { useAccount, useStores } from '~/react/context';
import type { Collection } from '~/stores/resources/Collection';
import { lookForReplies, repliesTo } from '~/stores/resources/content/notes';
import { useResumed } from '~/components/list/useResumed';

/** How often to look for new replies, in ms. The live connection reports only replies to the viewer. */
const LOOK_MS = 30_000;

interface RepliesOptions {
  readonly noteId: string;
  /** The server's count of replies; a larger number means that there are new ones. */
  readonly count: number;
  /** How many replies the first page has. */
  readonly limit: number;
  /** Whether to look for new ones regularly. */
  readonly isWatched: boolean;
}

/** Returns the replies to a note, newest first. New ones are added at the top, and loaded ones stay. */
export function useReplies({ noteId, count, limit, isWatched }: RepliesOptions): Collection<{ readonly id: string }> {
  const account = useAccount();
  const { clock } = useStores();
  const list = useCollection(repliesTo, { noteId, limit });
  const look = useCallback(() => void lookForReplies(account, { noteId, limit }), [account, noteId, limit]);
  useResumed(look);

  const counted = useRef({ list, count });
  useEffect(() => {
    const before = counted.current;
    counted.current = { list, count };
    if (before.list === list && count > before.count) look();
  }, [list, count, look]);

  useEffect(() => {
    if (!isWatched) return undefined;
    const looking = clock.every(LOOK_MS, () => document.visibilityState === 'visible' && look());
    return () => looking.dispose();
  }, [clock, look, isWatched]);
  return list;
}
