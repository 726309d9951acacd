import type { KeyboardEvent } from 'react';
import { isComposing } from '~/lib/keys';

/** Submits a form with Ctrl+Enter, wherever the focus is in it. Takes the keys that the form receives. */
export function submitWithKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event.nativeEvent)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
