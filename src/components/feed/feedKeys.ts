import type { KeyboardEvent } from 'react';
import { commandFor, type KeyChanges } from '~/services/keys';
import type { FeedController } from './FeedController';

/** Elements that use the keys themselves. */
const OWN_KEYS = 'input, textarea, select, [contenteditable], [role="menu"], [role="slider"], video, audio';

/** Keys that move to the next or previous row from anywhere in a row, beside those that can be changed. */
const FROM_ANYWHERE: Readonly<Record<string, number>> = { PageDown: 1, PageUp: -1 };
const STEPS = { next: 1, previous: -1 };
/** These also scroll, press buttons and so on, so they move only from a row itself. */
const FROM_ROW: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Moves among the rows of a feed (ARIA feed pattern: Page Up and Page Down; beside them j, k and arrows, which readers of
 * timelines know). Ctrl+Home and Ctrl+End leave the feed, Home goes to the newest row.
 */
export function handleFeedKey(
  event: KeyboardEvent<HTMLElement>,
  controller: FeedController,
  feed: HTMLElement | null,
  changes: KeyChanges,
): void {
  const { target, key } = event;
  if (event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (!(target instanceof HTMLElement) || target.closest(OWN_KEYS)) return;
  const command = commandFor(event, ['next', 'previous'], changes);
  if (!command && (event.altKey || event.metaKey || event.shiftKey)) return;
  if (!command && event.ctrlKey) {
    if (!feed || (key !== 'Home' && key !== 'End')) return;
    event.preventDefault();
    // What cannot be fetched is one key that does nothing.
    void import('./leaveFeed').then(
      ({ leaveFeed }) => leaveFeed(feed, key === 'End'),
      () => undefined,
    );
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
  const step = command ? STEPS[command] : (FROM_ANYWHERE[key] ?? (isOnRow ? FROM_ROW[key] : undefined));
  if (step === undefined) return;
  // Outside the rows, Page Up and Page Down scroll as everywhere.
  if (id === undefined && key.startsWith('Page')) return;
  event.preventDefault();
  controller.focusRow(id === undefined ? controller.firstVisible() : controller.heights.indexOf(id) + step);
}
