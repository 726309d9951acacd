import type { LocalStore } from './LocalStore';

/**
 * localStorage that never throws. Where the browser refuses (private windows, storage full, blocked by policy) the value
 * lives in memory until the page ends, so the product keeps working.
 */
export class BrowserLocalStore implements LocalStore {
  readonly #kept: Storage | null;
  /** Values that the browser refused; they hide what it still has under the same key. */
  readonly #refused = new Map<string, string>();

  /** @param open gives the storage; touching `window.localStorage` may itself throw. */
  constructor(open: () => Storage = () => window.localStorage) {
    let storage: Storage | null = null;
    try {
      storage = open();
    } catch {
      // Blocked by policy: memory has to do.
    }
    this.#kept = storage;
  }

  get(key: string): string | null {
    const refused = this.#refused.get(key);
    if (refused !== undefined) return refused;
    try {
      return this.#kept?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  set(key: string, value: string): boolean {
    try {
      if (this.#kept) {
        this.#kept.setItem(key, value);
        this.#refused.delete(key);
        return true;
      }
    } catch {
      // Full or read-only: keep it for this page only.
    }
    this.#refused.set(key, value);
    return false;
  }

  remove(key: string): void {
    this.#refused.delete(key);
    try {
      this.#kept?.removeItem(key);
    } catch {
      // Nothing that could be read back was left behind.
    }
  }
}
