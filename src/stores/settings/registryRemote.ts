import type { ApiClient } from '~/api/ApiClient';
import { ApiError } from '~/lib/AppError';
import type { SettingsRemote } from './RegistrySync';

/** The scope of account settings in the server's registry. */
export const SETTINGS_SCOPE: readonly string[] = ['client', 'base'];

/** Returns the registry of the account that `api` uses. */
export function registryRemote(api: Pick<ApiClient, 'call'>): SettingsRemote {
  const scope = SETTINGS_SCOPE;
  return {
    getAll: async () => api.call('i/registry/get-all', { scope }),
    find: async (key) => {
      try {
        const { value, updatedAt } = await api.call('i/registry/get-detail', { scope, key });
        return { value, at: Date.parse(updatedAt) };
      } catch (thrown) {
        if (thrown instanceof ApiError && thrown.server.code === 'NO_SUCH_KEY') return null;
        throw thrown;
      }
    },
    set: async (key, value) => api.call('i/registry/set', { scope, key, value }),
    remove: async (key) => api.call('i/registry/remove', { scope, key }),
  };
}
