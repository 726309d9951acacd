import { isTextField } from '~/lib/isTextField';
import { commandFor, type KeyChanges, type KeyCommand } from '~/services/keys';

/** Keys that do something wherever the focus is outside text fields (reference/note.md section 12). */
const EVERYWHERE = ['commands', 'keys', 'newNote', 'search', 'scheme', 'dashboard'] as const satisfies readonly KeyCommand[];

/** What such a key does. */
export type Shortcut = (typeof EVERYWHERE)[number];

/** Finds what a key press means; nothing while somebody composes or keeps it down, and of texts only what goes with Ctrl. */
export function matchShortcut(event: KeyboardEvent, changes: KeyChanges): Shortcut | undefined {
  if (event.defaultPrevented || event.isComposing || event.repeat) return undefined;
  if (!event.ctrlKey && !event.metaKey && isTextField(event.target)) return undefined;
  return commandFor(event, EVERYWHERE, changes);
}
