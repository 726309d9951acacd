import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Clock } from '~/lib/clock';
import { useAccount, useStores } from '~/stores/context';
import { Collection } from '~/stores/resources/Collection';
import type { AccountScope } from '~/stores/session/AccountScope';
import { useResumed } from '~/components/list/useResumed';

/** Between two looks for answers that the live connection does not tell of: it tells only of those to the viewer; ms. */
const LOOK_MS = 30_000;

type Reply = { readonly id: string };

/** Who asks, and when. */
interface Asking {
  readonly account: AccountScope;
  readonly clock: Clock;
}

interface RepliesOptions {
  readonly noteId: string;
  /** Answers that the server counted; a larger number means that there is something new to fetch. */
  readonly count: number;
  /** Answers fetched at once. */
  readonly limit: number;
  /** Whether to look for new ones now and then. */
  readonly isWatched: boolean;
}

/** The answers to a note, newest first. New ones come on top, and what was loaded below stays. */
export function useReplies({ noteId, count, limit, isWatched }: RepliesOptions): Collection<Reply> {
  const account = useAccount();
  const { clock } = useStores();
  const list = useMemo(
    () =>
      new Collection<Reply>({
        firstLimit: limit,
        fetch: ({ limit: size, untilId, signal }) =>
          fetchReplies({ account, clock }, { noteId, limit: size, ...(untilId && { untilId }) }, signal),
      }),
    [account, clock, noteId, limit],
  );
  useEffect(() => {
    void list.load();
    const roots = account.notes.addRoots(() => list.ids);
    return () => {
      roots.dispose();
      list.dispose();
    };
  }, [account, list]);

  const look = useCallback(() => void lookForNew({ account, clock }, list, { noteId, limit }), [account, clock, list, noteId, limit]);
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

async function fetchReplies(
  { account, clock }: Asking,
  params: { noteId: string; limit: number; untilId?: string },
  signal?: AbortSignal,
): Promise<Reply[]> {
  const asOf = clock.now();
  const found = await account.api.call('notes/children', params, signal && { signal });
  return account.ingest.notes(found, 'fetch', asOf).map((id) => ({ id }));
}

/** Puts what is newer than the newest on top; what is known already gets its counters, and with those its own new answers. */
async function lookForNew(asking: Asking, list: Collection<Reply>, params: { noteId: string; limit: number }): Promise<void> {
  if (list.status !== 'ready') return;
  try {
    const found = await fetchReplies(asking, params);
    const newest = list.ids[0] ?? '';
    for (const reply of found.toReversed()) if (reply.id > newest) list.prepend(reply);
  } catch {
    // Nobody asked for this; the next look may find them.
  }
}
