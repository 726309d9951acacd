import { useState } from 'react';

/** Gives the focus back to where it was before an overlay took it. */
export interface FocusReturn {
  /** Moves the focus back at once, before what the overlay was asked for happens. */
  readonly now: () => void;
  /** For `onCloseAutoFocus`: moves it back unless something else has it by now. */
  readonly whenClosed: (event: Event) => void;
}

/**
 * Remembers what has the focus while the calling overlay opens. The overlay's opener wins over that where there is one,
 * because not every browser focuses a button that is clicked.
 */
export function useFocusReturn(opener?: Element): FocusReturn {
  const [target] = useState(() => (opener instanceof HTMLElement && opener.tabIndex >= 0 ? opener : document.activeElement));
  const now = () => {
    // The page may not move under the reader because something above it is gone.
    if (target instanceof HTMLElement && target.isConnected) target.focus({ preventScroll: true });
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
