import { CanceledError } from '~/lib/AppError';
import type { Clock } from '~/lib/clock';

/**
 * Waits until typing has paused.
 * @throws {CanceledError} when `signal` aborts in the meantime
 */
export function pause(clock: Clock, delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = clock.after(delayMs, resolve);
    signal.addEventListener(
      'abort',
      () => {
        timer.dispose();
        reject(new CanceledError('canceled'));
      },
      { once: true },
    );
  });
}
