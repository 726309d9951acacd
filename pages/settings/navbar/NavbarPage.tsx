import { NavMenuEditor } from '~/components/navigation/NavMenuEditor';
import { Page } from '~/components/page/Page';
import { SettingsForm } from '~/components/settings/SettingsForm';
import { useI18n } from '~/i18n/useI18n';
import styles from '../SettingsPage.module.css';

/** The entries of the navigation, and how wide it is. */
export default function NavbarPage() {
  const { t } = useI18n();
  return (
    <Page title={t('settingsNavbarPage.title')}>
      <div className={styles.content}>
        <NavMenuEditor />
        <SettingsForm names={['menuDisplay']} />
      </div>
    </Page>
  );
}
