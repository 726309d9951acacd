import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useAccount, useStores } from '~/react/context';
import type { PaneId } from '~/services/workspace/document';
import type { LocalStore } from '~/storage/LocalStore';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';

/** A column at the left edge of the deck, and its distance from that edge in CSS px. */
interface DeckPlace {
  readonly pane: PaneId;
  readonly left: number;
}

/**
 * Keeps the deck where its reader left it: after a reload, and while other tabs and devices change the columns.
 * @param width of the deck; 0 until it is drawn
 */
export function useDeckPlace(strip: RefObject<HTMLElement | null>, store: WorkspaceStore, width: number): void {
  const { sessionLocal } = useStores();
  const { key } = useAccount();
  const storageKey = `deckPlace::${key}`;
  const place = useRef<DeckPlace | null>(null);
  const arrivals = useRef(-1);
  const { deck } = store;
  useLayoutEffect(() => {
    if (width === 0 || deck.root === null) return;
    const isFirst = arrivals.current === -1;
    if (isFirst) place.current = readPlace(sessionLocal, storageKey);
    if (isFirst || arrivals.current !== store.arrivals) returnTo(strip.current!, place.current);
    arrivals.current = store.arrivals;
    place.current = placeOf(strip.current!);
  }, [strip, store, deck, width, sessionLocal, storageKey]);
  useEffect(() => {
    const element = strip.current!;
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('scroll', () => (place.current = placeOf(element)), { passive: true, signal });
    window.addEventListener('pagehide', () => sessionLocal.set(storageKey, JSON.stringify(place.current)), { signal });
    return () => listening.abort();
  }, [strip, sessionLocal, storageKey]);
}

function placeOf(strip: HTMLElement): DeckPlace | null {
  const edge = strip.getBoundingClientRect().left;
  for (const column of strip.querySelectorAll<HTMLElement>('[data-column]')) {
    const { left, right } = column.getBoundingClientRect();
    if (right > edge + 1) return { pane: column.dataset['column']!, left: left - edge };
  }
  return null;
}

function returnTo(strip: HTMLElement, place: DeckPlace | null): void {
  const column = place && strip.querySelector(`[data-column="${CSS.escape(place.pane)}"]`);
  if (column) strip.scrollLeft += column.getBoundingClientRect().left - strip.getBoundingClientRect().left - place.left;
}

function readPlace(storage: LocalStore, key: string): DeckPlace | null {
  try {
    const { pane, left } = JSON.parse(storage.get(key) ?? '{}') as Partial<DeckPlace>;
    return typeof pane === 'string' && typeof left === 'number' ? { pane, left } : null;
  } catch {
    return null;
  }
}
