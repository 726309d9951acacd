import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import { CanceledError, toAppError, type AppError } from '~/lib/AppError';
import type { Disposable } from '~/lib/disposable';
import { ok, type Result } from '~/lib/Result';
import { settle } from '../settle';

/** One request of a list; `untilId` is the last id so far, `offset` the number of items so far. */
export interface Batch {
  readonly limit: number;
  readonly untilId?: string;
  readonly offset?: number;
  readonly signal: AbortSignal;
}

/** How a {@link Collection} loads its items and which of them it shows. */
export interface CollectionOptions<T> {
  fetch(batch: Batch): Promise<readonly T[]>;
  /** Items in the first batch; default 10. */
  readonly firstLimit?: number;
  /** Items in each later batch; default 30. */
  readonly nextLimit?: number;
  /** Whether to request one more item than needed, which shows whether the list continues. */
  readonly looksAhead?: boolean;
  /**
   * Returns the current version of an item, `undefined` once it was deleted; observed. Without it, items stay as they were
   * loaded.
   */
  read?(item: T): T | undefined;
  /** Returns whether an item still belongs in the list; observed. */
  includes?(item: T): boolean;
  /** How the items are sorted; by default newest first, as they were loaded. */
  compare?(this: void, a: T, b: T): number;
}

interface Answer<T> {
  readonly items: readonly T[];
  readonly hasMore: boolean;
}

/** A list that loads batch by batch. An empty batch ends it, because servers may return short batches before the end. */
export class Collection<T extends { readonly id: string }> implements Disposable {
  status: 'idle' | 'loading' | 'ready' | 'error' = 'idle';
  /** The failure of the first batch, if there is nothing to show. */
  error: AppError | null = null;
  hasMore = true;
  isLoadingMore = false;
  /** The failure of the last further batch, or of the reloaded first one. It stays while the batch is requested again. */
  moreError: AppError | null = null;
  /** All loaded items, including those that are hidden because they were deleted or moved away. */
  private loaded: readonly T[] = [];

  readonly #options: CollectionOptions<T>;
  #request = new AbortController();
  /** Whether the last failed request was for the first batch. */
  #isOutdated = false;
  /** The refresh that is running. */
  #refreshing: Promise<Result> | null = null;
  /** Items that were inserted since the last request began: the answer may be older and lack them. */
  readonly #inserted = new Map<string, T>();

  constructor(options: CollectionOptions<T>) {
    this.#options = options;
    makeObservable<this, 'loaded' | 'byId' | 'begin' | 'append' | 'failed' | 'putOnTop'>(this, {
      loaded: observableRef,
      items: computed,
      status: observable,
      error: observableRef,
      hasMore: observable,
      isLoadingMore: observable,
      moreError: observableRef,
      ids: computed,
      byId: computed,
      begin: action,
      append: action,
      failed: action,
      dispose: action,
      putOnTop: action,
      refresh: action,
      load: action,
      loadMore: action,
      prepend: action,
      insert: action,
      remove: action,
      replace: action,
    });
  }

  /** The items to show, in order. */
  get items(): readonly T[] {
    const options = this.#options;
    const items = this.loaded.flatMap((item) => {
      const current = options.read ? options.read(item) : item;
      return current && (options.includes?.(current) ?? true) ? [current] : [];
    });
    return options.compare ? items.toSorted(options.compare) : items;
  }

  get ids(): readonly string[] {
    return this.items.map(({ id }) => id);
  }

  /** The ids of all loaded items. */
  get loadedIds(): readonly string[] {
    return this.loaded.map(({ id }) => id);
  }

  /** Whether the first batch is loading. */
  get isRefreshing(): boolean {
    return this.status === 'loading';
  }

  /** An item by id; observable. */
  get(id: string): T | undefined {
    return this.byId.get(id);
  }

  /** Stops loading. It can be started again, because hidden panes release the list and acquire it later. */
  dispose(): void {
    this.#request.abort();
    this.isLoadingMore = false;
    if (this.status === 'loading') this.status = 'idle';
  }

  /** Loads the first batch, once. */
  async load(): Promise<void> {
    if (this.status === 'idle' || this.status === 'error') await this.reload();
  }

  /** Loads the first batch again. The current items stay until the answer arrives. */
  async reload(): Promise<void> {
    await this.#fetch(this.#firstBatch, true);
  }

