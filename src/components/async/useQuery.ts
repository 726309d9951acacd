import { useEffect, useMemo } from 'react';
import { canonicalJson } from '~/lib/canonicalJson';
import { useAccount } from '~/react/context';
import type { QueryDefinition } from '~/stores/resources/definitions';
import type { Query } from '~/stores/resources/Query';
import { resourcesOf } from '~/stores/resources/resourcesOf';

/**
 * Returns a query of the surrounding pane's account. It is loaded and kept while the calling component is mounted. Read it inside
 * an observer, or pass it to a `Loadable`.
 */
export function useQuery<P, S, T>(definition: QueryDefinition<P, S, T>, params: P): Query<T> {
  const account = useAccount();
  const key = canonicalJson(params);
  const query = useMemo(
    () => resourcesOf(account).query(definition, params),
    // oxlint-disable-next-line react/exhaustive-deps -- equal parameters mean the same query
    [account, definition, key],
  );
  useEffect(() => {
    const lease = resourcesOf(account).acquire(query);
    return () => lease.dispose();
  }, [account, query]);
  return query;
}
