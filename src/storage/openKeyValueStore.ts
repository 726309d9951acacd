import { createStore, del, get, set, update, type UseStore } from 'idb-keyval';
import { StorageError } from '~/lib/AppError';
import type { Clock } from '~/lib/clock';
import type { KeyValueStore } from './KeyValueStore';
import type { LocalStore } from './LocalStore';

/** Some browsers never answer when a damaged database is opened; ms. */
const PROBE_TIMEOUT_MS = 3_000;
const PROBE_KEY = 'idb-test';
/** Prefix of keys in localStorage when it replaces IndexedDB. */
const FALLBACK_PREFIX = 'idbfallback::';

/** The parts of IndexedDB that are used; tests pass a fake. */
export interface IndexedValues {
  get<T>(key: string): Promise<T | undefined>;
  set(key: string, value: unknown): Promise<void>;
  delete(key: string): Promise<void>;
  update<T>(key: string, change: (value: T | undefined) => T | undefined): Promise<void>;
}

/** The browser's IndexedDB, opened when it is first used. */
function indexedValues(): IndexedValues {
  let opened: UseStore | undefined;
  const store = (): UseStore => (opened ??= createStore('wisteria', 'values'));
  return {
    get: async (key) => get(key, store()),
    set: async (key, value) => set(key, value, store()),
    delete: async (key) => del(key, store()),
    // One transaction: no other tab comes between reading and writing.
    update: async (key, change) => update(key, change as (value: unknown) => unknown, store()),
  };
}

function localValues(local: LocalStore): IndexedValues {
  const read = (key: string): unknown => {
    const raw = local.get(FALLBACK_PREFIX + key);
    return raw === null ? undefined : JSON.parse(raw);
  };
  const write = (key: string, value: unknown): void => {
    if (!local.set(FALLBACK_PREFIX + key, JSON.stringify(value))) throw new StorageError('the browser refused to store a value');
  };
  return {
    get: async <T>(key: string) => read(key) as T | undefined,
    set: async (key, value) => write(key, value),
    async delete(key) {
      local.remove(FALLBACK_PREFIX + key);
    },
    async update<T>(key: string, change: (value: T | undefined) => T | undefined) {
      const value = change(read(key) as T | undefined);
      if (value === undefined) local.remove(FALLBACK_PREFIX + key);
      else write(key, value);
    },
  };
}

/**
 * Storage in IndexedDB, or in localStorage if IndexedDB cannot be opened or written. A probe at the first use decides
 * this once; if it fails, `onFallback` is called once, and `local.standsIn` says so from then on.
 */
export function openKeyValueStore(options: {
  readonly local: LocalStore;
  readonly clock: Clock;
  readonly indexed?: IndexedValues;
  readonly onFallback: (cause: unknown) => void;
}): KeyValueStore {
  const { local, clock, indexed = indexedValues(), onFallback } = options;
  let decided: Promise<IndexedValues> | undefined;

  const decide = async (): Promise<IndexedValues> => {
    try {
      await withTimeout(indexed.set(PROBE_KEY, 'test'), clock);
      return indexed;
    } catch (cause) {
      onFallback(new StorageError('IndexedDB cannot be used; localStorage keeps the values instead', { cause }));
      local.standsIn = true;
      return localValues(local);
    }
  };
  const run = async <T>(access: (values: IndexedValues) => Promise<T>): Promise<T> => {
    decided ??= decide();
    try {
      return await access(await decided);
    } catch (cause) {
      throw new StorageError('the browser refused to read or keep a value', { cause });
    }
  };

  const write = async (key: string, access: (values: IndexedValues) => Promise<void>): Promise<void> => {
    const tell = (isKept: boolean) => local.onWritten?.(key, isKept, 'indexed');
    try {
      await run(access);
    } catch (cause) {
      tell(false);
      throw cause;
    }
    tell(true);
  };

  return {
    get: async <T>(key: string) => run((values) => values.get<T>(key)),
    set: async (key, value) => write(key, (values) => values.set(key, value)),
    delete: async (key) => run((values) => values.delete(key)),
    update: async (key, change) => write(key, (values) => values.update(key, change)),
  };
}

async function withTimeout(work: Promise<void>, clock: Clock): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const timer = clock.after(PROBE_TIMEOUT_MS, () => reject(new StorageError('IndexedDB does not answer')));
    work.finally(() => timer.dispose()).then(resolve, reject);
  });
}
