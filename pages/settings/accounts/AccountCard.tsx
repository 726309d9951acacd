import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { WireMe } from '~/api/wire';
import { LoadingState } from '~/components/async/LoadingState';
import { useSubmit } from '~/components/form/useSubmit';
import { Button } from '~/components/ui/Button';
import { ButtonRow } from '~/components/ui/ButtonRow';
import { Acct } from '~/components/user/Acct';
import { shownAcct } from '~/components/user/acct';
import { Avatar } from '~/components/user/Avatar';
import { UserName } from '~/components/user/UserName';
import { useI18n } from '~/i18n/useI18n';
import { ok } from '~/lib/Result';
import { useStores } from '~/react/context';
import { usePane } from '~/router/PaneContext';
import { idOfRef, type AccountRef } from '~/services/accountRef';
import type { User, UserId } from '~/services/records';
import { askToSignOut } from '~/stores/session/askToSignOut';
import { forgetAccount } from '~/stores/session/forgetAccount';
import styles from './AccountsPage.module.css';

interface AccountCardProps {
  account: AccountRef;
  /** The accounts that the current server knows; undefined until it has answered. */
  known: readonly UserId[] | undefined;
  onGone: () => void;
}

/** A stored account, with the buttons that switch to it and sign out of it. */
export const AccountCard = observer(function AccountCard({ account, known, onGone }: AccountCardProps) {
  const { t } = useI18n();
  const root = useStores();
  const { navigateMain } = usePane();
  const { session, overlays } = root;
  const { user, isUnknown } = useStoredUser(account, known);
  const isCurrent = session.current.ref === account;
  // A dialog has said why it failed.
  const switching = useSubmit(() => root.accounts.switchTo(account), { onFailed: () => true });
  const leaving = useSubmit(async () => {
    await forgetAccount(root, account);
    onGone();
    return ok();
  });
  const acct = user ? shownAcct(user) : t('settingsAccountsPage.unknown');
  const signOut = async () => {
    if (isCurrent) {
      await askToSignOut(root, () => navigateMain('/'));
    } else if (
      await overlays.confirm({
        kind: 'question',
        text: t('settingsAccountsPage.signOutOfQuestion', { acct }),
        okLabel: t('account.signOut'),
      })
    ) {
      await leaving.run();
    }
  };
  return (
    <div className={styles.card} aria-current={isCurrent || undefined}>
      {user ? (
        <>
          <Avatar user={user} size={48} link />
          <div className={styles.names}>
            <strong>
              <UserName user={user} />
            </strong>
            <span className={styles.help}>
              <Acct user={user} />
            </span>
          </div>
        </>
      ) : !isUnknown ? (
        <LoadingState />
      ) : (
        <div className={styles.names}>
          <strong>{t('settingsAccountsPage.unknown')}</strong>
          <span className={styles.help}>{t('settingsAccountsPage.unknownHelp')}</span>
        </div>
      )}
      <ButtonRow>
        {isCurrent && <span className={styles.mark}>{t('settingsAccountsPage.current')}</span>}
        {!isCurrent && user && (
          <Button
            variant="primary"
            busy={switching.isBusy}
            aria-label={t('settingsAccountsPage.switchTo', { acct })}
            onClick={() => void switching.run()}
          >
            {t('settingsAccountsPage.switch')}
          </Button>
        )}
        <Button busy={leaving.isBusy} aria-label={t('settingsAccountsPage.signOutOf', { acct })} onClick={() => void signOut()}>
          {t('settingsAccountsPage.signOut')}
        </Button>
      </ButtonRow>
    </div>
  );
});

/** The profile of a stored account: one on another server is signed in while its card is shown. Call inside an observer. */
function useStoredUser(
  ref: AccountRef,
  known: readonly UserId[] | undefined,
): { readonly user?: User | WireMe | undefined; readonly isUnknown: boolean } {
  const { session, workspace } = useStores();
  const { server, users } = session.current;
  const id = idOfRef(ref);
  const isHere = server.refOf(id) === ref;
  useEffect(() => {
    if (isHere) return undefined;
    const lease = workspace.accounts.acquire(ref);
    return () => lease.dispose();
  }, [workspace, ref, isHere]);
  if (isHere) {
    const user = users.get(id);
    const isUnknown = known?.includes(id) === false;
    return { user: isUnknown ? undefined : user, isUnknown };
  }
  const { state } = workspace.accounts.find(ref);
  const scope = state.status === 'ready' ? state.scope : null;
  return { user: scope?.me ? { ...scope.me, host: scope.server.host } : undefined, isUnknown: state.status === 'signedOut' };
}
