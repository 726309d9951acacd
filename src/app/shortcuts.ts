/** A key that does something wherever the focus is outside text fields (reference/note.md section 12). */
export interface Shortcut {
  /** `KeyboardEvent.key`, lower case. */
  readonly keys: readonly string[];
  run(): void;
}

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Finds what a key press means; none while typing, composing, repeating or holding a modifier. */
export function matchShortcut(event: KeyboardEvent, shortcuts: readonly Shortcut[]): Shortcut | undefined {
  if (event.defaultPrevented || event.isComposing || event.repeat || isTextField(event.target)) return undefined;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return undefined;
  return shortcuts.find(({ keys }) => keys.includes(event.key.toLowerCase()));
}
