import type { Clock } from '~/lib/clock';
import { randomId } from '~/lib/randomId';
import type { KeyValueStore } from './KeyValueStore';

/** Lets one tab of this browser at a time do something. */
export interface TabLock {
  /** Waits until no other tab does work of this name, then does it. Rejects as `work` does. */
  run<T>(name: string, work: () => Promise<T>): Promise<T>;
}

/** Options of {@link tabLock}. `locks` are those of the browser, which only secure pages have. */
interface TabLockOptions {
  readonly kv: KeyValueStore;
  readonly clock: Clock;
  readonly locks: Pick<LockManager, 'request'> | undefined;
}

/** The locks of the browser, which end with their tab; without them, leases in storage, which expire. */
export function tabLock({ kv, clock, locks }: TabLockOptions): TabLock {
  return locks ? { run: <T>(name: string, work: () => Promise<T>) => locks.request(name, work) as Promise<T> } : new LeaseLock(kv, clock);
}

/** How long a lease of a tab that was killed keeps the others waiting; ms. */
const LEASE_MS = 60_000;
/** How often a tab at work renews its lease; hidden tabs may run timers once a minute only, hence the long lease. */
const RENEW_MS = 20_000;
/** How often a waiting tab asks; ms. */
const ASK_MS = 1_000;

/** The tab that works, and the end of its lease; ms since 1970. */
interface Lease {
  readonly by: string;
  readonly untilMs: number;
}

class LeaseLock implements TabLock {
  readonly #kv: KeyValueStore;
  readonly #clock: Clock;
  readonly #tab = randomId();
  #last: Promise<unknown> = Promise.resolve();

  constructor(kv: KeyValueStore, clock: Clock) {
    this.#kv = kv;
    this.#clock = clock;
  }

  run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(() => this.#alone(`lock:${name}`, work));
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  async #alone<T>(key: string, work: () => Promise<T>): Promise<T> {
    while (!(await this.#claim(key))) await new Promise<void>((resolve) => void this.#clock.after(ASK_MS, resolve));
    // A lease that could not be renewed may be lost. The work stays safe even then, because attempts have keys.
    const renewing = this.#clock.every(RENEW_MS, () => void this.#claim(key).catch(() => false));
    try {
      return await work();
    } finally {
      renewing.dispose();
      // A lease that cannot be removed expires.
      await this.#kv.update<Lease>(key, (lease) => (lease?.by === this.#tab ? undefined : lease)).catch(() => undefined);
    }
  }

  async #claim(key: string): Promise<boolean> {
    const now = this.#clock.now();
    let isMine = false;
    await this.#kv.update<Lease>(key, (lease) => {
      isMine = !lease || lease.by === this.#tab || lease.untilMs <= now || lease.untilMs > now + LEASE_MS;
      return isMine ? { by: this.#tab, untilMs: now + LEASE_MS } : lease;
    });
    return isMine;
  }
}
