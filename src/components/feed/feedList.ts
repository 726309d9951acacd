import { isGapId } from '~/services/gapList';
import type { ListOnScreen } from '~/stores/focus/FocusStore';
import type { FeedController } from './FeedController';

/** A source of rows that knows where rows are missing. */
export interface FillsGaps {
  /**
   * Loads a page into a gap; does nothing while one is loading.
   * @param side the side that the reader comes from: the page will touch it
   */
  fillGap(gapId: string, side: 'newer' | 'older'): Promise<void>;
}

/** The state of the rows that are not loaded. */
interface Missing {
  readonly hasMore: boolean;
  /** Loads the next page; does nothing while one is loading. */
  readonly onLoadMore: () => void;
  readonly gaps: FillsGaps | undefined;
}

/** A feed as commands see it. @param element the element that scrolls */
export const feedList = (element: HTMLElement, controller: FeedController, missing: Missing): ListOnScreen => ({
  element,
  step(from, by) {
    const id = controller.rowOf(from);
    const { heights } = controller;
    const place = id === undefined ? controller.firstVisible() : heights.indexOf(id) + by;
    controller.focusRow(place);
    return place >= 0 && place < heights.ids.length;
  },
  focusFirst: () => controller.focusFirstInSight(),
  goToTop({ focus }) {
    controller.goToTop(false);
    if (focus) controller.focusRow(0);
  },
  loadMore: () => loadMissing(controller, missing),
});

/** Fills the gap at the row with the focus or the next one below, or else any gap; without gaps, loads the next page. */
function loadMissing({ focusedId, heights }: FeedController, { hasMore, onLoadMore, gaps }: Missing): void {
  const { ids } = heights;
  const from = focusedId === null ? 0 : Math.max(0, heights.indexOf(focusedId));
  const below = ids.slice(from).find(isGapId);
  const gap = below ?? ids.find(isGapId);
  if (gaps && gap !== undefined) void gaps.fillGap(gap, below === undefined ? 'older' : 'newer');
  else if (hasMore) onLoadMore();
}
