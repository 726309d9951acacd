import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Endpoint } from '~/api/endpoints';
import { useQuery } from '~/components/async/useQuery';
import { offeredEndpoints } from '~/stores/resources/server/endpoints';

/** Returns whether the server has all of these endpoints. While it has not answered, it counts as having them. */
export function useOffered(...endpoints: readonly Endpoint[]): boolean {
  const { value } = useQuery(offeredEndpoints, null);
  return value === undefined || endpoints.every((endpoint) => value.includes(endpoint));
}

interface OfferedProps {
  /** The endpoints that the content calls. */
  by: Endpoint | readonly Endpoint[];
  /** Shown on other servers; nothing by default. */
  otherwise?: ReactNode;
  children: ReactNode;
}

/** Content that only servers with certain endpoints can show. */
export const Offered = observer(function Offered({ by, otherwise = null, children }: OfferedProps) {
  return useOffered(...[by].flat()) ? children : otherwise;
});
