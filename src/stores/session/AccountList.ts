import { action, makeObservable, observableRef } from 'mobx';
import { toAppError, type AppError } from '~/lib/AppError';
import { safeHttpUrl } from '~/lib/safeHttpUrl';
import { accountRef, idOfRef, readAccountRef, type AccountRef } from '~/services/accountRef';
import type { KeyValueStore } from '~/storage/KeyValueStore';
import type { LocalStore } from '~/storage/LocalStore';
import { rememberOrigins } from './knownOrigins';

/** Whose token it is: the account's own, which may do everything, or that of an app, which the server keeps from the account's security. */
export type TokenKind = 'own' | 'app';

/** An account of this browser and what it is used with. */
export interface AccountEntry {
  readonly ref: AccountRef;
  /** The origin of its server. */
  readonly origin: string;
  readonly token: string;
  readonly kind: TokenKind;
}

/** An entry as it is stored. Without an origin, the account is on the server of the page; without a kind, the token is its own. */
interface StoredEntry {
  readonly id: string;
  readonly token: string;
  readonly origin?: string;
  readonly kind?: TokenKind;
}

/** The dependencies of an {@link AccountList}. */
export interface AccountListDeps {
  readonly kv: KeyValueStore;
  readonly local: LocalStore;
  readonly pageOrigin: string;
  /** Called when the list could not be read or saved; the current account works without it. */
  readonly report: (error: AppError) => void;
}

/** Key of the list in the key-value store. */
const KEY = 'accounts';

/** The accounts that this browser can switch between, with their tokens. An empty list is removed from storage. */
export class AccountList {
  /** The accounts in the order in which they were added. */
  refs: readonly AccountRef[] = [];
  readonly #deps: AccountListDeps;

  constructor(deps: AccountListDeps) {
    this.#deps = deps;
    makeObservable<this, 'show'>(this, { refs: observableRef, show: action });
  }

  /** Loads the accounts from storage. */
  async load(): Promise<void> {
    this.show(await this.#read());
  }

  /** The entry of an account. */
  async find(name: AccountRef): Promise<AccountEntry | undefined> {
    const ref = readAccountRef(name, this.#deps.pageOrigin);
    return (await this.#read()).find((entry) => entry.ref === ref);
  }

  /** All entries in their order. */
  all(): Promise<readonly AccountEntry[]> {
    return this.#read();
  }

  /** @returns the account that takes over when the current one signs out */
  async first(): Promise<AccountEntry | undefined> {
    return (await this.#read())[0];
  }

  /** Adds an account or replaces its token. @returns whether the browser keeps it */
  put(added: AccountEntry): Promise<boolean> {
    return this.#change((entries) => {
      const isKnown = entries.some(({ ref }) => ref === added.ref);
      return isKnown ? entries.map((entry) => (entry.ref === added.ref ? added : entry)) : [...entries, added];
    });
  }

  /** Removes the accounts that match. */
  async remove(matches: (entry: AccountEntry) => boolean): Promise<void> {
    await this.#change((entries) => entries.filter((entry) => !matches(entry)));
  }

  /** Reads from storage each time, because another tab may have changed the list. */
  async #read(): Promise<readonly AccountEntry[]> {
    const { kv, report, pageOrigin } = this.#deps;
    try {
      return entriesOf(await kv.get<unknown>(KEY), pageOrigin);
    } catch (thrown) {
      report(toAppError(thrown));
      return [];
    }
  }

  /** Changes the list in one step, because the start and other tabs change it, too. @returns whether the browser keeps it */
  async #change(change: (entries: readonly AccountEntry[]) => readonly AccountEntry[]): Promise<boolean> {
    const { kv, local, report, pageOrigin } = this.#deps;
    let entries: readonly AccountEntry[] = [];
    const apply = (stored: unknown) => {
      entries = change(entriesOf(stored, pageOrigin));
      return entries.length === 0 ? undefined : entries.map((entry) => storedOf(entry, pageOrigin));
    };
    try {
      await kv.update<unknown>(KEY, apply);
      return true;
    } catch (thrown) {
      report(toAppError(thrown));
      apply([]);
      return false;
    } finally {
      this.show(entries);
      const others = entries.map(({ origin }) => origin).filter((origin) => origin !== pageOrigin);
      rememberOrigins(local, others);
    }
  }

  private show(entries: readonly AccountEntry[]): void {
    this.refs = entries.map(({ ref }) => ref);
  }
}

const entriesOf = (stored: unknown, pageOrigin: string): readonly AccountEntry[] =>
  Array.isArray(stored) ? stored.filter(isEntry).map((entry) => entryOf(entry, pageOrigin)) : [];

const entryOf = ({ id, token, origin = '', kind }: StoredEntry, pageOrigin: string): AccountEntry => {
  const own = origin === '' ? pageOrigin : origin;
  return { ref: accountRef(id, own, pageOrigin), origin: own, token, kind: kind === 'app' ? 'app' : 'own' };
};

const storedOf = ({ ref, origin, token, kind }: AccountEntry, pageOrigin: string): StoredEntry => ({
  ...(origin === pageOrigin ? { id: ref, token } : { id: idOfRef(ref), token, origin }),
  ...(kind === 'app' && { kind }),
});

function isEntry(raw: unknown): raw is StoredEntry {
  const { id, token, origin } = (raw ?? {}) as Partial<StoredEntry>;
  return typeof id === 'string' && typeof token === 'string' && (origin === undefined || isOrigin(origin));
}

/** A token is sent there, so it must be an origin and nothing more. */
export const isOrigin = (raw: unknown): raw is string => typeof raw === 'string' && safeHttpUrl(raw) === `${raw}/`;
