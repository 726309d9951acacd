import { Page } from '~/components/page/Page';
import { SettingsForm } from '~/components/settings/SettingsForm';
import { useI18n } from '~/i18n/useI18n';
import styles from '../SettingsPage.module.css';
import { BackupFiles } from './BackupFiles';
import { BackupList } from './BackupList';
import { ConflictList } from './ConflictList';

/** Saves the settings under a name on the server or to a file, and restores them. Lists values that were lost to another device. */
export default function PreferencesBackupsPage() {
  const { t } = useI18n();
  return (
    <Page title={t('settingsPreferencesBackupsPage.title')}>
      <div className={styles.content}>
        <ConflictList />
        <BackupList />
        <SettingsForm names={['automaticBackup']} />
        <section className={styles.section}>
          <h2 className={styles.heading}>{t('settingsPreferencesBackupsPage.files')}</h2>
          <BackupFiles />
        </section>
      </div>
    </Page>
  );
}
