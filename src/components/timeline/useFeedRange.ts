import { useMemo } from 'react';
import { useVirtualizer } from 'react-window';
import { OVERSCAN, type FeedController, type RowRange } from './FeedController';

/**
 * Size of a row that stands for all while the view is at the top; px. So high that few are in sight: what react-window
 * finds there then is the same for any number of rows, and more of them are no reason to render again.
 */
const ANY_SIZE = 10_000;

/**
 * Which rows to render. react-window watches the scroll position and says what is in sight; the header is its first
 * item. At the top it is not asked: rows appear there many times a second, and its answer would cost a second rendering
 * each time (it computes what is in sight after rendering).
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
    [controller, ids, version, isPinned],
  );
  const { items } = useVirtualizer({
    count: ids.length + 1,
    element: scroller,
    itemSize,
    overscanCount: OVERSCAN,
    defaultScrollOffset: controller.startOffset,
  });
  if (isPinned) return controller.rangeAtTop();
  const place = (item: number): number => Math.max(0, Math.min(ids.length, item - 1 + controller.shift));
  return { start: place(items[0]?.index ?? 0), end: place((items.at(-1)?.index ?? 0) + 1) };
}
