import type { SettingKey } from '~/stores/settings/settingsTable';

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Changes one setting at once. Open it with `openSetting`, which loads the texts. */
    setting: { params: { readonly name: SettingKey } };
  }
}
