import { TextFileButton } from '~/components/form/TextFileButton';
import { SettingsSection } from '~/components/settings/SettingsSection';
import { Button } from '~/components/ui/Button';
import { ButtonRow } from '~/components/ui/ButtonRow';
import { useI18n } from '~/i18n/useI18n';
import { download } from '~/lib/download';
import { useStores } from '~/react/context';
import { exportSettings, settingsInText, type SettingValues } from '~/stores/settings/backup';
import { parseProfile, profileValues } from '~/stores/settings/settingsProfile';
import { useRestore } from './useRestore';

/** Saves all settings to a file, and restores them from one. */
export function BackupFiles() {
  const { t } = useI18n();
  const { settings, overlays } = useStores();
  const restore = useRestore();
  const take = async (text: string) => {
    const values = readBackupFile(text);
    if (!values) return overlays.alert({ kind: 'error', text: t('settingsPreferencesBackupsPage.notASettingsFile') });
    return restore(values);
  };
  return (
    <SettingsSection title={t('settingsPreferencesBackupsPage.files')}>
      <ButtonRow>
        <Button
          icon="download"
          onClick={() => download(exportSettings(settings), { name: 'wisteria-settings.json', type: 'application/json' })}
        >
          {t('settingsPreferencesBackupsPage.export')}
        </Button>
        <TextFileButton
          label={t('settingsPreferencesBackupsPage.import')}
          accept=".json,application/json"
          onRead={(text) => void take(text)}
        />
      </ButtonRow>
    </SettingsSection>
  );
}

/** Returns the settings in a file: one that this page saved, or a backup of another client of this family. Null if there are none. */
function readBackupFile(text: string): SettingValues | null {
  return settingsInText(text) ?? settingsOfProfile(text);
}

function settingsOfProfile(text: string): SettingValues | null {
  try {
    const profile = parseProfile(JSON.parse(text));
    return profile ? profileValues(profile) : null;
  } catch {
    return null;
  }
}
