import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { LoadFailure } from '~/components/async/LoadFailure';
import { useQuery } from '~/components/async/useQuery';
import { Page } from '~/components/page/Page';
import { SettingsBody, SettingsSection, SettingsText } from '~/components/settings/SettingsSection';
import { OtherServer } from '~/components/signIn/OtherServer';
import { Button } from '~/components/ui/Button';
import { ButtonRow } from '~/components/ui/ButtonRow';
import { RowCard, rowsClass } from '~/components/ui/Rows';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { usePane } from '~/router/PaneContext';
import { idOfRef } from '~/services/accountRef';
import { usersByIds } from '~/stores/resources/users/users';
import { askToSignOut } from '~/stores/session/askToSignOut';
import { AccountCard } from './AccountCard';

/** The accounts that this browser can switch between. */
export default observer(function AccountsPage() {
  const { t } = useI18n();
  const root = useStores();
  const { navigateMain } = usePane();
  const { overlays, crossTab } = root;
  const accounts = root.accounts;
  // Another tab may add and remove accounts.
  useEffect(() => {
    void accounts.load();
    const listening = crossTab.on('accountGone', () => void accounts.load());
    return () => listening.dispose();
  }, [accounts, crossTab]);
  const { refs } = accounts;
  const { server } = root.session.current;
  const ids = refs.filter((ref) => server.refOf(idOfRef(ref)) === ref).map(idOfRef);
  const profiles = useQuery(usersByIds, ids);
  const list = useRef<HTMLUListElement>(null);
  return (
    <Page title={t('settingsAccountsPage.title')} onRefresh={() => profiles.reload()}>
      <SettingsBody>
        <SettingsText>{t('settingsAccountsPage.help')}</SettingsText>
        {profiles.error && <LoadFailure error={profiles.error} onRetry={() => void profiles.reload()} />}
        {/* Takes the focus from a card that goes. */}
        <RowCard>
          <ul ref={list} className={rowsClass} aria-label={t('settingsAccountsPage.title')} tabIndex={-1}>
            {refs.map((account) => (
              <li key={account}>
                <AccountCard account={account} known={profiles.value} onGone={() => list.current?.focus()} />
              </li>
            ))}
          </ul>
        </RowCard>
        <SettingsSection title={t('account.addAccount')}>
          <ButtonRow>
            <Button icon="login" onClick={() => void overlays.open('signIn', { addOnly: true })}>
              {t('account.existingAccount')}
            </Button>
            <OtherServer mode="add" variant="plain" />
            <Button icon="userPlus" onClick={() => void overlays.open('signUp', {})}>
              {t('account.newAccount')}
            </Button>
          </ButtonRow>
        </SettingsSection>
        <ButtonRow>
          <Button icon="logout" variant="danger" onClick={() => void askToSignOut(root, () => navigateMain('/'), { isOfAll: true })}>
            {t('settingsAccountsPage.signOutAll')}
          </Button>
        </ButtonRow>
      </SettingsBody>
    </Page>
  );
});
