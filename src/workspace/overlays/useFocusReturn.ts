import { useState } from 'react';
import { activePanes } from '~/lib/activePanes';
import { successorsOf } from '~/lib/successors';

/**
 * Returns the focus to where it was before an overlay took it. If that element is gone or inert by then, the note around it
 * gets the focus; if the note is gone too, the next note of the list does, or else the active pane.
 */
export interface FocusReturn {
  /** Returns the focus at once, before the chosen action runs. */
  readonly now: () => void;
  /** For `onCloseAutoFocus`: returns the focus unless something else has it by now. */
  readonly whenClosed: (event: Event) => void;
}

/** Remembers the focused element while the calling overlay opens. @param opener the element that the overlay points at */
export function useFocusReturn(opener?: Element): FocusReturn {
  const [candidates] = useState(() => {
    const target = targetOf(opener);
    return [target, target?.closest('article[tabindex]'), ...rowsAround(target)];
  });
  const now = () => {
    const target = [...candidates, ...activePanes()].find((one) => one?.isConnected && !one.closest('[inert]'));
    // Closing an overlay must not scroll the page.
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  };
  return {
    now,
    whenClosed: (event) => {
      event.preventDefault();
      const active = document.activeElement;
      if (active === null || active === document.body) now();
    },
  };
}

/**
 * The element to return to: the opener, because not every browser focuses a button that is clicked. If the focus was set by
 * keyboard on something around the opener, it returns there: a key of a note opens a menu at one of the note's buttons, and
 * on the button, Enter would press it.
 */
function targetOf(opener: Element | undefined): Element | null {
  const active = document.activeElement;
  if (!(opener instanceof HTMLElement) || opener.tabIndex < 0) return active;
  const isAround = active !== null && active !== document.body && active.contains(opener);
  return isAround && active.matches(':focus-visible') ? active : opener;
}

/** The row of a feed or a conversation around an element, then the rows to try when that one is gone. */
function rowsAround(element: Element | null): readonly HTMLElement[] {
  const list = element?.closest('[role="feed"], [data-part="thread"]');
  const rows = [...(list?.querySelectorAll<HTMLElement>('article[tabindex]') ?? [])];
  const place = rows.findIndex((row) => row.contains(element));
  return place === -1 ? [] : successorsOf(rows, place);
}
