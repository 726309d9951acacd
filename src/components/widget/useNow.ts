import { useCallback, useState, useSyncExternalStore } from 'react';
import type { Disposable } from '~/lib/disposable';
import { useStores } from '~/react/context';

/**
 * Returns the current time in ms since the epoch, updated in steps while the component is on screen. Steps run in the same frame
 * and priority as updates from the streams, so that both cost one render.
 */
export function useNow(stepMs: number): number {
  const { clock, requestFrame } = useStores();
  const [time] = useState(() => ({ now: clock.now() }));
  const subscribe = useCallback(
    (changed: () => void) => {
      let frame: Disposable | undefined;
      const ticking = clock.every(stepMs, () => {
        frame?.dispose();
        frame = requestFrame(() => {
          time.now = clock.now();
          changed();
        });
      });
      return () => {
        ticking.dispose();
        frame?.dispose();
      };
    },
    [clock, requestFrame, stepMs, time],
  );
  return useSyncExternalStore(subscribe, () => time.now);
}
