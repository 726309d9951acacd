import type { Clock } from './clock';

/**
 * Settles when the browser is idle, or after `patienceMs` at the latest. Browsers without `requestIdleCallback`, such as Safari, always
 * wait `blindMs`, which is as long unless it is given.
 */
export const idle = (clock: Clock, patienceMs: number, blindMs = patienceMs): Promise<unknown> =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: patienceMs });
    else clock.after(blindMs, () => resolve(null));
  });
