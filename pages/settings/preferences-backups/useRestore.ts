import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { applySettings, type SettingValues } from '~/stores/settings/backup';

/** Returns a function that sets the settings to those of a backup, says what was set, and offers to reload. */
export function useRestore(): (values: SettingValues) => Promise<void> {
  const { t } = useI18n();
  const { settings, overlays, crossTab } = useStores();
  return async (values) => {
    const { count, refused } = applySettings(settings, values);
    const text = [
      t('settingsPreferencesBackupsPage.imported', { n: count }),
      ...(refused.length > 0 ? [t('settingsPreferencesBackupsPage.refused', { n: refused.length, names: refused.join(', ') })] : []),
      t('settingsPreferencesBackupsPage.reloadQuestion'),
    ].join('\n');
    if (!(await overlays.confirm({ kind: refused.length > 0 ? 'warning' : 'success', text, okLabel: t('shell.reload') }))) return;
    crossTab.post('reload', { to: null });
    location.reload();
  };
}
