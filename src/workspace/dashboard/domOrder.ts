import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * The order of the widgets in the document: the reading order. It does not change while the dashboard is edited, because an
 * element that is moved in the document loses the focus.
 */
export function useDomOrder(layout: readonly { readonly i: string }[], isEditing: boolean): readonly string[] {
  const [kept, setKept] = useState<readonly string[]>([]);
  const ids = layout.map(({ i }) => i);
  const next = isEditing ? withoutMoves(kept, ids) : ids;
  if (next.join('\n') === kept.join('\n')) return kept;
  setKept(next);
  return next;
}

/** The old order without removed widgets. A new widget comes before the one that follows it in reading order. */
function withoutMoves(before: readonly string[], ids: readonly string[]): readonly string[] {
  const next = before.filter((id) => ids.includes(id));
  for (const [index, id] of ids.entries()) {
    if (next.includes(id)) continue;
    const follower = ids.slice(index + 1).find((other) => next.includes(other));
    next.splice(follower === undefined ? next.length : next.indexOf(follower), 0, id);
  }
  return next;
}

/** Restores the scroll positions and the focus that an element loses when it is moved in the document, before the next paint. */
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
