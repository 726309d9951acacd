import { useCallback, useSyncExternalStore } from 'react';
import { useAccount, useStores } from '~/react/context';
import type { LivePanes } from '../panes/LivePanes';
import { shellKind } from '../lib/shellKind';
import { useIsPhone } from '../lib/layout';
import { useMediaQuery } from '../lib/useMediaQuery';
import { dashboardPlace, panesBeside, showsDashboard, WIDE, type DashboardPlace } from './dashboardPlace';

/** Where the dashboard has room now. Call it inside an observer. */
export function useDashboardPlace(panes: LivePanes): DashboardPlace {
  const { workspace } = useStores();
  const { me } = useAccount();
  const { history } = panes.main;
  const href = useSyncExternalStore(history.subscribe, () => history.href);
  const kind = shellKind(href, me !== null, useIsPhone(), workspace.isAlone);
  const isWide = useMediaQuery(WIDE);
  const ids = panesBeside(workspace).join(' ');
  const subscribe = useCallback(
    (changed: () => void) => {
      const watched = ids !== '' ? ids.split(' ').map((id) => panes.of(id, workspace).history.subscribe(changed)) : [];
      return () => watched.forEach((stop) => stop());
    },
    [panes, workspace, ids],
  );
  // Addresses of panes are not observable by MobX.
  useSyncExternalStore(subscribe, () => ids !== '' && showsDashboard(workspace, ids.split(' ')));
  return dashboardPlace({ kind, isWide, panes, workspace });
}
