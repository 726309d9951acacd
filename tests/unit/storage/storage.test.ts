import { describe, expect, test } from 'vitest';
import { StorageError } from '~/lib/AppError';
import { BrowserLocalStore } from '~/storage/BrowserLocalStore';
import { openKeyValueStore, type IndexedValues } from '~/storage/openKeyValueStore';
import { FakeClock } from '../../fixtures/FakeClock';
import { FakeTabs, MemoryKeyValueStore, MemoryLocalStore } from '../../fixtures/memoryStores';

/** The localStorage of a browser, as far as it is used. */
function storage(overrides: Partial<Storage> = {}): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    ...overrides,
  } as Storage;
}
const refuse = (): never => {
  throw new DOMException('full', 'QuotaExceededError');
};

describe('BrowserLocalStore', () => {
  test('values are stored and removed', () => {
    const local = new BrowserLocalStore(() => storage());
    expect(local.set('a', '1')).toBe(true);
    expect(local.get('a')).toBe('1');
    local.remove('a');
    expect(local.get('a')).toBeNull();
  });

  test('a value is kept for this page when the storage is full, and set returns false', () => {
    const local = new BrowserLocalStore(() => storage({ setItem: refuse, getItem: () => 'old' }));
    expect(local.set('a', 'new')).toBe(false);
    expect(local.get('a')).toBe('new');
  });

  test('values are kept in memory when the storage must not be accessed', () => {
    const local = new BrowserLocalStore(() => refuse());
    expect(local.set('a', '1')).toBe(false);
    expect(local.get('a')).toBe('1');
    local.remove('a');
    expect(local.get('a')).toBeNull();
  });

  test('a failure to read or remove does not throw', () => {
    const local = new BrowserLocalStore(() => storage({ getItem: refuse, removeItem: refuse }));
    expect(local.get('a')).toBeNull();
    expect(() => local.remove('a')).not.toThrow();
  });
});

describe('openKeyValueStore', () => {
  const open = (indexed: IndexedValues) => {
    const local = new MemoryLocalStore();
    const clock = new FakeClock();
    const fallbacks: unknown[] = [];
    const kv = openKeyValueStore({ local, clock, indexed, onFallback: (cause) => fallbacks.push(cause) });
    return { kv, local, clock, fallbacks };
  };

  test('IndexedDB is used when it works, and not before the first value is needed', async () => {
    const indexed = new MemoryKeyValueStore();
    const { kv, local, fallbacks } = open(indexed);
    expect(indexed.values.size).toBe(0);
    await kv.set('emojis', [{ name: 'a' }]);
    expect(await kv.get('emojis')).toEqual([{ name: 'a' }]);
    expect(indexed.values.get('emojis')).toEqual([{ name: 'a' }]);
    expect(local.values.size).toBe(0);
    expect(fallbacks).toEqual([]);
  });

  test('localStorage is used when IndexedDB fails, which is reported once', async () => {
    const indexed = new MemoryKeyValueStore();
    indexed.failure = new Error('no IndexedDB');
    const { kv, local, fallbacks } = open(indexed);
    await kv.set('accounts', [{ id: 'a' }]);
    expect(await kv.get('accounts')).toEqual([{ id: 'a' }]);
    expect(local.get('idbfallback::accounts')).toBe('[{"id":"a"}]');
    expect(local.standsIn).toBe(true);
    await kv.delete('accounts');
    expect(await kv.get('accounts')).toBeUndefined();
    expect(fallbacks).toMatchObject([
      { message: 'IndexedDB cannot be used; localStorage keeps the values instead', cause: indexed.failure },
    ]);
  });

  test('localStorage is used when IndexedDB never answers', async () => {
    const never = new Promise<never>(() => {});
    const { kv, clock, fallbacks } = open({ get: () => never, set: () => never, delete: () => never, update: () => never });
    const written = kv.set('a', 1);
    await Promise.resolve();
    clock.advance(3_000);
    await written;
    expect(await kv.get('a')).toBe(1);
    expect(fallbacks).toHaveLength(1);
  });

  test.each(['IndexedDB', 'localStorage'])('a value in %s is changed in one step, and removed by a change to nothing', async (where) => {
    const indexed = new MemoryKeyValueStore();
    if (where === 'localStorage') indexed.failure = new Error('no IndexedDB');
    const { kv } = open(indexed);
    await kv.update<number>('a', (value) => (value ?? 0) + 1);
    await kv.update<number>('a', (value) => (value ?? 0) + 1);
    expect(await kv.get('a')).toBe(2);
    await kv.update('a', () => undefined);
    expect(await kv.get('a')).toBeUndefined();
  });

  test('a later failure is a storage error', async () => {
    const indexed = new MemoryKeyValueStore();
    const { kv } = open(indexed);
    await kv.set('a', 1);
    indexed.failure = new DOMException('closing', 'InvalidStateError');
    await expect(kv.get('a')).rejects.toBeInstanceOf(StorageError);
  });
});

describe('CrossTab', () => {
  test('a message reaches other tabs but not its sender', () => {
    const tabs = new FakeTabs();
    const [here, there] = [tabs.open(), tabs.open()];
    const heard: string[] = [];
    here.on('reload', () => heard.push('here'));
    there.on('reload', ({ to }) => heard.push(`there ${to}`));
    here.post('reload', { to: '/' });
    expect(heard).toEqual(['there /']);
  });

  test('no message arrives after the listener or the tab is disposed', () => {
    const tabs = new FakeTabs();
    const [here, second, third] = [tabs.open(), tabs.open(), tabs.open()];
    const heard: string[] = [];
    second.on('reload', () => heard.push('second')).dispose();
    third.on('reload', () => heard.push('third'));
    third.dispose();
    here.post('reload', { to: null });
    expect(heard).toEqual([]);
  });
});
