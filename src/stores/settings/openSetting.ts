import type { RootStore } from '../RootStore';
import { settingAreas } from './sections';
import type { SettingKey } from './settingsTable';

/**
 * Opens a dialog with a single setting, after loading the texts that name settings.
 * @throws {LoadError} when the texts cannot be loaded
 */
export async function openSetting({ i18n, overlays }: Pick<RootStore, 'i18n' | 'overlays'>, name: SettingKey): Promise<void> {
  await i18n.bring(settingAreas);
  await overlays.open('setting', { name });
}
