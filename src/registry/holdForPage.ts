import type { Clock } from '~/lib/clock';
import type { Disposable } from '~/lib/disposable';

/** How long preloaded data are kept for their page, in ms. The page usually takes over much sooner. */
const HELD_MS = 30_000;

/** Keeps preloaded data until their page uses them. */
export function holdForPage(clock: Clock, lease: Disposable): void {
  clock.after(HELD_MS, () => lease.dispose());
}
