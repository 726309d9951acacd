import { Page } from '~/components/page/Page';
import { SettingsBody } from '~/components/settings/SettingsSection';
import { useI18n } from '~/i18n/useI18n';
import { EverywhereSection } from './EverywhereSection';
import { HistorySection } from './HistorySection';
import { PasskeySection } from './PasskeySection';
import { PasswordSection } from './PasswordSection';
import { TwoFactorSection } from './TwoFactorSection';

/** Who can sign in to the account, and how. */
export default function SecurityPage() {
  const { t } = useI18n();
  return (
    <Page title={t('settingsSecurityPage.title')}>
      <SettingsBody>
        <PasswordSection />
        <TwoFactorSection />
        <PasskeySection />
        <HistorySection />
        <EverywhereSection />
      </SettingsBody>
    </Page>
  );
}
