import { useEffect, useMemo } from 'react';
import { canonicalJson } from '~/lib/canonicalJson';
import { useAccount } from '~/react/context';
import type { Collection } from '~/stores/resources/Collection';
import type { CollectionDefinition } from '~/stores/resources/definitions';
import type { Entity } from '~/stores/resources/EntityStore';
import { resourcesOf } from '~/stores/resources/resourcesOf';

/**
 * Returns a paged list of the surrounding pane's account. It is loaded and kept while the calling component is mounted. Read it
 * inside an observer, or pass it to a list or a feed.
 */
export function useCollection<P, T extends Entity>(definition: CollectionDefinition<P, T>, params: P): Collection<T> {
  const account = useAccount();
  const key = canonicalJson(params);
  const list = useMemo(
    () => resourcesOf(account).collection(definition, params),
    // oxlint-disable-next-line react/exhaustive-deps -- equal parameters mean the same list
    [account, definition, key],
  );
  useEffect(() => {
    const lease = resourcesOf(account).acquire(list);
    return () => lease.dispose();
  }, [account, list]);
  return list;
}
