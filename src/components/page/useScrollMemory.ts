import { useLayoutEffect } from 'react';
import { usePane } from '~/router/PaneContext';
import { useStores } from '~/react/context';

/** The name under which a tab keeps the scroll position of a visit. */
export const scrollName = (paneId: string, visitKey: string): string => `scroll:${paneId}:${visitKey}`;

/** Restores the scroll position of this visit after leaving, returning and reloading. */
export function useScrollMemory(scroller: HTMLElement | null): void {
  const { paneId, visitKey } = usePane();
  const { sessionLocal } = useStores();
  useLayoutEffect(() => {
    if (!scroller) return undefined;
    const name = scrollName(paneId, visitKey);
    scroller.scrollTo(0, Number(sessionLocal.get(name) ?? 0));
    const save = () => sessionLocal.set(name, String(Math.round(scroller.scrollTop)));
    scroller.addEventListener('scrollend', save, { passive: true });
    return () => scroller.removeEventListener('scrollend', save);
  }, [scroller, paneId, visitKey, sessionLocal]);
}
