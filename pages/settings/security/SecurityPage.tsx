import { OnlyOnServer } from '~/components/instance/OnlyOnServer';
import { Page } from '~/components/page/Page';
import { SettingsBody } from '~/components/settings/SettingsSection';
import { useI18n } from '~/i18n/useI18n';
import { useAccount } from '~/react/context';
import { EverywhereSection } from './EverywhereSection';
import { HistorySection } from './HistorySection';
import { PasskeySection } from './PasskeySection';
import { PasswordSection } from './PasswordSection';
import { TwoFactorSection } from './TwoFactorSection';

/** Who can sign in to the account, and how. */
export default function SecurityPage() {
  const { t } = useI18n();
  const { can } = useAccount();
  return (
    <Page title={t('settingsSecurityPage.title')}>
      <SettingsBody>
        {can.manageAccount ? (
          <>
            <PasswordSection />
            <TwoFactorSection />
            <PasskeySection />
            <HistorySection />
            <EverywhereSection />
          </>
        ) : (
          <OnlyOnServer path="/settings/security" />
        )}
      </SettingsBody>
    </Page>
  );
}
