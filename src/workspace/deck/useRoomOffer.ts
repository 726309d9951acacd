import { useEffect } from 'react';
import { columnWidths } from '~/services/workspace/deck';
import { useStores } from '~/react/context';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';
import { isDashboardShown } from '../dashboard/toggleDashboard';
import { useDashboardPlace } from '../dashboard/useDashboardPlace';
import type { LivePanes } from '../panes/LivePanes';
import type { RoomOffer } from './RoomOffer';

/** The key in the storage of the session that remembers the offer. */
const OFFERED = 'dashboardRoomOffered';

/**
 * Offers once in a session to hide the dashboard when a new column does not fit beside it. Call this inside an observer.
 * @param room the width of the deck, in px; 0 before it is measured
 */
export function useRoomOffer(offer: RoomOffer, store: WorkspaceStore, panes: LivePanes, room: number): void {
  const root = useStores();
  const { sessionLocal } = root;
  const place = useDashboardPlace(panes);
  const { lastOpened, deck } = store;
  const isTooWide = room > 0 && columnWidths(deck, room).reduce((sum, width) => sum + width, 0) > room + 1;
  const isInTheWay = isTooWide && place === 'panel' && isDashboardShown(root, place);
  useEffect(() => {
    if (!isInTheWay) offer.end();
    else if (lastOpened !== null && sessionLocal.get(OFFERED) === null) {
      sessionLocal.set(OFFERED, '1');
      offer.begin();
    }
  }, [offer, sessionLocal, lastOpened, isInTheWay]);
}
