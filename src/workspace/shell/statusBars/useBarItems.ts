import { usePolledQuery } from '~/components/widget/usePolledQuery';
import { statusBarItems, type BarItem } from '~/stores/resources/feeds/statusBars';
import type { StatusBar } from '~/services/statusBar';

/** The shortest time between two requests of a bar; seconds. */
const MIN_REFRESH_SEC = 5;

/**
 * Returns the items of a bar, which load again at its interval while the page is visible. If that fails, the last items stay. Call
 * this inside an observer.
 */
export function useBarItems({ type, props }: StatusBar): readonly BarItem[] | undefined {
  return usePolledQuery(statusBarItems, { type, props }, Math.max(MIN_REFRESH_SEC, props.refreshIntervalSec) * 1_000).value;
}
