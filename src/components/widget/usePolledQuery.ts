import { useQuery } from '~/components/async/useQuery';
import type { QueryDefinition } from '~/stores/resources/definitions';
import type { Query } from '~/stores/resources/Query';
import { usePolling } from '~/react/usePolling';

/** Returns a query of the surrounding account, which is loaded again every `everyMs` while the page is visible and online. */
export function usePolledQuery<P, S, T>(definition: QueryDefinition<P, S, T>, params: P, everyMs: number): Query<T> {
  const query = useQuery(definition, params);
  usePolling(() => void query.refresh(), everyMs);
  return query;
}
