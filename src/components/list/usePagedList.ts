import { useEffect, useMemo } from 'react';
import { PagedList, type PagedListOptions } from '~/stores/lists/PagedList';

/** A list of the calling component, loaded when it mounts. @param fetch the same function as long as it is the same list */
export function usePagedList<T extends { readonly id: string }>(fetch: PagedListOptions<T>['fetch']): PagedList<T> {
  const list = useMemo(() => new PagedList<T>({ fetch }), [fetch]);
  useEffect(() => {
    void list.load();
    return () => list.dispose();
  }, [list]);
  return list;
}
