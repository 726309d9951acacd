import { useEffect, useState } from 'react';
import { useAccount, useStores } from '~/stores/context';
import type { StatusBar } from '~/services/statusBar';
import { barItems, type BarItem } from './barItems';

/** The shortest time between two requests of a bar, in s. */
const MIN_REFRESH_SEC = 5;

/** The items of a bar, fetched again at its interval. If a request fails, the last items stay. */
export function useBarItems(bar: StatusBar): readonly BarItem[] {
  const { clock } = useStores();
  const { api } = useAccount();
  const [items, setItems] = useState<readonly BarItem[]>([]);
  useEffect(() => {
    const stopped = new AbortController();
    const refresh = () => {
      barItems(bar, api, stopped.signal).then(
        (found) => stopped.signal.aborted || setItems(found),
        () => undefined,
      );
    };
    refresh();
    const timer = clock.every(Math.max(MIN_REFRESH_SEC, bar.props.refreshIntervalSec) * 1_000, refresh);
    return () => {
      stopped.abort();
      timer.dispose();
    };
  }, [bar, api, clock]);
  return items;
}
