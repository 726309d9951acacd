import type { Clock } from '~/lib/clock';
import type { Disposable } from '~/lib/disposable';

/**
 * A clock that can be set. Seeds write days of notes in seconds with it, and tests jump ahead. Timers stay on the real
 * clock, so a jump never fires a thousand of them.
 */
export class SteerableClock implements Clock {
  readonly #real: Clock;
  #offsetMs = 0;

  constructor(real: Clock) {
    this.#real = real;
  }

  now(): number {
    return this.#real.now() + this.#offsetMs;
  }

  after(delayMs: number, run: () => void): Disposable {
    return this.#real.after(delayMs, run);
  }

  every(periodMs: number, run: () => void): Disposable {
    return this.#real.every(periodMs, run);
  }

  /** Sets the present time to `ms` since 1970. */
  setTo(ms: number): void {
    this.#offsetMs = Math.round(ms) - this.#real.now();
  }

  /** Moves the present time by `ms`, which may be negative. */
  shift(ms: number): void {
    this.#offsetMs += Math.round(ms);
  }

  /** Follows the real clock again. */
  release(): void {
    this.#offsetMs = 0;
  }
}

/**
 * The clock of an instance, for code that sets it.
 * @throws {TypeError} for a server with another clock.
 */
export function steeringOf(server: { readonly clock: Clock }): SteerableClock {
  if (server.clock instanceof SteerableClock) return server.clock;
  throw new TypeError('the clock of this server cannot be set');
}
