import { useLayoutEffect, useRef, type RefObject } from 'react';
import { usePane } from '~/router/PaneContext';
import { useStores } from '~/stores/context';

/** Remembers how far a scroller was scrolled at this visit, through going away, coming back and reloading. */
export function useScrollMemory(): RefObject<HTMLDivElement | null> {
  const { paneId, visitKey } = usePane();
  const { sessionLocal } = useStores();
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = scroller.current!;
    const name = `scroll:${paneId}:${visitKey}`;
    element.scrollTop = Number(sessionLocal.get(name) ?? 0);
    const save = () => sessionLocal.set(name, String(Math.round(element.scrollTop)));
    element.addEventListener('scrollend', save, { passive: true });
    return () => element.removeEventListener('scrollend', save);
  }, [paneId, visitKey, sessionLocal]);
  return scroller;
}
