import type { FocusEvent } from 'react';

/** Scrolls a row to the button that a key leads to. Browsers do not scroll if a part of it is visible. */
export function showFocused({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
