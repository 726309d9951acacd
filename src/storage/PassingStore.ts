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

  offer(key: string, value: string): void {
    this.#values.set(key, value);
  }

  remove(key: string): void {
    this.#values.delete(key);
  }
}
