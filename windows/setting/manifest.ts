import { defineWindow } from '~/registry/defineWindow';
import type { SettingKey } from '~/stores/settings/settingsTable';

/** Changes one setting at once. */
export default defineWindow<{ readonly name: SettingKey }>({
  id: 'setting',
  title: 'settingForm.title',
});
