import type { VisitedFeed } from '~/components/feed/feedVisit';
import { isGapId } from '~/services/gapList';
import { MAIN_PANE } from '~/services/workspace/document';
import { feedIn } from './focusList';

/** Gets more of the list that the focus is in, or else of the one in that pane, or else in the main pane (field.md F3). */
export function moreOfList(): void {
  const active = document.activeElement;
  const pane = active?.closest<HTMLElement>('[data-pane]')?.dataset['pane'];
  const scroller = active?.closest('[data-part="scroller"]');
  const feed = scroller?.querySelector('[role="feed"]') ?? feedIn(pane ?? MAIN_PANE) ?? feedIn(MAIN_PANE);
  feed?.closest('[data-part="scroller"]')?.dispatchEvent(new CustomEvent('feedvisit', { detail: more }));
}

/** Fills what is missing at the row with the focus or next below it, else anywhere; where nothing is, the next page is loaded. */
function more({ controller: { focusedId, heights }, hasMore, loadMore, gaps }: VisitedFeed): void {
  const { ids } = heights;
  const from = focusedId === null ? 0 : Math.max(0, heights.indexOf(focusedId));
  const below = ids.slice(from).find(isGapId);
  const gap = below ?? ids.find(isGapId);
  if (gaps && gap !== undefined) void gaps.fillGap(gap, below === undefined ? 'older' : 'newer');
  else if (hasMore) loadMore();
}
