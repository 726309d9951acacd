import { useQuery } from '~/components/async/useQuery';
import type { User } from '~/services/records';
import { useStores } from '~/react/context';
import type { Query } from '~/stores/resources/Query';
import { userBy } from '~/stores/resources/users';
import { parseAcct } from './acct';

/**
 * The user of the address in a profile's path, `alice` or `alice@example.com`. A profile that is known already is there at
 * once and is loaded again. Call inside an observer.
 */
export function useUserByAcct(acct: string): Query<User> {
  const { instance } = useStores();
  const { username, host } = parseAcct(acct, instance);
  return useQuery(userBy, { username, host });
}
