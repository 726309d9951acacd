import { usesKeysItself } from '~/lib/keys';
import type { ListOnScreen } from '~/stores/focus/FocusStore';

/** What takes the focus by keys. */
export const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** Keys that move to the next or previous row from anywhere in a row. */
const FROM_ANYWHERE: Readonly<Record<string, 1 | -1>> = { PageDown: 1, PageUp: -1 };
/** Keys that also scroll or press buttons, so they move only from a row itself. */
const FROM_ROW: Readonly<Record<string, 1 | -1>> = { ...FROM_ANYWHERE, ArrowDown: 1, ArrowUp: -1 };

/**
 * Moves among the rows of the list with the focus as the ARIA feed pattern says: Page Up and Page Down, arrows from a row,
 * Home for the newest row, Ctrl+Home and Ctrl+End to leave a feed. Letters that do the same are commands (`listCommands`).
 */
export function pressListKey(event: KeyboardEvent, list: ListOnScreen): void {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || usesKeysItself(target)) return;
  if (event.altKey || event.metaKey || event.shiftKey) return;
  if (event.ctrlKey) {
    const feed = list.element.querySelector<HTMLElement>('[data-part="feed"]');
    if (!feed || (key !== 'Home' && key !== 'End')) return;
    event.preventDefault();
    leaveFeed(feed, key === 'End');
    return;
  }
  const row = target.closest('article');
  if (key === 'Home' && list.goToTop && (row === null || row === target)) {
    event.preventDefault();
    list.goToTop({ focus: row !== null });
    return;
  }
  const step = (row === target ? FROM_ROW : FROM_ANYWHERE)[key];
  // Outside the rows, Page Up and Page Down scroll as usual.
  if (step !== undefined && row && list.step(target, step)) event.preventDefault();
}

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
