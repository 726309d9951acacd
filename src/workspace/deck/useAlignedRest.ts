import { useEffect, type RefObject } from 'react';
import type { Disposable } from '~/lib/disposable';
import { onScrollEnd } from '~/lib/onScrollEnd';
import { smooth } from '~/lib/smooth';
import { restOf } from '~/services/workspace/deckRest';
import { useStores } from '~/react/context';
import type { ColumnDragging } from './DeckContext';

/** How long after the last scroll the deck is aligned, in ms. A wheel scrolls in many short steps. */
const CALM_MS = 150;

/** Aligns the deck with the edge of a column after scrolling, so that no column is cut off at both sides. */
export function useAlignedRest(strip: RefObject<HTMLElement | null>, dragging: ColumnDragging): void {
  const { clock } = useStores();
  useEffect(() => {
    const element = strip.current!;
    let rested = element.scrollLeft;
    let waiting: Disposable | undefined;
    const align = () => {
      if (dragging.state) return;
      const { left: origin, width } = element.getBoundingClientRect();
      const { scrollLeft: before, scrollWidth } = element;
      const columns = [...element.querySelectorAll('[data-column]')].map((column) => {
        const { left, right } = column.getBoundingClientRect();
        return { start: left - origin, end: right - origin };
      });
      const by = restOf(columns, { width, before, after: scrollWidth - width - before, moved: before - rested });
      rested = before + by;
      if (Math.abs(by) > 1) element.scrollBy({ left: by, behavior: smooth() });
    };
    const wait = () => {
      waiting?.dispose();
      waiting = clock.after(CALM_MS, align);
    };
    const listening = onScrollEnd(element, clock, wait);
    return () => {
      listening.dispose();
      waiting?.dispose();
    };
  }, [strip, dragging, clock]);
}
