import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { Button } from '~/components/ui/Button';
import { EmptyState } from '~/components/async/EmptyState';
import { ErrorState } from '~/components/async/ErrorState';
import { LoadingState } from '~/components/async/LoadingState';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { hostOfRef } from '~/services/accountRef';
import { goToSignIn } from '~/stores/session/anyServer/goToSignIn';
import type { OtherAccount, OtherAccounts } from '~/stores/session/OtherAccounts';
import { AccountProvider } from '~/react/AccountProvider';

interface PaneAccountProps {
  /** The stored account; null for the one in use. */
  account: string | null;
  accounts: OtherAccounts;
  children: ReactNode;
}

/** Provides the account of a pane. If that account cannot be used, only its own panes say so. */
export function PaneAccount({ account, accounts, children }: PaneAccountProps) {
  const { session } = useStores();
  if (account === null || account === session.current.ref) return children;
  return (
    <OtherPaneAccount key={account} id={account} accounts={accounts}>
      {children}
    </OtherPaneAccount>
  );
}

interface OtherPaneAccountProps {
  id: string;
  accounts: OtherAccounts;
  children: ReactNode;
}

const OtherPaneAccount = observer(function OtherPaneAccount({ id, accounts, children }: OtherPaneAccountProps) {
  const account = useOtherAccount(id, accounts);
  const { t } = useI18n();
  const root = useStores();
  if (account.state.status === 'loading') return <LoadingState />;
  const { state } = account;
  if (state.status === 'ready') return <AccountProvider scope={state.scope}>{children}</AccountProvider>;
  if (state.status === 'error') return <ErrorState error={state.error} onRetry={() => void account.load()} />;
  const signIn = async () => {
    const server = hostOfRef(id);
    if (server !== '') return goToSignIn(root, { server, mode: 'add' });
    await root.overlays.open('signIn', { addOnly: true });
    return account.load();
  };
  return (
    <EmptyState text={t('column.signedOut')}>
      <Button onClick={() => void signIn()}>{t('column.signIn')}</Button>
    </EmptyState>
  );
});

/** An account, which stays connected while the calling component is mounted. */
export function useOtherAccount(id: string, accounts: OtherAccounts): OtherAccount {
  useEffect(() => {
    const lease = accounts.acquire(id);
    return () => lease.dispose();
  }, [id, accounts]);
  return accounts.find(id);
}
