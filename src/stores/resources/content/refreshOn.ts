import { reaction } from 'mobx';
import type { Clock } from '~/lib/clock';
import { disposable, type Disposable } from '~/lib/disposable';

/** A burst of changes causes one request within this time; ms. */
const REFRESH_MS = 1_000;

/** Calls `refresh` after the result of `change` differs, at most once per second. */
export function refreshOn(change: () => unknown, refresh: () => void, clock: Clock): Disposable {
  let waiting: Disposable | null = null;
  const stop = reaction(change, () => {
    waiting ??= clock.after(REFRESH_MS, () => {
      waiting = null;
      refresh();
    });
  });
  return disposable(() => {
    stop();
    waiting?.dispose();
  });
}
