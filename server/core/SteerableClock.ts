import type { Clock } from '~/lib/clock';
import type { Disposable } from '~/lib/disposable';

/**
 * A clock that can be set. Seeds live through days of notes in seconds with it, and tests jump over them; timers keep
 * running on the real clock, so a jump never fires a thousand of them.
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

  /** Makes it be `ms` since 1970 now. */
  setTo(ms: number): void {
    this.#offsetMs = Math.round(ms) - this.#real.now();
  }

  /** Jumps; negative goes back. */
  shift(ms: number): void {
    this.#offsetMs += Math.round(ms);
  }

  /** Follows the real clock again. */
  release(): void {
    this.#offsetMs = 0;
  }
}

/**
 * The clock of an instance, for those who set it.
 * @throws {TypeError} for a server that was put together with another clock.
 */
export function steeringOf(server: { readonly clock: Clock }): SteerableClock {
  if (server.clock instanceof SteerableClock) return server.clock;
  throw new TypeError('the clock of this server cannot be set');
}
