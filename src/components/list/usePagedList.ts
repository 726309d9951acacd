import { useEffect, useMemo } from 'react';
import { Collection, type CollectionOptions } from '~/stores/resources/Collection';

/** A list of the calling component, loaded when it mounts. @param fetch the same function as long as it is the same list */
export function usePagedList<T extends { readonly id: string }>(fetch: CollectionOptions<T>['fetch']): Collection<T> {
  const list = useMemo(() => new Collection<T>({ fetch }), [fetch]);
  useEffect(() => {
    void list.load();
    return () => list.dispose();
  }, [list]);
  return list;
}
