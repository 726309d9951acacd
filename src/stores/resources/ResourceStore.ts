import { untracked } from 'mobx';
import type { AppError } from '~/lib/AppError';
import { canonicalJson } from '~/lib/canonicalJson';
import { disposable, DisposableStore, type Disposable } from '~/lib/disposable';
import type { AccountScope } from '../session/AccountScope';
import { Collection } from './Collection';
import type { CollectionDefinition, EntityDefinition, QueryDefinition, RecordKeeper } from './definitions';
import { EntityStore, type Entity } from './EntityStore';
import { Query } from './Query';

/** How long something is kept after its last view is gone, unless its definition says otherwise; ms. */
const KEEP_MS = 60_000;

/** How many records of one kind are kept although nothing shows them, unless the kind says otherwise. */
const RECORD_LIMIT = 500;

/** The common parts of queries and collections. */
export interface Resource extends Disposable {
  readonly error: AppError | null;
  /** Whether it is loading for the first time or reloading completely. */
  readonly isRefreshing: boolean;
  /** Ids of the records that it refers to. */
  readonly loadedIds: readonly string[];
  /** Reloads, and keeps the items below the first batch of a list. */
  refresh(): Promise<unknown>;
  /** Reloads everything. */
  reload(): Promise<unknown>;
}

/** One query or collection, with the state of its use. */
interface Entry {
  readonly definition: object;
  readonly key: string;
  readonly resource: Resource;
  readonly keeper: RecordKeeper | null;
  /** How long {@link ResourceStore.read} uses an answer without asking again; ms. */
  readonly freshMs: number;
  /** How long it is kept without users; ms. */
  readonly keepMs: number;
  /** Listens for new records as long as the entry is kept. */
  hear?(): Disposable;
  /** Listens to the server while it is on screen. */
  follow?(): Disposable;
  users: number;
  /** When it was last requested, in ms since the epoch; null if the answer is missing or outdated. */
  askedAt: number | null;
  /** Disposed when the entry is dropped. */
  kept: DisposableStore;
  /** Active while it has users. */
  following: DisposableStore;
  /** Runs while it has no users. */
  expiry: Disposable | null;
}

/**
 * The loaded data of an account: queries and collections by definition and parameters, and the records that they refer to. Views of the
 * same thing share one entry. The first view loads it, the last one aborts its request when it leaves, and some time later the entry is
 * dropped.
 */
export class ResourceStore implements Disposable {
  readonly #account: AccountScope;
  readonly #byDefinition = new Map<object, Map<string, Entry>>();
  readonly #byResource = new WeakMap<Resource, Entry>();
  /** All kept entries. */
  readonly #entries = new Set<Entry>();
  readonly #records = new Map<object, unknown>();

  constructor(account: AccountScope) {
    this.#account = account;
  }

