import type { ChangeEvent } from 'react';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { download } from '~/lib/download';
import { useStores } from '~/react/context';
import { exportSettings, importSettings } from '~/stores/settings/backup';
import { settle } from '~/stores/settle';
import styles from './Backups.module.css';

/** Saves all settings to a file, and restores them from one. */
export function BackupFiles() {
  const { t } = useI18n();
  const { settings, overlays } = useStores();
  const restore = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (!file) return;
    const text = await settle(file.text());
    input.value = '';
    if (!text.ok) return overlays.showError(text.error);
    const imported = importSettings(settings, text.value);
    if (!imported) return overlays.alert({ kind: 'error', text: t('settingsPreferencesBackupsPage.notASettingsFile') });
    const { count, refused } = imported;
    return overlays.alert({
      kind: refused.length > 0 ? 'warning' : 'success',
      text: [
        t('settingsPreferencesBackupsPage.imported', { n: count }),
        ...(refused.length > 0 ? [t('settingsPreferencesBackupsPage.refused', { n: refused.length, names: refused.join(', ') })] : []),
      ].join('\n'),
    });
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
          onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => void restore(currentTarget)}
        />
      </label>
    </div>
  );
}
