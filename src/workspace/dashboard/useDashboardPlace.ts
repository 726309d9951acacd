import { useCallback, useSyncExternalStore } from 'react';
import { useStores } from '~/stores/context';
import type { LivePanes } from '../panes/LivePanes';
import type { ShellKind } from '../shell/shellKind';
import { useMediaQuery, WIDE } from '../shell/useMediaQuery';
import { dashboardPlace, panesBeside, showsDashboard, type DashboardPlace } from './dashboardPlace';

/** Where the dashboard has room now. Read it inside an observer that is rendered again when the main pane goes somewhere. */
export function useDashboardPlace(kind: ShellKind, panes: LivePanes): DashboardPlace {
  const { store } = useStores().workspace;
  const isWide = useMediaQuery(WIDE);
  const ids = store ? panesBeside(store).join(' ') : '';
  const subscribe = useCallback(
    (changed: () => void) => {
      const watched = store && ids !== '' ? ids.split(' ').map((id) => panes.of(id, store).history.subscribe(changed)) : [];
      return () => watched.forEach((stop) => stop());
    },
    [panes, store, ids],
  );
  // Where panes are is no part of the document that MobX watches.
  useSyncExternalStore(subscribe, () => store !== null && ids !== '' && showsDashboard(store, ids.split(' ')));
  return dashboardPlace({ kind, isWide, panes, store });
}
