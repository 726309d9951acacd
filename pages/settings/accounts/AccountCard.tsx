import { observer } from 'mobx-react-lite';
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
import { useAccount, useStores } from '~/react/context';
import { usePane } from '~/router/PaneContext';
import { askToSignOut } from '~/stores/session/askToSignOut';
import { forgetAccount } from '~/stores/session/forgetAccount';
import styles from './AccountsPage.module.css';

interface AccountCardProps {
  id: string;
  /** Whether the server said that it does not know the account. */
  isUnknown: boolean;
  onGone: () => void;
}

/** A stored account, with the buttons that switch to it and sign out of it. */
export const AccountCard = observer(function AccountCard({ id, isUnknown, onGone }: AccountCardProps) {
  const { t } = useI18n();
  const root = useStores();
  const { navigateMain } = usePane();
  const { session, overlays } = root;
  const found = useAccount().users.get(id);
  const user = isUnknown ? undefined : found;
  const isCurrent = session.current.me?.id === id;
  // A dialog has said why it failed.
  const switching = useSubmit(() => root.accounts.switchTo(id), { onFailed: () => true });
  const leaving = useSubmit(async () => {
    await forgetAccount(root, id);
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
