import { isTextField } from '~/lib/isTextField';
import { commandFor, DOCUMENT_KEYS, type KeyChanges } from '~/services/keys';

/** What a key does that works wherever the focus is outside text fields. */
export type Shortcut = keyof typeof DOCUMENT_KEYS;

/** Finds what a key press means; nothing while somebody composes or keeps it down, and of texts only what goes with Ctrl. */
export function matchShortcut(event: KeyboardEvent, changes: KeyChanges): Shortcut | undefined {
  if (event.defaultPrevented || event.isComposing || event.repeat) return undefined;
  if (!event.ctrlKey && !event.metaKey && isTextField(event.target)) return undefined;
  return commandFor(event, Object.keys(DOCUMENT_KEYS) as Shortcut[], changes);
}
