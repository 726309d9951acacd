import { useEffect, useState } from 'react';
import { useStores } from '~/stores/context';

/** The time, which goes on in steps while the component is on screen; ms since the epoch. */
export function useNow(stepMs: number): number {
  const { clock } = useStores();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const ticking = clock.every(stepMs, () => setNow(clock.now()));
    return () => ticking.dispose();
  }, [clock, stepMs]);
  return now;
}
