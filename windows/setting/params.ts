import type { SettingKey } from '~/stores/settings/settingsTable';

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Changes one setting at once. */
    setting: { params: { readonly name: SettingKey } };
  }
}
