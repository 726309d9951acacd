import { ApiError, toAppError, type AppError } from '~/lib/AppError';
import type { Clock } from '~/lib/clock';
import { DisposableStore, type Disposable } from '~/lib/disposable';

/** The server's registry as account settings use it (`i/registry/*`, scope `client, base`). */
export interface SettingsRemote {
  getAll(): Promise<Readonly<Record<string, unknown>>>;
  set(key: string, value: unknown): Promise<void>;
  remove(key: string): Promise<void>;
}

/** Delay before the first retry of a failed write, in ms; it doubles up to {@link MAX_RETRY_MS}. */
const FIRST_RETRY_MS = 5_000;
const MAX_RETRY_MS = 300_000;

/**
 * Sends changed account settings to the server, one call at a time. Several changes of one name become one call with the last
 * value. A write that cannot be delivered is retried; one that the server refuses is dropped and reported.
 */
export class RegistrySync implements Disposable {
  readonly #remote: SettingsRemote;
  readonly #clock: Clock;
  readonly #onSettled: () => void;
  readonly #onRefused: (key: string, error: AppError) => void;
  readonly #onDelayed: () => void;
  /** Name → value to store, undefined to remove; in the order of the first change. */
  readonly #pending = new Map<string, unknown>();
  #sending: string | null = null;
  #isRunning = false;
  #retryDelayMs = FIRST_RETRY_MS;
  #retry: Disposable | null = null;
  readonly #owned = new DisposableStore();

  constructor(options: {
    readonly remote: SettingsRemote;
    readonly clock: Clock;
    /** Called after each write that left the queue. */
    onSettled(): void;
    onRefused(key: string, error: AppError): void;
    /** Called when a write could not be delivered and will be retried. */
    onDelayed(): void;
  }) {
    this.#remote = options.remote;
    this.#clock = options.clock;
    this.#onSettled = () => options.onSettled();
    this.#onRefused = (key, error) => options.onRefused(key, error);
    this.#onDelayed = () => options.onDelayed();
    this.#owned.add(() => this.#retry?.dispose());
  }

  /** Names whose last value the server has not confirmed. */
  get unsaved(): readonly string[] {
    const names = new Set(this.#pending.keys());
    if (this.#sending !== null) names.add(this.#sending);
    return [...names];
  }

  /** Returns whether the server's value of a name is older than ours. */
  isUnsaved(key: string): boolean {
    return this.#sending === key || this.#pending.has(key);
  }

  /** Queues a value, or a removal with undefined. */
  put(key: string, value: unknown): void {
    this.#pending.set(key, value);
    void this.#run();
  }

  /** Retries undelivered writes now, without waiting for the next attempt. */
  resume(): void {
    this.#retry?.dispose();
    this.#retry = null;
    void this.#run();
  }

  dispose(): void {
    this.#owned.dispose();
  }

  async #run(): Promise<void> {
    if (this.#isRunning || this.#retry) return;
    this.#isRunning = true;
    try {
      for (let next = this.#take(); next && !this.#owned.isDisposed; next = this.#take()) {
        if (!(await this.#send(next.key, next.value))) return;
      }
    } finally {
      this.#isRunning = false;
    }
  }

  #take(): { key: string; value: unknown } | null {
    for (const [key, value] of this.#pending) {
      this.#pending.delete(key);
      return { key, value };
    }
    return null;
  }

  /** @returns false when the queue has to wait. */
  async #send(key: string, value: unknown): Promise<boolean> {
    this.#sending = key;
    try {
      await (value === undefined ? this.#remote.remove(key) : this.#remote.set(key, value));
      this.#retryDelayMs = FIRST_RETRY_MS;
    } catch (thrown) {
      const error = toAppError(thrown);
      const isAlreadyGone = value === undefined && error instanceof ApiError && error.server.code === 'NO_SUCH_KEY';
      if (error.retryable) {
        if (!this.#pending.has(key)) this.#pending.set(key, value);
        this.#waitAndRetry();
        this.#onDelayed();
        return false;
      }
      if (!isAlreadyGone) this.#onRefused(key, error);
    } finally {
      this.#sending = null;
    }
    this.#onSettled();
    return true;
  }

  #waitAndRetry(): void {
    if (this.#owned.isDisposed) return;
    this.#retry = this.#clock.after(this.#retryDelayMs, () => {
      this.#retry = null;
      void this.#run();
    });
    this.#retryDelayMs = Math.min(this.#retryDelayMs * 2, MAX_RETRY_MS);
  }
}
