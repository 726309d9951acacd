import type { Clock } from './clock';
import { disposable, type Disposable } from './disposable';

/** How long after it is added a screen reader starts to watch a live region; ms. */
const WATCHED_AFTER_MS = 100;

/** Makes screen readers announce a text at the next pause. Dispose to cancel a text that has not been announced. */
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
