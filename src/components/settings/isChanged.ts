import { canonicalJson } from '~/lib/canonicalJson';
import type { SettingsStore } from '~/stores/settings/SettingsStore';
import { defaultSetting, type SettingKey } from '~/stores/settings/settingsTable';

/** Whether a setting differs from its default. */
export const isChanged = (settings: Pick<SettingsStore, 'get'>, name: SettingKey): boolean =>
  canonicalJson(settings.get(name)) !== canonicalJson(defaultSetting(name));
