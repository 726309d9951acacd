import { useState } from 'react';
import { successorsOf } from '~/lib/successors';

/**
 * Gives the focus back to where it was before an overlay took it; from what is gone or out of use by then, to the note
 * around it, and from a note of a list that is gone, to the next one.
 */
export interface FocusReturn {
  /** Moves the focus back at once, before what the overlay was asked for happens. */
  readonly now: () => void;
  /** For `onCloseAutoFocus`: moves it back unless something else has it by now. */
  readonly whenClosed: (event: Event) => void;
}

/** What had the focus while the calling overlay opened. @param opener what the overlay was opened from, and points at */
export function useFocusReturn(opener?: Element): FocusReturn {
  const [candidates] = useState(() => {
    const target = targetOf(opener);
    return [target, target?.closest('article[tabindex]'), ...rowsAround(target)];
  });
  const now = () => {
    const target = candidates.find((one) => one?.isConnected && !one.closest('[inert]'));
    // The page may not move under the reader because something above it is gone.
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
 * The opener wins where there is one, because not every browser focuses a button that is clicked; but not over something
 * around it that was reached by keyboard: a key of a note opens what stands at one of its buttons, and back on the
 * button, Enter would press that.
 */
function targetOf(opener: Element | undefined): Element | null {
  const active = document.activeElement;
  if (!(opener instanceof HTMLElement) || opener.tabIndex < 0) return active;
  const isAround = active !== null && active !== document.body && active.contains(opener);
  return isAround && active.matches(':focus-visible') ? active : opener;
}

/** The row of a feed or a conversation that an element stands in, and those that take its place when it is gone. */
function rowsAround(element: Element | null): readonly HTMLElement[] {
  const list = element?.closest('[role="feed"], [data-part="thread"]');
  const rows = [...(list?.querySelectorAll<HTMLElement>('article[tabindex]') ?? [])];
  const place = rows.findIndex((row) => row.contains(element));
  return place === -1 ? [] : successorsOf(rows, place);
}
