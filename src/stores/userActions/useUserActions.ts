import { useMemo } from 'react';
import { useAccount } from '../context';
import { UserActions } from './UserActions';

/** What the viewer of the calling component can do about other users. */
export function useUserActions(): UserActions {
  const account = useAccount();
  return useMemo(() => new UserActions(account), [account]);
}
