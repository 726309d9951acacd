import type { Clock } from './clock';
import { disposable, type Disposable } from './disposable';

/** Screen readers watch a region that is new from a moment after it appeared; ms. */
const WATCHED_AFTER_MS = 100;

/** Lets screen readers say something at the next pause. Dispose it when it no longer holds: what was not said by then is not. */
export function sayPolitely(text: string, clock: Clock): Disposable {
  const region = document.createElement('output');
  region.className = 'visuallyHidden';
  document.body.append(region);
  const timer = clock.after(WATCHED_AFTER_MS, () => (region.textContent = text));
  return disposable(() => {
    timer.dispose();
    region.remove();
  });
}
