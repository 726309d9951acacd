import type { FocusEvent } from 'react';

/** Scrolls a row to the button that a key leads to. Browsers leave one that shows in part where it is. */
export function showFocused({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
