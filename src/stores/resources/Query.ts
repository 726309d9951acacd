import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import { CanceledError, toAppError, type AppError } from '~/lib/AppError';
import type { Disposable } from '~/lib/disposable';
import { fail, ok, type Result } from '~/lib/Result';

/** How a {@link Query} loads and reads its value. */
export interface QueryOptions<S, T> {
  /** Asks the server. The result is stored and passed to `read`. */
  fetch(signal: AbortSignal): Promise<S>;
  /**
   * Returns the value for the stored result, usually by reading entity tables; observed. `undefined` means that it was deleted.
   */
  read(answer: S): T | undefined;
  /** Returns a value to show before the server has answered, if the client already knows it; observed. */
  known?(): S | undefined;
}

/**
 * One value that is loaded from the server and shared by all views that show it. `status` is the state to show: a value stays `ready` while
 * it is reloaded and if that fails, in which case `error` says why.
 */
export class Query<T> implements Disposable {
  /** The failure of the last load; null while one is running and after a success. */
  error: AppError | null = null;
  /** Whether a request is running. */
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

  /** The value; `undefined` while it is unknown, and after it was deleted. */
  get value(): T | undefined {
    const answer = this.answer ?? wrap(this.#options.known?.());
    return answer ? this.#options.read(answer.value) : undefined;
  }

  /** The state to show. Also `ready` for a value that turns out to be deleted; `value` is `undefined` then. */
  get status(): 'loading' | 'ready' | 'error' {
    if (this.answer || this.value !== undefined) return 'ready';
    return this.error ? 'error' : 'loading';
  }

  /** The ids in the last answer, for queries whose answer is an id or a list of ids. */
  get loadedIds(): readonly string[] {
    const { answer } = this;
    const ids: readonly unknown[] = answer ? [answer.value].flat() : [];
    return ids.filter((id) => typeof id === 'string');
  }

  /** Joins the running request, or starts one. */
  load(): Promise<Result> {
    return this.#loading ?? this.reload();
  }

  /** Asks the server again, even if a request is running: its answer may be too old. */
  reload(): Promise<Result> {
    this.#request?.abort();
    const request = new AbortController();
    this.#request = request;
    this.begin();
    const loading = this.#run(request);
    this.#loading = loading;
    return loading;
  }

  /** The same as {@link reload}; only lists have more to keep. */
  refresh(): Promise<Result> {
    return this.reload();
  }

  /** Aborts the running request. The query can be loaded again. */
  dispose(): void {
    this.#request?.abort();
    this.#request = null;
    this.#loading = null;
    this.isRefreshing = false;
  }

  async #run(request: AbortController): Promise<Result> {
    const result = await this.#ask(request.signal);
    // A later request replaced this one, and only its result counts.
    if (this.#request !== request) return this.#loading ?? fail(new CanceledError('canceled'));
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
