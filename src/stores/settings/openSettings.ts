import type { RootStore } from '../RootStore';
import { settingAreas } from './sections';
import type { SettingKey } from './settingsTable';

/**
 * Opens the settings, or a single one, after loading the texts that name them.
 * @throws {LoadError} when the texts cannot be loaded
 */
export async function openSettings({ i18n, overlays }: Pick<RootStore, 'i18n' | 'overlays'>, name?: SettingKey): Promise<void> {
  await i18n.bring(settingAreas);
  await overlays.open('settings', name === undefined ? {} : { name });
}
