import { disposable, type Disposable } from './disposable';

/** Time for stores and streaming; tests pass a fake. All values are ms. */
export interface Clock {
  now(): number;
  /** Runs once after `delayMs`; dispose to cancel. */
  after(delayMs: number, run: () => void): Disposable;
  /** Runs every `periodMs`; dispose to stop. */
  every(periodMs: number, run: () => void): Disposable;
}

/** The real clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs);
    return disposable(() => clearTimeout(timer));
  },
  every(periodMs, run) {
    const timer = setInterval(run, periodMs);
    return disposable(() => clearInterval(timer));
  },
};
