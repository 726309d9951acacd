import { useEffect, useMemo } from 'react';
import { canonicalJson } from '~/lib/canonicalJson';
import { useAccount } from '~/react/context';
import type { QueryDefinition } from '~/stores/resources/definitions';
import type { Query } from '~/stores/resources/Query';
import { resourcesOf } from '~/stores/resources/resourcesOf';

/**
 * A query of the account of the surrounding pane, loaded and kept while the calling component is on screen. Read it inside
 * an observer, or hand it to a `Loadable`.
 */
export function useQuery<P, S, T>(definition: QueryDefinition<P, S, T>, params: P): Query<T> {
  const account = useAccount();
  const key = canonicalJson(params);
  const query = useMemo(
    () => resourcesOf(account).query(definition, params),
    // oxlint-disable-next-line react/exhaustive-deps -- equal parameters name the same query
    [account, definition, key],
  );
  useEffect(() => {
    const lease = resourcesOf(account).acquire(query);
    return () => lease.dispose();
  }, [account, query]);
  return query;
}
