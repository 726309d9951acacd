import { isTextField } from '~/lib/isTextField';

/** A key that does something wherever the focus is outside text fields (reference/note.md section 12). */
export interface Shortcut {
  /** `KeyboardEvent.key`, lower case. */
  readonly keys: readonly string[];
  /** Together with Ctrl, or the Command key of a Mac; such a key also works inside text fields. */
  readonly ctrl?: boolean;
  run(): void;
}
/** Finds what a key press means; none while typing, composing, repeating or holding another modifier. */
export function matchShortcut(event: KeyboardEvent, shortcuts: readonly Shortcut[]): Shortcut | undefined {
  const key = event.key.toLowerCase();
  const isCtrl = event.ctrlKey || event.metaKey;
  if (event.defaultPrevented || event.isComposing || event.repeat || event.altKey) return undefined;
  // A sign that is written with Shift, such as the question mark, is meant itself.
  if (event.shiftKey && (isCtrl || /^\p{L}$/u.test(key))) return undefined;
  if (!isCtrl && isTextField(event.target)) return undefined;
  return shortcuts.find((shortcut) => (shortcut.ctrl ?? false) === isCtrl && shortcut.keys.includes(key));
}
