import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { AccountProvider } from '~/react/AccountProvider';
import { useStores } from '~/react/context';
import type { ComposerState } from '../ComposerState';

/** Makes the fields of a composer work for the account that posts the note, and keeps that account signed in. */
export const AuthorProvider = observer(function AuthorProvider({ state, children }: { state: ComposerState; children: ReactNode }) {
  const { workspace } = useStores();
  const { account, home } = state.author;
  const other = account === home ? null : account.ref;
  useEffect(() => {
    if (other === null) return undefined;
    const lease = workspace.accounts.acquire(other);
    return () => lease.dispose();
  }, [workspace, other]);
  return <AccountProvider scope={account}>{children}</AccountProvider>;
});
