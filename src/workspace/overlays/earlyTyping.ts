import { isTextField } from '~/lib/isTextField';
import type { Overlay, WindowOverlay } from '~/stores/ui/OverlayStore';

/**
 * Keeps what is typed while a window loads, so that the first letters of a note or a search are not lost.
 * @param top the overlay on top
 * @returns whether the key belongs to the text of that window
 */
export function keepEarlyTyping(event: KeyboardEvent, top: Overlay): boolean {
  if (top.kind !== 'window' || top.early.text === null || isTextField(event.target)) return false;
  const text = textAfter(top.early.text, event);
  if (text === undefined) return false;
  event.preventDefault();
  top.early.text = text;
  return true;
}

/** Ends the wait for a window, and puts what was typed into the field that has the focus. */
export function insertEarlyTyping({ early, key }: WindowOverlay & Overlay): void {
  const { text } = early;
  early.text = null;
  if (text) insert(text, key);
}

/** Returns the text after a key press; undefined for a key that writes nothing. */
function textAfter(before: string, { key, repeat, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): string | undefined {
  // The key that opens a window may be held down.
  if (repeat || ctrlKey || metaKey || altKey || isComposing) return undefined;
  if (key === 'Backspace') return before === '' ? undefined : before.slice(0, -1);
  // Space presses buttons, unless somebody is writing.
  if (key.length !== 1 || (key === ' ' && before === '')) return undefined;
  return before + key;
}

/** Types a text into the focused field of a window; into nothing if the window has none. */
function insert(text: string, key: number): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  if (!field.closest(`[data-overlay="${key}"]`) || !/^(?:search|text|textarea)$/.test(field.type)) return;
  // React overrides the setter of the element itself, and takes no notice of what is set by it.
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', field.value + text, field);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}
