import { useCallback } from 'react';
import { useAsync, type Async } from '~/components/async/useAsync';
import { useAccount, useStores } from '~/stores/context';
import { parseAcct } from './acct';

/**
 * Finds a user by the address in a profile path, `alice` or `alice@example.com`, and returns the id. A profile in the
 * store
 * shows at once and is updated when the answer arrives. Call inside an observer.
 */
export function useUserByAcct(acct: string): Async<string> {
  const account = useAccount();
  const { instance } = useStores();
  const { username, host } = parseAcct(acct, instance);
  const load = useCallback(
    async (signal: AbortSignal) => {
      const found = await account.api.call('users/show', { username, host }, { signal });
      return account.ingest.users([found].flat(), 'fetch')[0]!;
    },
    [account, username, host],
  );
  const loading = useAsync(load);
  if (loading.status !== 'loading') return loading;
  const known = account.users.findByAcct(username, host);
  // Only full profiles have counts; a user from a note is not enough for a page.
  return known?.notesCount === undefined ? loading : { status: 'ready', value: known.id };
}
