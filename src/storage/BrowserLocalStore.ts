import type { LocalStore } from './LocalStore';

/**
 * localStorage that never throws. If the browser refuses (private window, full, blocked by policy), the value is kept
 * in memory for this page.
 */
export class BrowserLocalStore implements LocalStore {
  readonly #kept: Storage | null;
  standsIn?: boolean;
  onWritten: LocalStore['onWritten'];
  /** Values that the browser refused; they hide older ones in the storage. */
  readonly #refused = new Map<string, string>();

  /** @param open returns the storage; accessing `window.localStorage` can itself throw */
  constructor(open: () => Storage = () => window.localStorage) {
    let storage: Storage | null = null;
    try {
      storage = open();
    } catch {
      // Blocked by policy: values are kept in memory.
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
    const isKept = this.#write(key, value);
    this.onWritten?.(key, isKept);
    return isKept;
  }

  #write(key: string, value: string): boolean {
    try {
      if (this.#kept) {
        this.#kept.setItem(key, value);
        this.#refused.delete(key);
        return true;
      }
    } catch {
      // Full or read-only: the value is kept for this page.
    }
    this.#refused.set(key, value);
    return false;
  }

  offer(key: string, value: string): void {
    try {
      this.#kept?.setItem(key, value);
    } catch {
      this.remove(key);
    }
  }

  remove(key: string): void {
    this.#refused.delete(key);
    try {
      this.#kept?.removeItem(key);
    } catch {
      // A storage that refuses this refuses reading as well.
    }
  }
}
