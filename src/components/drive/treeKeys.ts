import type { KeyboardEvent } from 'react';
import { isRightToLeft } from '~/lib/isRightToLeft';

/** Moves the focus in a tree, and opens and closes its branches, as the ARIA tree pattern says. */
export function stepInTree(event: KeyboardEvent<HTMLElement>): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const { currentTarget: tree, target, key } = event;
  const item = target instanceof Element ? target.closest<HTMLElement>('[role="treeitem"]') : null;
  if (!item) return;
  const next = destination(tree, item, inReadingOrder(key, isRightToLeft(tree)));
  if (next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  if (next === 'toggle') item.querySelector<HTMLElement>('[data-toggle]')?.click();
  else next?.focus();
}

/** Where lines run from right to left, the arrows to the sides change places. */
function inReadingOrder(key: string, isMirrored: boolean): string {
  if (!isMirrored) return key;
  return key === 'ArrowLeft' ? 'ArrowRight' : key === 'ArrowRight' ? 'ArrowLeft' : key;
}

/** Returns the target of a key: an item, none, or the branch of this item; undefined for keys without a meaning. */
function destination(tree: HTMLElement, item: HTMLElement, key: string): HTMLElement | 'toggle' | null | undefined {
  // Closed branches are not in the document, so these are the items that are shown.
  const items = [...tree.querySelectorAll<HTMLElement>('[role="treeitem"]')];
  const at = items.indexOf(item);
  const next = items[at + 1] ?? null;
  const isOpen = item.getAttribute('aria-expanded');
  switch (key) {
    case 'ArrowDown':
      return next;
    case 'ArrowUp':
      return items[at - 1] ?? null;
    case 'Home':
      return items[0] ?? null;
    case 'End':
      return items.at(-1) ?? null;
    case 'ArrowRight':
      if (isOpen === 'false') return 'toggle';
      return next && levelOf(next) > levelOf(item) ? next : null;
    case 'ArrowLeft':
      if (isOpen === 'true' && item.querySelector('[data-toggle]')) return 'toggle';
      return items.slice(0, at).findLast((one) => levelOf(one) < levelOf(item)) ?? null;
    default:
      return undefined;
  }
}

const levelOf = (item: Element): number => Number(item.getAttribute('aria-level'));
