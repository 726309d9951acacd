import { ApiError, toAppError, type AppError } from '~/lib/AppError';
import { canonicalJson } from '~/lib/canonicalJson';
import type { Clock } from '~/lib/clock';
import { DisposableStore, type Disposable } from '~/lib/disposable';
import type { SettingConflict } from './SettingConflicts';
import type { UnsavedChange } from './SettingsFile';

/** The server's registry as account settings use it (`i/registry/*`, scope `client, base`). */
export interface SettingsRemote {
  getAll(): Promise<Readonly<Record<string, unknown>>>;
  /** The value of one setting and when it was stored, in ms since the epoch by the server's clock; null if there is none. */
  find(key: string): Promise<{ readonly value: unknown; readonly at: number } | null>;
  set(key: string, value: unknown): Promise<void>;
  remove(key: string): Promise<void>;
}

/** The outcome of a change that has left the queue. */
export interface SettledChange {
  /** A change of the same setting that was made in the meantime and still waits. */
  readonly newer: UnsavedChange | undefined;
  /** The value of another device that counts instead; missing if ours does. */
  readonly theirs?: { readonly value: unknown };
}

/** The services that {@link RegistrySync} uses. */
export interface RegistrySyncDeps {
  readonly remote: SettingsRemote;
  readonly clock: Clock;
  /** The value of a setting that the server does not have. */
  defaultOf(key: string): unknown;
  /** Called after each change that left the queue. */
  onSettled(key: string, settled: SettledChange): void;
  onRefused(key: string, error: AppError): void;
  /** Called when a change could not be delivered and will be retried. */
  onDelayed(): void;
  /** Called before one of two values is lost. */
  onConflict(conflict: SettingConflict): void;
}

interface Change extends UnsavedChange {
  /** The value to store; undefined to remove it. */
  readonly value: unknown;
  /** Whether other devices may have changed the setting since: an attempt has failed, or an earlier page made the change. */
  readonly isLate: boolean;
}

/** Delay before the first retry of a failed write, in ms; it doubles up to {@link MAX_RETRY_MS}. */
const FIRST_RETRY_MS = 5_000;
const MAX_RETRY_MS = 300_000;

/**
 * Sends changed account settings to the server, one call at a time. Several changes of one name become one call with the last
 * value. A write that cannot be delivered is retried; one that the server refuses is dropped and reported.
 *
 * Before a write that is late, the server's value is compared with the one that this device knew. If another device has changed it,
 * the later change counts, and the other value is reported.
 */
export class RegistrySync implements Disposable {
  readonly #deps: RegistrySyncDeps;
  /** By name, in the order of the first change. */
  readonly #pending = new Map<string, Change>();
  #sending: { readonly key: string; readonly change: Change } | null = null;
  #isRunning = false;
  #retryDelayMs = FIRST_RETRY_MS;
  #retry: Disposable | null = null;
  readonly #owned = new DisposableStore();

  constructor(deps: RegistrySyncDeps) {
    this.#deps = deps;
    this.#owned.add(() => this.#retry?.dispose());
  }

  /** Names whose last value the server has not confirmed. */
  get unsaved(): readonly string[] {
    return [...new Set([...this.#pending.keys(), ...(this.#sending ? [this.#sending.key] : [])])];
  }

  /** Returns whether the server's value of a name is older than ours. */
  isUnsaved(key: string): boolean {
    return this.#sending?.key === key || this.#pending.has(key);
  }

  /** Queues a value, or a removal with undefined. */
  put(key: string, value: unknown, { base, at }: UnsavedChange, isLate = false): void {
    const before = this.#pending.get(key) ?? (this.#sending?.key === key ? this.#sending.change : { base, isLate });
    this.#pending.set(key, { value, base: before.base, at, isLate: before.isLate });
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
        if (!(await this.#send(next.key, next.change))) return;
      }
    } finally {
      this.#isRunning = false;
    }
  }

  #take(): { key: string; change: Change } | null {
    for (const [key, change] of this.#pending) {
      this.#pending.delete(key);
      return { key, change };
    }
    return null;
  }

  /** @returns false when the queue has to wait. */
  async #send(key: string, change: Change): Promise<boolean> {
    this.#sending = { key, change };
    let theirs: SettledChange['theirs'];
    try {
      theirs = change.isLate ? await this.#laterValue(key, change) : undefined;
      if (!theirs) await this.#deliver(key, change.value);
      this.#retryDelayMs = FIRST_RETRY_MS;
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.retryable) {
        this.#pending.set(key, { ...(this.#pending.get(key) ?? change), isLate: true });
        this.#waitAndRetry();
        this.#deps.onDelayed();
        return false;
      }
      this.#deps.onRefused(key, error);
    } finally {
      this.#sending = null;
    }
    const waiting = this.#pending.get(key);
    const newer = waiting && { ...waiting, base: theirs ? theirs.value : change.value };
    if (newer) this.#pending.set(key, newer);
    this.#deps.onSettled(key, { newer: newer && { base: newer.base, at: newer.at }, ...(theirs && { theirs }) });
    return true;
  }

  /** Servers tell other devices about values, not about removals. So the default is stored before the value is removed. */
  async #deliver(key: string, value: unknown): Promise<void> {
    const { remote } = this.#deps;
    if (value !== undefined) return remote.set(key, value);
    await remote.set(key, this.#deps.defaultOf(key));
    try {
      await remote.remove(key);
    } catch (thrown) {
      // Another device was faster.
      if (!(thrown instanceof ApiError && thrown.server.code === 'NO_SUCH_KEY')) throw thrown;
    }
  }

  /**
   * Returns the server's value if another device stored it after our change. The time of a removal is unknown, so a removal is never
   * the later one.
   */
  async #laterValue(key: string, { value, base, at }: Change): Promise<SettledChange['theirs']> {
    const found = await this.#deps.remote.find(key);
    const theirs = found?.value;
    const text = (one: unknown) => canonicalJson(one === undefined ? this.#deps.defaultOf(key) : one);
    if (text(theirs) === text(base) || text(theirs) === text(value)) return undefined;
    const isLater = found !== null && found.at > at;
    const [kept, lost] = isLater ? [theirs, value] : [value, theirs];
    this.#deps.onConflict({ name: key, lost, kept, isLostHere: isLater, at: this.#deps.clock.now() });
    return isLater ? { value: theirs } : undefined;
  }

  #waitAndRetry(): void {
    if (this.#owned.isDisposed) return;
    this.#retry = this.#deps.clock.after(this.#retryDelayMs, () => {
      this.#retry = null;
      void this.#run();
    });
    this.#retryDelayMs = Math.min(this.#retryDelayMs * 2, MAX_RETRY_MS);
  }
}
