import { useEffect, useMemo } from 'react';
import { Collection, type CollectionOptions } from '~/stores/resources/Collection';

/**
 * Returns a paged list that loads when the component mounts.
 * @param fetch a stable function; a new one starts a new list
 */
export function usePagedList<T extends { readonly id: string }>(fetch: CollectionOptions<T>['fetch']): Collection<T> {
  const list = useMemo(() => new Collection<T>({ fetch }), [fetch]);
  useEffect(() => {
    void list.load();
    return () => list.dispose();
  }, [list]);
  return list;
}