  /**
   * Loads the first batch again and keeps the loaded items below it, because other readers may be at these items. If that fails, the list
   * does not change.
   */
  async refresh(): Promise<Result> {
    if (this.status !== 'ready') {
      await this.load();
      return ok();
    }
    const running = this.#loadTop();
    this.#refreshing = running;
    const result = await running;
    if (this.#refreshing === running) this.#refreshing = null;
    return result;
  }

  async #loadTop(): Promise<Result> {
    const before = this.loaded;
    const signal = this.#renew();
    this.isLoadingMore = false;
    const answer = await settle(this.#ask(this.#firstBatch, signal));
    if (signal.aborted) return ok();
    if (answer.ok) this.putOnTop(answer.value, before);
    return answer.ok ? ok() : answer;
  }

  /** Loads the next batch; does nothing while one is loading. If the first batch failed last, this loads it again. */
  async loadMore(): Promise<void> {
    // A further batch would abort the refresh, and its result would be lost.
    while (this.#refreshing) {
      await this.#refreshing;
      if (this.#request.signal.aborted) return;
    }
    if (this.status !== 'ready' || this.isLoadingMore) return;
    if (this.#isOutdated) {
      await this.#fetch(this.#firstBatch, true, this.loaded);
      return;
    }
    if (!this.hasMore) return;
    const last = this.loaded.at(-1);
    // The server no longer counts items that were deleted or moved away.
    const offset = this.items.length;
    await this.#fetch({ limit: this.#options.nextLimit ?? 30, offset, ...(last && { untilId: last.id }) }, false);
  }

  /** Adds a new item at the front; an item that is already in the list keeps its place. */
  prepend(item: T): void {
    if (!this.loaded.some(({ id }) => id === item.id)) this.loaded = [item, ...this.loaded];
  }

  /**
   * Adds an item at its place; by default, lists are sorted by id, newest first. Below the loaded part, it does nothing: the batch that
   * contains the item adds it. While the first batch loads, the item waits for that batch.
   */
  insert(item: T): void {
    this.#inserted.set(item.id, item);
    if (this.status !== 'ready' || this.loaded.some(({ id }) => id === item.id)) return;
    const { compare } = this.#options;
    const at = this.loaded.findIndex((one) => (compare ? compare(item, one) < 0 : one.id < item.id));
    if (at === -1 && this.hasMore && this.loaded.length > 0) return;
    this.loaded = at === -1 ? [...this.loaded, item] : this.loaded.toSpliced(at, 0, item);
  }

  /** Removes an item. */
  remove(id: string): void {
    this.#inserted.delete(id);
    this.loaded = this.loaded.filter((item) => item.id !== id);
  }

  /** Replaces an item with a newer version, if it is in the list. */
  replace(item: T): void {
    if (this.#inserted.has(item.id)) this.#inserted.set(item.id, item);
    this.loaded = this.loaded.map((known) => (known.id === item.id ? item : known));
  }

  private get byId(): ReadonlyMap<string, T> {
    return new Map(this.items.map((item) => [item.id, item]));
  }

  get #firstBatch(): Omit<Batch, 'signal'> {
    return { limit: this.#options.firstLimit ?? 10 };
  }

  /** Aborts the previous request, whose answer is no longer needed. */
  #renew(): AbortSignal {
    this.#request.abort();
    this.#request = new AbortController();
    this.#inserted.clear();
    return this.#request.signal;
  }

  async #ask(batch: Omit<Batch, 'signal'>, signal: AbortSignal): Promise<Answer<T>> {
    const { looksAhead = false } = this.#options;
    const found = await this.#options.fetch({ ...batch, limit: batch.limit + Number(looksAhead), signal });
    return { items: found.slice(0, batch.limit), hasMore: looksAhead ? found.length > batch.limit : found.length > 0 };
  }

  /** @param kept the items that stay below the reloaded first batch */
  async #fetch(batch: Omit<Batch, 'signal'>, isFirst: boolean, kept?: readonly T[]): Promise<void> {
    const signal = this.#renew();
    const before = this.loaded;
    this.begin(isFirst && !kept);
    try {
      const answer = await this.#ask(batch, signal);
      if (signal.aborted) return;
      if (kept) this.putOnTop(answer, kept);
      else this.append(answer, isFirst ? this.loaded.filter((item) => !before.includes(item)) : this.loaded);
    } catch (thrown) {
      const error = toAppError(thrown);
      if (!signal.aborted && !(error instanceof CanceledError)) this.failed(error, isFirst);
    }
  }

  /** @param before the items when the first batch was requested; anything that arrived since is newer than that batch */
  private putOnTop({ items: found, hasMore }: Answer<T>, before: readonly T[]): void {
    const taken = new Set([...before, ...found].map(({ id }) => id));
    const arrived = this.loaded.filter(({ id }) => !taken.has(id) && !this.#inserted.has(id));
    const seam = this.loaded.findIndex(({ id }) => id === found.at(-1)?.id);
    const below = seam === -1 ? [] : this.loaded.slice(seam + 1).filter((item) => !found.some(({ id }) => id === item.id));
    this.loaded = [...arrived, ...found, ...below];
    if (below.length === 0) this.hasMore = hasMore;
    this.moreError = null;
    this.isLoadingMore = false;
    this.#isOutdated = false;
    this.#insertAgain();
  }

  private begin(isFirst: boolean): void {
    this.isLoadingMore = !isFirst;
    if (!isFirst) return;
    this.moreError = null;
    this.status = 'loading';
    this.error = null;
  }

  /** @param known the items above the batch; above the first one, those that arrived since it was requested */
  private append({ items: found, hasMore }: Answer<T>, known: readonly T[]): void {
    const ids = new Set(known.map(({ id }) => id));
    this.loaded = [...known, ...found.filter(({ id }) => !ids.has(id))];
    this.hasMore = hasMore;
    this.moreError = null;
    this.isLoadingMore = false;
    this.#isOutdated = false;
    this.status = 'ready';
    this.#insertAgain();
  }

  private failed(error: AppError, isFirst: boolean): void {
    this.isLoadingMore = false;
    this.#isOutdated = isFirst;
    if (isFirst && this.loaded.length === 0) {
      this.status = 'error';
      this.error = error;
    } else {
      this.status = 'ready';
      this.moreError = error;
      this.#insertAgain();
    }
  }

  #insertAgain(): void {
    for (const item of this.#inserted.values()) this.insert(item);
  }
}
