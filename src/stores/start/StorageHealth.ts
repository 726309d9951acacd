import { action, makeObservable, observableRef } from 'mobx';
import type { Disposable } from '~/lib/disposable';
import type { RootStore } from '../RootStore';

/** A value as large as the settings. */
const PROBE = { key: 'probe', value: ' '.repeat(5_000) };

/** How long after a refusal the browser is asked again; ms. */
const RETRY_MS = 15_000;

/** Knows whether this browser keeps stored values. Refused values are tried again until they are kept. */
export class StorageHealth implements Disposable {
  /** Whether the browser refuses something; observable. */
  isFailing = false;
  readonly #root: Pick<RootStore, 'local' | 'kv' | 'clock' | 'overlays'>;
  /** The keys of refused values. */
  readonly #refused = { local: new Set<string>(), indexed: new Set<string>() };
  #retry: Disposable | undefined;

  constructor(root: Pick<RootStore, 'local' | 'kv' | 'clock' | 'overlays'>) {
    this.#root = root;
    makeObservable<this, 'note'>(this, { isFailing: observableRef, note: action });
    root.local.onWritten = (key, isKept, place = 'local') => this.note(place, key, isKept);
  }

  /** Tries again to store the refused values. Never rejects. @returns whether everything is kept now */
  async check(): Promise<boolean> {
    const { local } = this.#root;
    if (this.#refused.indexed.size > 0) await this.#checkIndexed();
    for (const key of this.#refused.local) {
      const value = local.get(key);
      // The entry was removed in the meantime.
      if (value === null) this.note('local', key, true);
      else local.set(key, value);
    }
    if (local.set(PROBE.key, PROBE.value)) local.remove(PROBE.key);
    return !this.isFailing;
  }

  dispose(): void {
    this.#root.local.onWritten = undefined;
    this.#retry?.dispose();
  }

  /** The values are in the stores that wrote them; this can only check whether a value fits. */
  async #checkIndexed(): Promise<void> {
    const { kv } = this.#root;
    try {
      await kv.set(PROBE.key, PROBE.value);
      await kv.delete(PROBE.key);
    } catch {
      return;
    }
    for (const key of this.#refused.indexed) this.note('indexed', key, true);
  }

  private note(place: 'local' | 'indexed', key: string, isKept: boolean): void {
    const { local, indexed } = this.#refused;
    if (isKept) this.#refused[place].delete(key);
    else this.#refused[place].add(key);
    this.isFailing = local.size + indexed.size > 0;
    this.#retry?.dispose();
    this.#retry = undefined;
    if (!this.isFailing) return;
    this.#retry = this.#root.clock.after(RETRY_MS, () => void this.check());
    this.#root.overlays.showBeside('storage');
  }
}

/** The health of this browser's storage, for `root.part`. */
export const createStorageHealth = (root: RootStore): StorageHealth => new StorageHealth(root);
