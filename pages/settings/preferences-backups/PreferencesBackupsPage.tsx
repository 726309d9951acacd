import { observer } from 'mobx-react-lite';
import { Page } from '~/components/page/Page';
import { SettingsLink } from '~/components/settings/SettingsRow';
import { SettingsForm } from '~/components/settings/SettingsForm';
import { SettingsBody, SettingsText } from '~/components/settings/SettingsSection';
import { RowCard } from '~/components/ui/Rows';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { BackupFiles } from './BackupFiles';
import { BackupList } from './BackupList';
import { ConflictList } from './ConflictList';

/** Saves the settings under a name on the server or to a file, and restores them. Lists values that were lost to another device. */
export default observer(function PreferencesBackupsPage() {
  const { t } = useI18n();
  const { current } = useStores().session;
  return (
    <Page title={t('settingsPreferencesBackupsPage.title')}>
      <SettingsBody>
        <ConflictList />
        {current.can.sync ? (
          <>
            <BackupList />
            <SettingsForm names={['automaticBackup']} />
          </>
        ) : (
          <SettingsText>{t('limits.onDevice', { server: current.server.host })}</SettingsText>
        )}
        <BackupFiles />
        <RowCard>
          <SettingsLink
            to="/move-device"
            icon="deviceMobile"
            label={t('settingsPreferencesBackupsPage.moveDevice')}
            help={t('settingsPreferencesBackupsPage.moveDeviceHelp')}
          />
        </RowCard>
      </SettingsBody>
    </Page>
  );
});
