import { useEffect, useState } from 'react';
import { remainingTime } from '~/services/relativeTime';
import { useStores } from '~/react/context';

/** How often an open poll looks at the clock; ms (reference/note.md section 6). */
const TICK_MS = 3000;

/** What is left until a poll closes; null where it never does. Ticks only as long as there is something left. */
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
