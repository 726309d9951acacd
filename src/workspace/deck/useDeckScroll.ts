import { useEffect, useRef, type RefObject } from 'react';
import { MAIN_PANE, type PaneId } from '~/services/workspace/document';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';

/** Scrolls the deck: sideways by the wheel over headers, and to a column that was just added here. */
export function useDeckScroll(strip: RefObject<HTMLElement | null>, store: WorkspaceStore): void {
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

  const known = useRef<ReadonlySet<PaneId>>(new Set([MAIN_PANE, ...store.openedElsewhere]));
  const panes = store.deckPanes;
  useEffect(() => {
    const added = panes.find((pane) => !known.current.has(pane) && !store.openedElsewhere.has(pane));
    known.current = new Set([MAIN_PANE, ...panes]);
    if (added === undefined) return;
    const column = strip.current!.querySelector<HTMLElement>(`[data-column="${CSS.escape(added)}"]`);
    column?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    column?.querySelector<HTMLElement>('[data-part="title"], [data-tab]')?.focus({ preventScroll: true });
  }, [strip, store, panes]);
}
