import { useMemo } from 'react';
import { useAccount } from './context';
import { UserActions } from '~/stores/userActions/UserActions';

/** The actions about other users, for the account of the calling component. */
export function useUserActions(): UserActions {
  const account = useAccount();
  return useMemo(() => new UserActions(account), [account]);
}
