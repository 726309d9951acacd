import { Page } from '~/components/page/Page';
import { useI18n } from '~/i18n/useI18n';
import styles from '../SettingsPage.module.css';
import { BackupFiles } from './BackupFiles';

/** Saves the settings, and restores them. */
export default function PreferencesBackupsPage() {
  const { t } = useI18n();
  return (
    <Page title={t('settingsPreferencesBackupsPage.title')}>
      <div className={styles.content}>
        <BackupFiles />
      </div>
    </Page>
  );
}
