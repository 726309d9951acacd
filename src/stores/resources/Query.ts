import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import { CancelledError, toAppError, type AppError } from '~/lib/AppError';
import type { Disposable } from '~/lib/disposable';
import { fail, ok, type Result } from '~/lib/Result';

/** How a {@link Query} loads and reads its value. */
export interface QueryOptions<S, T> {
  /** Asks the server. What it returns is kept and handed to `read`. */
  fetch(signal: AbortSignal): Promise<S>;
  /** Turns the kept answer into the value, usually by reading entity tables; observed. `undefined` means it was deleted. */
  read(answer: S): T | undefined;
  /** An answer that can be shown before the server has spoken, because the client knows the thing already; observed. */
  known?(): S | undefined;
}

/**
 * One value that is loaded from the server and shared by every view that shows it. `status` says what there is to show:
 * a value stays `ready` while it is loaded again and when that fails, in which case `error` says why.
 */
export class Query<T> implements Disposable {
  /** Why the last load failed; null while one is running and after one that worked. */
  error: AppError | null = null;
  /** Whether a request is under way. */
  isRefreshing = false;
  private answer: { readonly value: unknown } | null = null;

  readonly #options: QueryOptions<unknown, T>;
  #request: AbortController | null = null;
  #loading: Promise<Result> | null = null;

  constructor(options: QueryOptions<unknown, T>) {
    this.#options = options;
    makeObservable<this, 'answer' | 'begin' | 'succeed' | 'giveUp'>(this, {
      error: observableRef,
      isRefreshing: observable,
      answer: observableRef,
      hasAnswer: computed,
      value: computed,
      status: computed,
      begin: action,
      succeed: action,
      giveUp: action,
      dispose: action,
    });
  }

  /** Whether the server has answered at least once. */
  get hasAnswer(): boolean {
    return this.answer !== null;
  }

  /** The value; `undefined` while nothing is known, and once the thing was deleted. */
  get value(): T | undefined {
    const answer = this.answer ?? wrap(this.#options.known?.());
    return answer ? this.#options.read(answer.value) : undefined;
  }

  /** What there is to show: `ready` also for a thing that turned out to be deleted, whose `value` is `undefined`. */
  get status(): 'loading' | 'ready' | 'error' {
    if (this.answer || this.value !== undefined) return 'ready';
    return this.error ? 'error' : 'loading';
  }

  /** The ids in the last answer, for a query whose answer is one id or a list of ids. */
  get loadedIds(): readonly string[] {
    const { answer } = this;
    const ids: readonly unknown[] = answer ? [answer.value].flat() : [];
    return ids.filter((id) => typeof id === 'string');
  }

  /** Joins the request that is under way, or starts one. */
  load(): Promise<Result> {
    return this.#loading ?? this.reload();
  }

  /** Asks the server again, even if a request is under way: its answer may be older than the reason to ask. */
  reload(): Promise<Result> {
    this.#request?.abort();
    const request = new AbortController();
    this.#request = request;
    this.begin();
    const loading = this.#run(request);
    this.#loading = loading;
    return loading;
  }

  /** The same as {@link reload}: only lists have more to keep than a reload keeps. */
  refresh(): Promise<Result> {
    return this.reload();
  }

  /** Aborts the request that is under way. The query can be loaded again. */
  dispose(): void {
    this.#request?.abort();
    this.#request = null;
    this.#loading = null;
    this.isRefreshing = false;
  }

  async #run(request: AbortController): Promise<Result> {
    const result = await this.#ask(request.signal);
    // A later request took over, and its result is the one that counts.
    if (this.#request !== request) return this.#loading ?? fail(new CancelledError('cancelled'));
    this.#request = null;
    this.#loading = null;
    if (!result.ok) {
      this.giveUp(result.error);
      return result;
    }
    this.succeed(result.value);
    return ok();
  }

  async #ask(signal: AbortSignal): Promise<Result<unknown>> {
    try {
      return ok(await this.#options.fetch(signal));
    } catch (thrown) {
      return fail(toAppError(thrown));
    }
  }

  private begin(): void {
    this.isRefreshing = true;
    this.error = null;
  }

  private succeed(answer: unknown): void {
    this.isRefreshing = false;
    this.answer = { value: answer };
  }

  private giveUp(error: AppError): void {
    this.isRefreshing = false;
    this.error = error;
  }
}

function wrap(value: unknown): { readonly value: unknown } | null {
  return value === undefined ? null : { value };
}
