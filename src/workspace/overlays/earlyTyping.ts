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

/**
 * Writes a key that was pressed before commands and window were there.
 * @param top the overlay on top
 * @returns whether the key belongs to the text of that window, which may still load or have its field already
 */
export function writeEarlyTyping(event: KeyboardEvent, top: Overlay): boolean {
  if (keepEarlyTyping(event, top)) return true;
  if (isTextField(event.target) || hasPressed(event)) return false;
  const field = focusedField(top.key);
  const text = field && textAfter(field.value, event);
  if (!field || text === undefined) return false;
  setText(field, text);
  return true;
}

/** Ends the wait for a window, and puts what was typed into the field that has the focus. */
export function insertEarlyTyping({ early, key }: WindowOverlay & Overlay): void {
  const { text } = early;
  early.text = null;
  const field = text ? focusedField(key) : undefined;
  if (field) setText(field, field.value + text);
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

/** Returns whether the key pressed a button or something like it, which may have led to the field. */
const hasPressed = ({ key, target }: KeyboardEvent): boolean =>
  key === ' ' && target instanceof Element && target.closest('button, a, summary') !== null;

/** Returns the text field of a window that has the focus. */
function focusedField(key: number): HTMLInputElement | HTMLTextAreaElement | undefined {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return undefined;
  if (!field.closest(`[data-overlay="${key}"]`) || !/^(?:search|text|textarea)$/.test(field.type)) return undefined;
  return field;
}

/** Sets the text of a field as if somebody had typed it. */
function setText(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  // React overrides the setter of the element itself, and takes no notice of what is set by it.
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
