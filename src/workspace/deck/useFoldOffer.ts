import { useEffect, useRef } from 'react';
import { columnWidths } from '~/services/workspace/deck';
import { useStores } from '~/react/context';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';
import { isDashboardShown, toggleDashboard } from '../dashboard/toggleDashboard';
import { useDashboardPlace } from '../dashboard/useDashboardPlace';
import type { LivePanes } from '../panes/LivePanes';

/** How long the offer stays, in ms. It takes longer to read than a plain message, and appears only once. */
const OFFER_MS = 10_000;

/**
 * Offers once to hide the dashboard when a new column does not fit beside it. Call this inside an observer.
 * @param room the width of the deck, in px; 0 before it is measured
 */
export function useFoldOffer(store: WorkspaceStore, panes: LivePanes, room: number): void {
  const root = useStores();
  const place = useDashboardPlace(panes);
  const { lastOpened, deck } = store;
  const isTooWide = room > 0 && columnWidths(deck, room).reduce((sum, width) => sum + width, 0) > room + 1;
  const isInTheWay = isTooWide && place === 'panel' && isDashboardShown(root, place);
  const isOffered = useRef(false);
  useEffect(() => {
    if (lastOpened === null || !isInTheWay || isOffered.current) return;
    isOffered.current = true;
    const { overlays, i18n } = root;
    overlays.toast({
      text: i18n.t('column.noRoom'),
      action: { label: i18n.t('column.hideDashboard'), run: () => toggleDashboard(root, 'panel') },
      durationMs: OFFER_MS,
    });
  }, [root, lastOpened, isInTheWay]);
}
