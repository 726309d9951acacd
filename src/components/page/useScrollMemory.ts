import { useLayoutEffect, type RefObject } from 'react';
import { onScrollEnd } from '~/lib/onScrollEnd';
import { usePane } from '~/router/PaneContext';
import { useStores } from '~/react/context';

/** The name under which a tab keeps the scroll position of a visit. */
export const scrollName = (paneId: string, visitKey: string): string => `scroll:${paneId}:${visitKey}`;

/** Restores the scroll position of this visit after leaving, returning and reloading. */
export function useScrollMemory(scroller: RefObject<HTMLElement | null>): void {
  const { paneId, visitKey } = usePane();
  const { clock, sessionLocal } = useStores();
  useLayoutEffect(() => {
    const element = scroller.current!;
    const name = scrollName(paneId, visitKey);
    element.scrollTo(0, Number(sessionLocal.get(name) ?? 0));
    // The element is not asked when the visit ends: the content of the next one may be there already.
    let top: number | null = null;
    const note = () => (top = element.scrollTop);
    const save = () => {
      if (top !== null) sessionLocal.set(name, String(Math.round(top)));
      top = null;
    };
    element.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', save);
    const listening = onScrollEnd(element, clock, save);
    return () => {
      element.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', save);
      listening.dispose();
      // A scroll that has not ended yet.
      save();
    };
  }, [scroller, paneId, visitKey, clock, sessionLocal]);
}
