import { useQuery } from '~/components/async/useQuery';
import type { User } from '~/services/records';
import { useServer } from '~/react/context';
import type { Query } from '~/stores/resources/Query';
import { userBy } from '~/stores/resources/users/users';
import { parseAcct } from './acct';

/**
 * Returns the user of a profile's address, `alice` or `alice
 * @example.com`. A known profile is available at once and is reloaded. Call this inside an observer.
 */
export function useUserByAcct(acct: string): Query<User> {
  const server = useServer();
  const { username, host } = parseAcct(acct, server);
  return useQuery(userBy, { username, host });
}
