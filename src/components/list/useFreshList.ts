import { isOnScreen } from '~/lib/isInSight';
import { usePolling } from '~/react/usePolling';
import type { Collection } from '~/stores/resources/Collection';

/** How often a list to which nothing is pushed asks whether it has changed, while it is in sight; ms. */
export const LIST_POLL_MS = 120_000;

/** A reader who has scrolled less than this still looks at the beginning, in px. */
const TOP_TOLERANCE = 50;

/**
 * Asks now and then whether a list has changed, while it is in sight and its reader is at the top. What came due while the page was hidden is
 * made up for at once.
 */
export function useFreshList(element: Element | null, list: Collection<{ readonly id: string }>): void {
  usePolling(() => {
    const scroller = element?.closest('[data-part="scroller"]') ?? document.documentElement;
    if (isOnScreen(element) && scroller.scrollTop < TOP_TOLERANCE && list.status === 'ready') void list.refresh();
  }, LIST_POLL_MS);
}
