import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * The order in which widgets stand in the document: that of reading. While the dashboard is edited nothing changes its place
 * in it, because a moved element loses the focus that just moved it.
 */
export function useDomOrder(layout: readonly { readonly i: string }[], isEditing: boolean): readonly string[] {
  const [kept, setKept] = useState<readonly string[]>([]);
  const ids = layout.map(({ i }) => i);
  const next = isEditing ? withoutMoves(kept, ids) : ids;
  if (next.join('\n') === kept.join('\n')) return kept;
  setKept(next);
  return next;
}

/** The old order, less what is gone; what is new stands before the one that it is read before. */
function withoutMoves(before: readonly string[], ids: readonly string[]): readonly string[] {
  const next = before.filter((id) => ids.includes(id));
  for (const [index, id] of ids.entries()) {
    if (next.includes(id)) continue;
    const follower = ids.slice(index + 1).find((other) => next.includes(other));
    next.splice(follower === undefined ? next.length : next.indexOf(follower), 0, id);
  }
  return next;
}

/** An element that moves in the document forgets how far it was scrolled and that it had the focus. Both are put back before anything is painted. */
export function useKeptPlaces(room: RefObject<HTMLElement | null>, order: readonly string[]): void {
  const scrolled = useRef(new Map<Element, number>());
  const focused = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const element = room.current!;
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true, passive: true };
    const remember = ({ target }: Event) => {
      if (target instanceof Element) scrolled.current.set(target, target.scrollTop);
    };
    element.addEventListener('scroll', remember, options);
    element.addEventListener('focusin', ({ target }) => (focused.current = target as HTMLElement), options);
    element.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget) focused.current = null;
      },
      options,
    );
    return () => listening.abort();
  }, [room]);

  const drawn = useRef(order);
  useLayoutEffect(() => {
    if (drawn.current === order) return;
    drawn.current = order;
    for (const [element, top] of scrolled.current) {
      if (!element.isConnected) scrolled.current.delete(element);
      else if (element.scrollTop !== top) element.scrollTo({ top, behavior: 'instant' });
    }
    const last = focused.current;
    if (last?.isConnected && document.activeElement === document.body) last.focus({ preventScroll: true });
  }, [order]);
}
