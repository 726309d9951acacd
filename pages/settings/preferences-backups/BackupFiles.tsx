import type { ChangeEvent } from 'react';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { download } from '~/lib/download';
import { useStores } from '~/react/context';
import { exportSettings } from '~/stores/settings/backup';
import { settle } from '~/stores/settle';
import styles from './Backups.module.css';
import { readBackupFile } from './readBackupFile';
import { useRestore } from './useRestore';

/** Saves all settings to a file, and restores them from one. */
export function BackupFiles() {
  const { t } = useI18n();
  const { settings, overlays } = useStores();
  const restore = useRestore();
  const read = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (!file) return;
    const text = await settle(file.text());
    input.value = '';
    if (!text.ok) return overlays.showError(text.error);
    const values = readBackupFile(text.value);
    if (!values) return overlays.alert({ kind: 'error', text: t('settingsPreferencesBackupsPage.notASettingsFile') });
    return restore(values);
  };
  return (
    <div className={styles.files}>
      <Button
        icon="download"
        onClick={() => download(exportSettings(settings), { name: 'wisteria-settings.json', type: 'application/json' })}
      >
        {t('settingsPreferencesBackupsPage.export')}
      </Button>
      <label className={styles.choose}>
        {t('settingsPreferencesBackupsPage.import')}
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => void read(currentTarget)}
        />
      </label>
    </div>
  );
}
