import { useEffect } from 'react';
import { useQuery } from '~/components/async/useQuery';
import { useStores } from '~/react/context';
import { statusBarItems, type BarItem } from '~/stores/resources/statusBars';
import type { StatusBar } from '~/services/statusBar';

/** The shortest time between two requests of a bar; seconds. */
const MIN_REFRESH_SEC = 5;

/**
 * Returns the items of a bar, which load again at its interval. If that fails, the last items stay. Call this inside an observer.
 */
export function useBarItems({ type, props }: StatusBar): readonly BarItem[] | undefined {
  const { clock } = useStores();
  const query = useQuery(statusBarItems, { type, props });
  const { refreshIntervalSec } = props;
  useEffect(() => {
    const timer = clock.every(Math.max(MIN_REFRESH_SEC, refreshIntervalSec) * 1_000, () => void query.reload());
    return () => timer.dispose();
  }, [clock, query, refreshIntervalSec]);
  return query.value;
}
