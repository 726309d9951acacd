import { useEffect, useState } from 'react';
import type { Disposable } from '~/lib/disposable';
import { useStores } from '~/stores/context';

/**
 * The time, which goes on in steps while the component is on screen; ms since the epoch. Steps go with a frame, where what
 * the streams brought is shown too: one rendering for both.
 */
export function useNow(stepMs: number): number {
  const { clock, requestFrame } = useStores();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    let frame: Disposable | undefined;
    const ticking = clock.every(stepMs, () => {
      frame?.dispose();
      frame = requestFrame(() => setNow(clock.now()));
    });
    return () => {
      ticking.dispose();
      frame?.dispose();
    };
  }, [clock, requestFrame, stepMs]);
  return now;
}
