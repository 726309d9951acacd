import { StorageError } from '~/lib/AppError';
import type { KeyValueStore } from './KeyValueStore';

/** A store whose code is loaded when it is first used; the first page needs nothing from it. */
export function keyValueStoreOnDemand(open: () => Promise<KeyValueStore>): KeyValueStore {
  let opening: Promise<KeyValueStore> | undefined;
  const store = async (): Promise<KeyValueStore> => {
    try {
      return await (opening ??= open());
    } catch (cause) {
      opening = undefined;
      throw new StorageError('the storage code could not be loaded', { cause });
    }
  };
  return {
    get: async <T>(key: string) => (await store()).get<T>(key),
    set: async (key, value) => (await store()).set(key, value),
    delete: async (key) => (await store()).delete(key),
    update: async (key, change) => (await store()).update(key, change),
  };
}
