import type { SettingKey } from '~/stores/settings/settingsTable';

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Changes settings at once; only a single one if it is named. Open it with `openSettings`, which loads the texts. */
    settings: { params: { readonly name?: SettingKey } };
  }
}