  /** The records of one kind. */
  entities<T extends Entity>(definition: EntityDefinition<T>): EntityStore<T> {
    const known = this.#records.get(definition) as EntityStore<T> | undefined;
    if (known) return known;
    const store: EntityStore<T> = new EntityStore<T>({
      limit: definition.limit ?? RECORD_LIMIT,
      ...(definition.merge && { merge: definition.merge }),
      follow: () => definition.follow?.(this.#account, store) ?? disposable(() => {}),
    });
    this.#records.set(definition, store);
    return store;
  }

  /** The query for a definition and parameters. It loads once it is {@link acquire acquired}. */
  query<P, S, T>(definition: QueryDefinition<P, S, T>, params: P): Query<T> {
    const account = this.#account;
    return this.#find(definition, params, () => ({
      resource: new Query<T>({
        fetch: (signal) => definition.fetch(account, params, signal),
        read: (answer) => definition.read(account, answer as S, params),
        known: () => definition.known?.(account, params),
      }),
      keeper: definition.records?.(account) ?? null,
      freshMs: definition.freshMs ?? 0,
      keepMs: Math.max(definition.keepMs ?? KEEP_MS, definition.freshMs ?? 0),
      ...(definition.follow && { follow: () => definition.follow!(account, params) }),
    })) as Query<T>;
  }

  /** The list for a definition and parameters. It loads once it is {@link acquire acquired}. */
  collection<P, T extends Entity>(definition: CollectionDefinition<P, T>, params: P): Collection<T> {
    const account = this.#account;
    return this.#find(definition, params, () => {
      const records = definition.entity?.of(account);
      const sizes = definition.batchSizes?.(params);
      const compare = definition.compare?.(params);
      const includes = (item: T): boolean => definition.includes?.(item, params) ?? true;
      const list = new Collection<T>({
        fetch: (batch) => definition.fetch(account, params, batch),
        ...(records && { read: (item) => records.get(item.id) }),
        includes,
        ...(compare && { compare }),
        ...(sizes && { firstLimit: sizes.first, nextLimit: sizes.next }),
        looksAhead: definition.looksAhead ?? false,
      });
      const insert = (record: T): void => {
        if (includes(record)) list.insert(record);
      };
      return {
        resource: list,
        keeper: records ?? definition.records?.(account) ?? null,
        freshMs: 0,
        keepMs: KEEP_MS,
        ...(records && definition.includes && { hear: () => records.onArrived(insert) }),
        ...(definition.follow && { follow: () => definition.follow!(account, params, list) }),
      };
    }) as Collection<T>;
  }

  /** Uses a query or collection until the lease is disposed. The first user loads it. */
  acquire(resource: Resource): Disposable {
    const entry = this.#byResource.get(resource);
    if (!entry) return disposable(() => {});
    entry.users += 1;
    if (entry.users === 1) this.#open(entry);
    return disposable(() => {
      entry.users -= 1;
      if (entry.users === 0) this.#close(entry);
    });
  }

  /**
   * Returns the value of a query, for menus and actions that need it once. Asks the server unless the last answer is fresh.
   * @param signal stops the request, unless something else waits for it too
   * @throws {AppError} when the server refuses or cannot be reached, or when the request was stopped
   */
  async read<P, S, T>(definition: QueryDefinition<P, S, T>, params: P, signal?: AbortSignal): Promise<T | undefined> {
    const query = this.query(definition, params);
    const entry = this.#byResource.get(query)!;
    if (this.#isFresh(entry)) return untracked(() => query.value);
    const lease = this.acquire(query);
    signal?.addEventListener('abort', () => lease.dispose(), { once: true });
    try {
      const result = await query.load();
      if (!result.ok) throw result.error;
      return untracked(() => query.value);
    } finally {
      lease.dispose();
    }
  }

  /**
   * Marks the answers of a definition as outdated: those on screen reload now, the others when they are next shown.
   * @param params parameters of the one outdated answer; all answers by default
   */
  invalidate<P>(definition: { fetch(account: AccountScope, params: P, how: never): unknown }, params?: P): void {
    const key = params === undefined ? null : canonicalJson(params);
    for (const entry of this.#entries) {
      if (entry.definition !== definition || (key !== null && entry.key !== key)) continue;
      entry.askedAt = null;
      if (entry.users > 0) this.#refresh(entry);
    }
  }

  /** Reloads resources on screen with records of a kind whose events were missed. */
  reloadRecordsOf(keeper: RecordKeeper): void {
    for (const entry of this.#entries) if (entry.keeper === keeper && entry.users > 0) void entry.resource.reload();
  }

  dispose(): void {
    for (const entry of this.#entries) this.#drop(entry);
  }

  #find(
    definition: object,
    params: unknown,
    create: () => Pick<Entry, 'resource' | 'keeper' | 'freshMs' | 'keepMs' | 'hear' | 'follow'>,
  ): Resource {
    const key = canonicalJson(params) ?? '';
    const known = this.#byDefinition.get(definition)?.get(key);
    if (known) return known.resource;
    const entry: Entry = {
      definition,
      key,
      ...untracked(create),
      users: 0,
      askedAt: null,
      kept: new DisposableStore(),
      following: new DisposableStore(),
      expiry: null,
    };
    this.#byResource.set(entry.resource, entry);
    this.#keep(entry);
    // A view that is never painted must request nothing and leave nothing behind.
    this.#expire(entry);
    return entry.resource;
  }

  #keep(entry: Entry): void {
    const { definition, key, keeper, resource } = entry;
    const siblings = this.#byDefinition.get(definition) ?? new Map<string, Entry>();
    this.#byDefinition.set(definition, siblings);
    siblings.set(key, entry);
    this.#entries.add(entry);
    entry.kept = new DisposableStore();
    if (keeper) entry.kept.add(keeper.addRoots(() => untracked(() => resource.loadedIds)));
    if (entry.hear) entry.kept.add(entry.hear());
    entry.kept.add(() => {
      this.#entries.delete(entry);
      if (siblings.get(key) === entry) siblings.delete(key);
    });
  }

  #open(entry: Entry): void {
    entry.expiry?.dispose();
    entry.expiry = null;
    // When a view that was hidden for a long time returns, its entry may have been dropped.
    if (entry.kept.isDisposed) this.#keep(entry);
    entry.following = new DisposableStore();
    if (entry.keeper?.follow) entry.following.add(entry.keeper.follow());
    if (entry.follow) entry.following.add(entry.follow());
    this.#refresh(entry);
  }

  #close(entry: Entry): void {
    entry.following.dispose();
    // An aborted request has no answer.
    if (untracked(() => entry.resource.isRefreshing)) entry.askedAt = null;
    entry.resource.dispose();
    this.#expire(entry);
  }

  #expire(entry: Entry): void {
    entry.expiry?.dispose();
    entry.expiry = this.#account.clock.after(entry.keepMs, () => this.#drop(entry));
  }

  #drop(entry: Entry): void {
    entry.expiry?.dispose();
    entry.following.dispose();
    entry.resource.dispose();
    entry.kept.dispose();
  }

  #isFresh({ resource, askedAt, freshMs }: Entry): boolean {
    const isAnswered = untracked(() => resource.error === null && !resource.isRefreshing);
    return askedAt !== null && isAnswered && this.#account.clock.now() - askedAt < freshMs;
  }

  #refresh(entry: Entry): void {
    entry.askedAt = this.#account.clock.now();
    void entry.resource.refresh();
  }
}
