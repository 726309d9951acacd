import { action, makeObservable, observableRef } from 'mobx';
import { toAppError, type AppError } from '~/lib/AppError';
import type { KeyValueStore } from '~/storage/KeyValueStore';

interface Entry {
  readonly id: string;
  readonly token: string;
}

/** Key of the list in the key-value store. */
const KEY = 'accounts';

/** The accounts that this browser can switch between, with their tokens. An empty list is removed from storage. */
export class AccountList {
  /** Account ids in the order in which they were added. */
  ids: readonly string[] = [];
  readonly #kv: KeyValueStore;
  readonly #report: (error: AppError) => void;

  /** @param report called when the list could not be read or saved; the current account works without it */
  constructor(kv: KeyValueStore, report: (error: AppError) => void) {
    this.#kv = kv;
    this.#report = report;
    makeObservable<this, 'show'>(this, { ids: observableRef, show: action });
  }

  /** Loads the ids from storage. */
  async load(): Promise<void> {
    this.show(await this.#read());
  }

  /** The token of an account. */
  async tokenOf(id: string): Promise<string | undefined> {
    return (await this.#read()).find((entry) => entry.id === id)?.token;
  }

  /** @returns the account that takes over when the current one signs out */
  async first(): Promise<Entry | undefined> {
    return (await this.#read())[0];
  }

  /** Adds an account or replaces its token. @returns whether the browser keeps it */
  async put(added: Entry): Promise<boolean> {
    const entries = await this.#read();
    const isKnown = entries.some(({ id }) => id === added.id);
    return this.#write(isKnown ? entries.map((entry) => (entry.id === added.id ? added : entry)) : [...entries, added]);
  }

  /** Removes the accounts that match. */
  async remove(matches: (entry: Entry) => boolean): Promise<void> {
    await this.#write((await this.#read()).filter((entry) => !matches(entry)));
  }

  /** Reads from storage each time, because another tab may have changed the list. */
  async #read(): Promise<readonly Entry[]> {
    try {
      const stored = await this.#kv.get<unknown>(KEY);
      return Array.isArray(stored) ? stored.filter(isEntry).map(({ id, token }) => ({ id, token })) : [];
    } catch (thrown) {
      this.#report(toAppError(thrown));
      return [];
    }
  }

  async #write(entries: readonly Entry[]): Promise<boolean> {
    this.show(entries);
    try {
      await (entries.length === 0 ? this.#kv.delete(KEY) : this.#kv.set(KEY, entries));
      return true;
    } catch (thrown) {
      this.#report(toAppError(thrown));
      return false;
    }
  }

  private show(entries: readonly Entry[]): void {
    this.ids = entries.map(({ id }) => id);
  }
}

function isEntry(raw: unknown): raw is Entry {
  const { id, token } = (raw ?? {}) as Partial<Entry>;
  return typeof id === 'string' && typeof token === 'string';
}
