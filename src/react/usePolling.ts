import { reaction } from 'mobx';
import { useEffect, useRef } from 'react';
import type { Disposable } from '~/lib/disposable';
import { useStores } from '~/react/context';

/**
 * Calls `run` every `everyMs` while the page is visible and online, starting one interval after mounting. A call that came due
 * while it was not is made up for as soon as it is. A changed interval counts from the last call.
 * @param everyMs null for never
 */
export function usePolling(run: () => void, everyMs: number | null): void {
  const { clock, connectivity } = useStores();
  const latest = useRef(run);
  const lastRun = useRef<number | null>(null);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    let waiting: Disposable | undefined;
    if (everyMs === null) return undefined;
    const wait = (): void => {
      lastRun.current ??= clock.now();
      waiting = clock.after(remaining(lastRun.current, clock.now(), everyMs), () => {
        lastRun.current = clock.now();
        latest.current();
        wait();
      });
    };
    const stop = reaction(
      () => connectivity.isVisible && connectivity.isOnline,
      (isActive) => {
        waiting?.dispose();
        if (isActive) wait();
      },
      { fireImmediately: true },
    );
    return () => {
      stop();
      waiting?.dispose();
    };
  }, [clock, connectivity, everyMs]);
}

/** Never more than one interval, even if the clock was set back. */
function remaining(lastRun: number, now: number, everyMs: number): number {
  return Math.min(everyMs, Math.max(0, lastRun + everyMs - now));
}
