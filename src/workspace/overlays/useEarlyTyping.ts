import { useLayoutEffect, useRef } from 'react';
import { isTextField } from '~/lib/isTextField';
import { useStores } from '~/react/context';

/**
 * Keeps what is typed while a window loads, and puts it into the field that gets the focus when the window is there. Otherwise the
 * first letters of a search are lost.
 * @param key of the window's overlay
 */
export function useEarlyTyping(key: number, isLoaded: boolean): void {
  const { overlays } = useStores();
  const typed = useRef('');
  // Before the next key: it already goes to the field.
  useLayoutEffect(() => {
    if (isLoaded) {
      if (typed.current !== '') insert(typed.current, key);
      typed.current = '';
      return undefined;
    }
    const keep = (event: KeyboardEvent): void => {
      if (!overlays.isTop(key) || !isLetter(event) || isTextField(event.target)) return;
      event.preventDefault();
      typed.current += event.key;
    };
    document.addEventListener('keydown', keep);
    return () => document.removeEventListener('keydown', keep);
  }, [overlays, key, isLoaded]);
}

/** Whether a key writes something. Space presses buttons as well. */
const isLetter = ({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey && !isComposing;

/** Types a text into the focused field of a window; into nothing if the window has none. */
function insert(text: string, key: number): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  if (!field.closest(`[data-overlay="${key}"]`) || !/^(?:search|text|textarea)$/.test(field.type)) return;
  // React overrides the setter of the element itself, and takes no notice of what is set by it.
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', field.value + text, field);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}
