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
  /** Counts the address also of callers with an account: whose token is sent is their choice, and guesses must not become more by it. */
  readonly byAddress?: true;
}

/** Above this number of callers, the one that has not called for the longest time is forgotten, so that strangers cannot fill the memory. */
const MAX_CALLERS = 20_000;

interface Calls {
  times: number[];
}

/**
 * The key under which a visitor is counted: an IPv4 address, or the network of an IPv6 address, because each network has 2^64
 * addresses.
 */
export function visitorOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = ip.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail ? tail.split(':') : [])];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
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
    const calls = this.#callsOf(key);
    calls.times = calls.times.filter((time) => now - time < keepMs);
    const last = calls.times.at(-1);
    if (last !== undefined && now - last < intervalMs) return false;
    if (limit.max !== undefined && calls.times.filter((time) => now - time < durationMs).length >= limit.max) return false;
    calls.times.push(now);
    return true;
  }

  /** Forgets all calls. */
  clear(): void {
    this.#calls.clear();
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

  /** The calls of a key, which becomes the last to be forgotten. */
  #callsOf(key: string): Calls {
    const calls = this.#calls.get(key) ?? { times: [] };
    this.#calls.delete(key);
    this.#calls.set(key, calls);
    if (this.#calls.size > MAX_CALLERS) {
      const [oldest] = this.#calls.keys();
      if (oldest !== undefined) this.#calls.delete(oldest);
    }
    return calls;
  }
}
