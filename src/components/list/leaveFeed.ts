const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/**
 * Focuses the next or previous focusable element outside the feed (ARIA feed pattern). If there is none, it shows that end of the
 * feed.
 */
export function leaveFeed(feed: HTMLElement, isForward: boolean): void {
  const all = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((one) => !feed.contains(one) && one.checkVisibility());
  const isAfter = (one: HTMLElement): boolean => (feed.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const next = isForward ? all.find(isAfter) : all.findLast((one) => !isAfter(one));
  if (next) next.focus();
  else feed.scrollIntoView({ block: isForward ? 'end' : 'start' });
}
