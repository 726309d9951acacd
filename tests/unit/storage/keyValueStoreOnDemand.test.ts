import { describe, expect, test, vi } from 'vitest';
import { StorageError } from '~/lib/AppError';
import type { KeyValueStore } from '~/storage/KeyValueStore';
import { keyValueStoreOnDemand } from '~/storage/keyValueStoreOnDemand';
import { MemoryKeyValueStore } from '../../fixtures/memoryStores';

describe('a key value store on demand', () => {
  test('is opened once, with the first use', async () => {
    const open = vi.fn<() => Promise<KeyValueStore>>(() => Promise.resolve(new MemoryKeyValueStore()));
    const store = keyValueStoreOnDemand(open);
    expect(open).not.toHaveBeenCalled();
    await store.set('a', 1);
    expect(await store.get('a')).toBe(1);
    await store.delete('a');
    expect(await store.get('a')).toBeUndefined();
    expect(open).toHaveBeenCalledTimes(1);
  });

  test('says what failed, and opens anew with the next use', async () => {
    const open = vi
      .fn<() => Promise<KeyValueStore>>(() => Promise.resolve(new MemoryKeyValueStore()))
      .mockRejectedValueOnce(new TypeError('gone'));
    const store = keyValueStoreOnDemand(open);
    await expect(store.get('a')).rejects.toThrow(StorageError);
    expect(await store.get('a')).toBeUndefined();
  });
});
