import { describe, expect, test, vi } from 'vitest';
import { StorageError } from '~/lib/AppError';
import type { KeyValueStore } from '~/storage/KeyValueStore';
import { keyValueStoreOnDemand } from '~/storage/keyValueStoreOnDemand';
import { MemoryKeyValueStore } from '../../fixtures/memoryStores';

describe('keyValueStoreOnDemand', () => {
  test('the store is opened once, when it is first used', async () => {
    const open = vi.fn<() => Promise<KeyValueStore>>(() => Promise.resolve(new MemoryKeyValueStore()));
    const store = keyValueStoreOnDemand(open);
    expect(open).not.toHaveBeenCalled();
    await store.set('a', 1);
    expect(await store.get('a')).toBe(1);
    await store.delete('a');
    expect(await store.get('a')).toBeUndefined();
    expect(open).toHaveBeenCalledTimes(1);
  });

  test('a failure to open is reported, and the next use opens again', async () => {
    const open = vi
      .fn<() => Promise<KeyValueStore>>(() => Promise.resolve(new MemoryKeyValueStore()))
      .mockRejectedValueOnce(new TypeError('gone'));
    const store = keyValueStoreOnDemand(open);
    await expect(store.get('a')).rejects.toThrow(StorageError);
    expect(await store.get('a')).toBeUndefined();
  });
});
