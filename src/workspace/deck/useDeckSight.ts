import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { deckView } from '~/services/workspace/deckView';
import type { DeckSight } from './DeckContext';

interface Shown {
  /** The widths of the columns, CSS px. */
  readonly widths: readonly number[];
  /** The number of the column that fills the deck; -1 if none does. */
  readonly alone: number;
  /** The width of the visible part, CSS px. */
  readonly width: number;
}

/** Keeps `sight` up to date while the deck scrolls and changes. Widths are calculated: measuring would cost a layout for each step. */
export function useDeckSight(strip: RefObject<HTMLElement | null>, sight: DeckSight, { widths, alone, width }: Shown): void {
  const show = () => {
    if (alone >= 0) sight.show({ start: alone, end: alone + 1, before: 0, after: 0 });
    else sight.show(deckView(widths, strip.current!.scrollLeft, width));
  };
  const latest = useRef(show);
  useLayoutEffect(() => {
    latest.current = show;
    show();
  });
  useEffect(() => {
    const element = strip.current!;
    const handleScroll = () => latest.current();
    element.addEventListener('scroll', handleScroll, { passive: true });
    return () => element.removeEventListener('scroll', handleScroll);
  }, [strip]);
}
