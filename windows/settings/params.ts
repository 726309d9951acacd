import type { SettingKey } from '~/stores/settings/settingsTable';

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Changes settings at once; a single one where it is named. Open it with `openSettings`, which fetches the texts. */
    settings: { params: { readonly name?: SettingKey } };
  }
}
