import type { Clock } from './clock';

/**
 * Settles when the browser is idle, or after `patienceMs` at the latest. Browsers without `requestIdleCallback` always
 * wait that long.
 */
export const idle = (clock: Clock, patienceMs: number): Promise<unknown> =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: patienceMs });
    else clock.after(patienceMs, () => resolve(null));
  });
