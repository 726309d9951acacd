import { useCallback, useState, useSyncExternalStore } from 'react';
import type { Disposable } from '~/lib/disposable';
import { useStores } from '~/stores/context';

/**
 * The time, which goes on in steps while the component is on screen; ms since the epoch. Steps go with a frame, where what
 * the streams brought is shown too, and as urgently as that: one rendering for both.
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
