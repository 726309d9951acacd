import type { LocalStore } from './LocalStore';

/** A store in memory, which leaves no trace in the browser. */
export class PassingStore implements LocalStore {
  readonly #values = new Map<string, string>();

  get(key: string): string | null {
    return this.#values.get(key) ?? null;
  }

  set(key: string, value: string): boolean {
    this.#values.set(key, value);
    return true;
  }

  remove(key: string): void {
    this.#values.delete(key);
  }
}
