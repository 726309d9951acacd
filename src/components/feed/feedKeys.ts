import type { KeyboardEvent } from 'react';
import { usesKeysItself } from '~/lib/usesKeysItself';
import type { FeedController } from './FeedController';
import { leaveFeed } from './leaveFeed';

/** Keys that move to the next or previous row from anywhere in a row. */
const FROM_ANYWHERE: Readonly<Record<string, number>> = { PageDown: 1, PageUp: -1 };
/** Keys that also scroll or press buttons, so they move only from a row itself. */
const FROM_ROW: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Moves among the rows of a feed as the ARIA feed pattern says: Page Up and Page Down, arrows from a row, Home for the
 * newest row, Ctrl+Home and Ctrl+End to leave the feed. Letters that do the same are commands (`listCommands`).
 */
export function handleFeedKey(event: KeyboardEvent<HTMLElement>, controller: FeedController, feed: HTMLElement | null): void {
  const { target, key } = event;
  if (event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (!(target instanceof HTMLElement) || usesKeysItself(target)) return;
  if (event.altKey || event.metaKey || event.shiftKey) return;
  if (event.ctrlKey) {
    if (!feed || (key !== 'Home' && key !== 'End')) return;
    event.preventDefault();
    leaveFeed(feed, key === 'End');
    return;
  }
  const id = controller.rowOf(target);
  const isOnRow = target.matches('article');
  if (key === 'Home' && (isOnRow || id === undefined)) {
    event.preventDefault();
    controller.goToTop(false);
    if (isOnRow) controller.focusRow(0);
    return;
  }
  const step = FROM_ANYWHERE[key] ?? (isOnRow ? FROM_ROW[key] : undefined);
  // Outside the rows, Page Up and Page Down scroll as usual.
  if (step === undefined || id === undefined) return;
  event.preventDefault();
  controller.focusRow(controller.heights.indexOf(id) + step);
}
