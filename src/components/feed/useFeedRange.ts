import { useLayoutEffect, useMemo, useState } from 'react';
import { useVirtualizer } from 'react-window';
import { OVERSCAN, type FeedController, type RowRange } from './FeedController';

/** Size of the one row that stands for all while the view is at the top; px. */
const ANY_SIZE = 1;

/**
 * Which rows to render. react-window watches the scroll position and says what is in sight; the header is its first
 * item. At the top it is not asked, and hears of no row: rows appear there many times a second, and each time it would
 * measure the page again and have it rendered twice (it computes what is in sight after rendering).
 */
export function useFeedRange(controller: FeedController, ids: readonly string[], scroller: HTMLElement | null): RowRange {
  const { heights, isPinned } = controller;
  const { version } = heights;
  const itemSize = useMemo(
    () => {
      if (isPinned) return ANY_SIZE;
      return (index: number) => (index === 0 ? controller.headerHeight : controller.heights.size(index - 1));
    },
    // oxlint-disable-next-line react/exhaustive-deps -- a new function is how the virtual list learns that sizes changed
    [controller, isPinned || ids, isPinned || version, isPinned],
  );
  const { items } = useVirtualizer({
    count: isPinned ? 1 : ids.length + 1,
    element: scroller,
    itemSize,
    overscanCount: OVERSCAN,
    defaultScrollOffset: controller.startOffset,
  });
  // It answers after the first rendering away from the top, and until then the rows that are there stay.
  const [hasAnswer, setHasAnswer] = useState(!isPinned);
  useLayoutEffect(() => setHasAnswer(!isPinned), [isPinned]);
  if (isPinned || !hasAnswer) return controller.rangeAtTop();
  const place = (item: number): number => Math.max(0, Math.min(ids.length, item - 1 + controller.shift));
  return { start: place(items[0]?.index ?? 0), end: place((items.at(-1)?.index ?? 0) + 1) };
}
