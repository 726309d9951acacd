import { isInSight } from '~/lib/isInSight';
import type { ListOnScreen } from '~/stores/focus/FocusStore';
import { FOCUSABLE } from './listKeys';

/** What a page lists: cards, items of lists, and rows (`PagedListView`). */
const ENTRIES = 'article, li, [data-rows] > *';

/**
 * What a page lists, for pages whose lists do not move the focus themselves: each entry that takes the focus, or contains
 * something that does. Null if there is none.
 */
export function entriesIn(pane: HTMLElement): ListOnScreen | null {
  const targets = [...pane.querySelectorAll<HTMLElement>(ENTRIES)].flatMap((entry) => {
    const isInner = entry.parentElement!.closest(ENTRIES) !== null || entry.closest('[data-part="header"]') !== null;
    const target = isInner ? null : entry.matches(FOCUSABLE) ? entry : entry.querySelector<HTMLElement>(FOCUSABLE);
    return target?.checkVisibility() ? [target] : [];
  });
  if (targets.length === 0) return null;
  const focus = (target: HTMLElement | undefined): boolean => {
    target?.focus();
    return target !== undefined;
  };
  return {
    element: pane,
    step: (from, by) => focus(by === 1 ? targets.find((one) => isAfter(one, from)) : targets.findLast((one) => isAfter(from, one))),
    focusFirst: () => void focus(targets.find(isInSight) ?? targets[0]),
  };
}

const isAfter = (one: Element, other: Element): boolean => (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
