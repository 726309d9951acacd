import { NavMenuEditor } from '~/components/navigation/NavMenuEditor';
import { Page } from '~/components/page/Page';
import { SettingsForm } from '~/components/settings/SettingsForm';
import { SettingsBody, SettingsSection } from '~/components/settings/SettingsSection';
import { useI18n } from '~/i18n/useI18n';

/** The entries of the navigation, and how wide it is. */
export default function NavbarPage() {
  const { t } = useI18n();
  return (
    <Page title={t('settingsNavbarPage.title')}>
      <SettingsBody>
        <SettingsForm names={['menuDisplay']} />
        <SettingsSection title={t('navigation.entries')}>
          <NavMenuEditor />
        </SettingsSection>
      </SettingsBody>
    </Page>
  );
}
