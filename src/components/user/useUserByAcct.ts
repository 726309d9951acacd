import { useCallback } from 'react';
import type { WireUserDetailed } from '~/api/wire';
import { useAsync, type Async } from '~/components/page/useAsync';
import { useAccount } from '~/stores/context';

/** Loads the person that `user` or `user@host` names; the value is the id. */
export function useUserByAcct(acct: string): Async<string> {
  const { api, ingest } = useAccount();
  const load = useCallback(
    async (signal: AbortSignal) => {
      const [username = '', host = null] = acct.split('@');
      const user = await api.call('users/show', { username, host }, { signal });
      return ingest.users([user as WireUserDetailed], 'fetch')[0]!;
    },
    [api, ingest, acct],
  );
  return useAsync(load);
}
