import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import { CancelledError, toAppError, type AppError } from '~/lib/AppError';
import type { Disposable } from '~/lib/disposable';

/** One request of a list; `untilId` is the last id so far, `offset` how many there are. */
export interface Page {
  readonly limit: number;
  readonly untilId?: string;
  readonly offset?: number;
  readonly signal: AbortSignal;
}

/** How a {@link PagedList} asks. */
export interface PagedListOptions<T> {
  fetch(page: Page): Promise<readonly T[]>;
  /** Default 10, then 30 (reference/timelines-streaming.md section 1). */
  readonly firstLimit?: number;
  readonly nextLimit?: number;
  /** Asks for one item more than it takes, so that it knows the end without asking once more. */
  readonly looksAhead?: boolean;
}

/** A list that grows at its end, page by page. An empty page ends it: servers may answer short pages before the end. */
export class PagedList<T extends { readonly id: string }> implements Disposable {
  items: readonly T[] = [];
  status: 'idle' | 'loading' | 'ready' | 'error' = 'idle';
  /** Why the first page failed. */
  error: AppError | null = null;
  hasMore = true;
  isLoadingMore = false;
  /** Why the last further page failed. */
  moreError: AppError | null = null;

  readonly #options: PagedListOptions<T>;
  #request = new AbortController();

  constructor(options: PagedListOptions<T>) {
    this.#options = options;
    makeObservable<this, 'byId' | 'begin' | 'append' | 'failed'>(this, {
      items: observableRef,
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
      load: action,
      loadMore: action,
      prepend: action,
      remove: action,
      replace: action,
    });
  }

  get ids(): readonly string[] {
    return this.items.map(({ id }) => id);
  }

  /** An item by id; observable. */
  get(id: string): T | undefined {
    return this.byId.get(id);
  }

  /** Stops asking. What was on its way can be asked for again: panes that are out of sight let go and take up again. */
  dispose(): void {
    this.#request.abort();
    this.isLoadingMore = false;
    if (this.status === 'loading') this.status = 'idle';
  }

  /** Loads the first page, once. */
  async load(): Promise<void> {
    if (this.status === 'idle' || this.status === 'error') await this.reload();
  }

  /** Loads the first page anew. What is shown stays until the answer. */
  async reload(): Promise<void> {
    await this.#fetch({ limit: this.#options.firstLimit ?? 10 }, true);
  }

  /** Loads the next page; nothing while one is on its way. */
  async loadMore(): Promise<void> {
    if (this.status !== 'ready' || this.isLoadingMore || !this.hasMore) return;
    const last = this.items.at(-1);
    await this.#fetch({ limit: this.#options.nextLimit ?? 30, offset: this.items.length, ...(last && { untilId: last.id }) }, false);
  }

  /** Puts something that just came at the front; an item that is there already stays where it is. */
  prepend(item: T): void {
    if (!this.items.some(({ id }) => id === item.id)) this.items = [item, ...this.items];
  }

  /** Takes an item out. */
  remove(id: string): void {
    this.items = this.items.filter((item) => item.id !== id);
  }

  /** Puts a newer form of an item in its place, if it is there. */
  replace(item: T): void {
    if (this.byId.has(item.id)) this.items = this.items.map((known) => (known.id === item.id ? item : known));
  }

  private get byId(): ReadonlyMap<string, T> {
    return new Map(this.items.map((item) => [item.id, item]));
  }

  async #fetch(page: Omit<Page, 'signal'>, isFirst: boolean): Promise<void> {
    this.#request.abort();
    const { signal } = (this.#request = new AbortController());
    this.begin(isFirst);
    try {
      const { looksAhead = false } = this.#options;
      const found = await this.#options.fetch({ ...page, limit: page.limit + Number(looksAhead), signal });
      if (signal.aborted) return;
      const hasMore = looksAhead ? found.length > page.limit : found.length > 0;
      this.append(found.slice(0, page.limit), isFirst, hasMore);
    } catch (thrown) {
      const error = toAppError(thrown);
      if (!signal.aborted && !(error instanceof CancelledError)) this.failed(error, isFirst);
    }
  }

  private begin(isFirst: boolean): void {
    this.moreError = null;
    this.isLoadingMore = !isFirst;
    if (!isFirst) return;
    this.status = 'loading';
    this.error = null;
  }

  private append(found: readonly T[], isFirst: boolean, hasMore: boolean): void {
    const known = isFirst ? [] : this.items;
    const ids = new Set(known.map(({ id }) => id));
    this.items = [...known, ...found.filter(({ id }) => !ids.has(id))];
    this.hasMore = hasMore;
    this.isLoadingMore = false;
    this.status = 'ready';
  }

  private failed(error: AppError, isFirst: boolean): void {
    this.isLoadingMore = false;
    if (!isFirst) this.moreError = error;
    else {
      this.status = 'error';
      this.error = error;
    }
  }
}
