import type { ApiClient } from '~/api/ApiClient';
import type { SettingsRemote } from './RegistrySync';

/** The scope of account settings in the server's registry. */
export const SETTINGS_SCOPE: readonly string[] = ['client', 'base'];

/** Returns the registry of the account that `api` uses. */
export function registryRemote(api: Pick<ApiClient, 'call'>): SettingsRemote {
  const scope = SETTINGS_SCOPE;
  return {
    getAll: async () => api.call('i/registry/get-all', { scope }),
    set: async (key, value) => api.call('i/registry/set', { scope, key, value }),
    remove: async (key) => api.call('i/registry/remove', { scope, key }),
  };
}
