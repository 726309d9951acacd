import { useLayoutEffect, type RefObject } from 'react';
import { usePane } from '~/router/PaneContext';
import { useStores } from '~/react/context';

/** The name under which a tab keeps the scroll position of a visit. */
export const scrollName = (paneId: string, visitKey: string): string => `scroll:${paneId}:${visitKey}`;

/** Restores the scroll position of this visit after leaving, returning and reloading. */
export function useScrollMemory(scroller: RefObject<HTMLElement | null>): void {
  const { paneId, visitKey } = usePane();
  const { sessionLocal } = useStores();
  useLayoutEffect(() => {
    const element = scroller.current!;
    const name = scrollName(paneId, visitKey);
    element.scrollTo(0, Number(sessionLocal.get(name) ?? 0));
    const save = () => sessionLocal.set(name, String(Math.round(element.scrollTop)));
    element.addEventListener('scrollend', save, { passive: true });
    return () => element.removeEventListener('scrollend', save);
  }, [scroller, paneId, visitKey, sessionLocal]);
}
