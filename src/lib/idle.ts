import type { Clock } from './clock';

/** Settles when the browser has nothing left to do, or after a while; where it does not tell, after that. @param patienceMs ms */
export const idle = (clock: Clock, patienceMs: number): Promise<unknown> =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: patienceMs });
    else clock.after(patienceMs, () => resolve(null));
  });
