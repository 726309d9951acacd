import { useEffect, useState } from 'react';
import { remainingTime } from '~/services/remainingTime';
import { useStores } from '~/react/context';

/** How often an open poll updates the remaining time, in ms. */
const TICK_MS = 3000;

/** Returns the time until a poll closes, in ms; null if it never does. It updates until the poll is closed. */
export function useRemainingTime(expiresAt: string | null): ReturnType<typeof remainingTime> | 'over' {
  const { clock } = useStores();
  const [now, setNow] = useState(() => clock.now());
  const left = expiresAt === null ? null : (remainingTime(now, Date.parse(expiresAt)) ?? 'over');
  const isRunning = left !== null && left !== 'over';
  useEffect(() => {
    if (!isRunning) return undefined;
    const ticking = clock.every(TICK_MS, () => setNow(clock.now()));
    return () => ticking.dispose();
  }, [clock, isRunning]);
  return left;
}
