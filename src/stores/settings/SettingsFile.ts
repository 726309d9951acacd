import type { Clock } from '~/lib/clock';
import type { KeyValueStore } from '~/storage/KeyValueStore';
import type { LocalStore } from '~/storage/LocalStore';
import { defineDocument, type VersionedDocument } from '~/storage/VersionedDocument';

/** Raw values by name. Unknown names are kept, because another version of the client may know them. */
export type RawSettings = Readonly<Record<string, unknown>>;

/** A change of an account setting that the server has not confirmed. */
export interface UnsavedChange {
  /** The server's value before the change, as far as this device knew; missing if there was none. */
  readonly base?: unknown;
  /** When the setting was last changed; ms since the epoch. */
  readonly at: number;
}

interface FileData {
  /** Time of the last change, in ms since the epoch. The newer of two copies wins. */
  readonly stamp: number;
  readonly values: RawSettings;
  /** Changes that the server has not confirmed yet, by name; only for account settings. */
  readonly unsaved: Readonly<Record<string, UnsavedChange>>;
}

const isRecord = (raw: unknown): raw is Record<string, unknown> => raw !== null && typeof raw === 'object' && !Array.isArray(raw);

function parse(raw: unknown): FileData | undefined {
  if (!isRecord(raw) || !isRecord(raw.values)) return undefined;
  const { stamp, values, unsaved } = raw;
  return {
    stamp: typeof stamp === 'number' ? stamp : 0,
    values,
    unsaved: isRecord(unsaved) ? (unsaved as FileData['unsaved']) : {},
  };
}

/** Returns a record with single members changed; undefined removes one. */
function withChanges<T>(record: Readonly<Record<string, T>>, changes: ReadonlyMap<string, T | undefined>): Readonly<Record<string, T>> {
  const members = Object.entries<T | undefined>(record).filter(([name]) => !changes.has(name));
  return Object.fromEntries([...members, ...changes].filter(([, value]) => value !== undefined)) as Readonly<Record<string, T>>;
}

/**
 * The stored settings of one scope. There are two copies: one in localStorage, because the first paint needs it without waiting,
 * and one in IndexedDB, because browsers are slower to clear that. The newer copy wins at the start.
 */
export class SettingsFile {
  readonly #document: VersionedDocument<FileData>;
  readonly #local: LocalStore;
  readonly #kv: KeyValueStore;
  readonly #clock: Clock;
  #copying: Promise<void> | null = null;
  #copyAgain = false;

  constructor(key: string, deps: { readonly local: LocalStore; readonly kv: KeyValueStore; readonly clock: Clock }) {
    this.#document = defineDocument<FileData>({
      key,
      parse,
      fallback: () => ({ stamp: 0, values: {}, unsaved: {} }),
    });
    this.#local = deps.local;
    this.#kv = deps.kv;
    this.#clock = deps.clock;
  }

  /** The copy that can be read synchronously. */
  read(): Pick<FileData, 'values' | 'unsaved'> {
    return this.#document.load(this.#local).value;
  }

  /** @returns the values of the slower copy if it is newer than the one that {@link read} returned, else null */
  async readNewerCopy(): Promise<RawSettings | null> {
    const raw = await this.#kv.get<unknown>(this.#document.key);
    if (typeof raw !== 'string') return null;
    const copy = this.#document.decode(raw);
    if (copy.problem || copy.value.stamp <= this.#document.load(this.#local).value.stamp) return null;
    this.#document.save(this.#local, copy.value);
    return copy.value.values;
  }

  /**
   * Changes single values, and the list of unsaved changes. Reads the file again first, so that changes of other names by another tab are
   * kept.
   */
  change(values: ReadonlyMap<string, unknown>, unsaved: ReadonlyMap<string, UnsavedChange | undefined> = new Map()): void {
    const before = this.#document.load(this.#local).value;
    this.#document.save(this.#local, {
      stamp: Math.max(this.#clock.now(), before.stamp + 1),
      values: withChanges(before.values, values),
      unsaved: withChanges(before.unsaved, unsaved),
    });
    void this.#copy();
  }

  /** Writes the slower copy; changes during a write share the next one. Never rejects. */
  async #copy(): Promise<void> {
    this.#copyAgain = true;
    this.#copying ??= (async () => {
      while (this.#copyAgain) {
        this.#copyAgain = false;
        const raw = this.#local.get(this.#document.key);
        try {
          if (raw !== null) await this.#kv.set(this.#document.key, raw);
        } catch {
          // The quick copy has the value; the next change tries again.
        }
      }
      this.#copying = null;
    })();
    await this.#copying;
  }
}
