import type { Clock } from './clock';

/** How long browsers that do not say when they are idle wait, in ms. Timers of a busy page run late, so it can be short. */
const BLIND_MS = 200;

/**
 * Settles when the browser is idle, or after `patienceMs` at the latest. Browsers without `requestIdleCallback`, such as Safari, always
 * wait `blindMs`, which is short unless it is given.
 */
export const idle = (clock: Clock, patienceMs: number, blindMs = Math.min(patienceMs, BLIND_MS)): Promise<unknown> =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: patienceMs });
    else clock.after(blindMs, () => resolve(null));
  });
