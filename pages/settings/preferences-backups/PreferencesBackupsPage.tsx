import { Page } from '~/components/page/Page';
import { SettingsForm } from '~/components/settings/SettingsForm';
import { SettingsBody } from '~/components/settings/SettingsSection';
import { useI18n } from '~/i18n/useI18n';
import { BackupFiles } from './BackupFiles';
import { BackupList } from './BackupList';
import { ConflictList } from './ConflictList';

/** Saves the settings under a name on the server or to a file, and restores them. Lists values that were lost to another device. */
export default function PreferencesBackupsPage() {
  const { t } = useI18n();
  return (
    <Page title={t('settingsPreferencesBackupsPage.title')}>
      <SettingsBody>
        <ConflictList />
        <BackupList />
        <SettingsForm names={['automaticBackup']} />
        <BackupFiles />
      </SettingsBody>
    </Page>
  );
}
