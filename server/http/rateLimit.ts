import type { Clock } from '~/lib/clock';

/** One hour in milliseconds, the period of most limits. */
export const HOUR_MS = 3_600_000;

/** How many calls an account (or, for visitors, an address) may make to an endpoint. */
export interface RateLimit {
  /** Calls within `durationMs`. */
  readonly max?: number;
  readonly durationMs?: number;
  /** Shortest time between two calls. */
  readonly minIntervalMs?: number;
}

/** Above this number of callers, those without a recent call are forgotten. */
const SWEEP_AT = 10_000;

interface Calls {
  times: number[];
  readonly keepMs: number;
}

/** Counts calls per endpoint and caller in sliding windows. */
export class RateLimiter {
  readonly #clock: Clock;
  readonly #factor: number;
  readonly #calls = new Map<string, Calls>();
  #isExempt = false;

  /** @param factor multiplies every waiting time; 0 turns limits off. */
  constructor(clock: Clock, factor: number) {
    this.#clock = clock;
    this.#factor = factor;
  }

  /**
   * Counts a call and returns whether it is allowed. A refused call does not count.
   * @param key endpoint and caller.
   * @param callerFactor the caller's `rateLimitFactor` policy. Like the instance's own factor, it multiplies waiting
   * times.
   */
  allows(key: string, limit: RateLimit, callerFactor = 1): boolean {
    const factor = this.#factor * callerFactor;
    if (factor <= 0 || this.#isExempt) return true;
    const now = this.#clock.now();
    const durationMs = (limit.durationMs ?? 0) * factor;
    const intervalMs = (limit.minIntervalMs ?? 0) * factor;
    const keepMs = Math.max(durationMs, intervalMs);
    const calls = this.#callsOf(key, keepMs, now);
    calls.times = calls.times.filter((time) => now - time < keepMs);
    const last = calls.times.at(-1);
    if (last !== undefined && now - last < intervalMs) return false;
    if (limit.max !== undefined && calls.times.filter((time) => now - time < durationMs).length >= limit.max) return false;
    calls.times.push(now);
    return true;
  }

  /** Allows every call while `work` runs. A seed makes days of calls in seconds. */
  async exempt<T>(work: () => Promise<T>): Promise<T> {
    this.#isExempt = true;
    try {
      return await work();
    } finally {
      this.#isExempt = false;
    }
  }

  #callsOf(key: string, keepMs: number, now: number): Calls {
    const known = this.#calls.get(key);
    if (known) return known;
    if (this.#calls.size >= SWEEP_AT) {
      for (const [other, calls] of this.#calls) {
        if (calls.times.every((time) => now - time >= calls.keepMs)) this.#calls.delete(other);
      }
    }
    const calls: Calls = { times: [], keepMs };
    this.#calls.set(key, calls);
    return calls;
  }
}
