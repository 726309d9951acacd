import { useEffect, useRef, type RefObject } from 'react';
import { MAIN_PANE, type PaneId } from '~/services/workspace/document';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';

/**
 * Scrolls the deck: sideways by the wheel over headers, and to a column that was just added here, or that came back.
 * @param isDrawn whether its columns are there
 */
export function useDeckScroll(strip: RefObject<HTMLElement | null>, store: WorkspaceStore, isDrawn: boolean): void {
  useEffect(() => {
    const element = strip.current!;
    const handleWheel = (event: WheelEvent) => {
      const isOverHeader = event.target instanceof Element && event.target.closest('[data-column] > [data-part="header"]') !== null;
      if (!isOverHeader || event.ctrlKey || event.deltaX !== 0 || element.scrollWidth <= element.clientWidth) return;
      event.preventDefault();
      element.scrollLeft += event.deltaY;
    };
    element.addEventListener('wheel', handleWheel, { passive: false });
    return () => element.removeEventListener('wheel', handleWheel);
  }, [strip]);

  const seen = useRef({ panes: new Set<PaneId>([MAIN_PANE, ...store.openedElsewhere]), ever: new Set<PaneId>(), arrivals: store.arrivals });
  const panes = store.deckPanes;
  useEffect(() => {
    if (!isDrawn) return;
    const { panes: known, ever, arrivals } = seen.current;
    const isFromElsewhere = store.arrivals !== arrivals;
    const added = isFromElsewhere ? undefined : panes.find((pane) => !known.has(pane));
    const isBack = added !== undefined && ever.has(added);
    seen.current = { panes: new Set([MAIN_PANE, ...panes]), ever: new Set([...ever, ...panes]), arrivals: store.arrivals };
    if (added === undefined) return;
    const column = strip.current!.querySelector<HTMLElement>(`[data-column="${CSS.escape(added)}"]`);
    column?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // Whoever undoes a step may want to undo the next one as well.
    if (isBack && document.activeElement !== document.body) return;
    column?.querySelector<HTMLElement>('[data-part="title"], [data-tab]')?.focus({ preventScroll: true });
  }, [strip, store, panes, isDrawn]);
}
