import { useEffect, type RefObject } from 'react';
import type { TextElement } from '~/lib/insertText';
import { isComposing } from '~/lib/keys';
import { peek } from '~/lib/peek';
import type { AutocompleteState } from './AutocompleteState';
import type { Suggestion } from './suggestions';

/** The effects of keys while the list is open. */
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Looks for a word with each change of a field, and gives the keys to the list while it is open. */
export function useFieldEvents(
  field: RefObject<TextElement | null>,
  state: AutocompleteState,
  onPick: (suggestion: Suggestion) => void,
): void {
  useEffect(() => {
    const element = field.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let isComposingWord = false;
    const isOpen = () => peek(() => state.isOpen);
    const look = () => {
      const { selectionStart: caret, selectionEnd, value } = element;
      if (isComposingWord || element.readOnly) return;
      if (caret === null || caret !== selectionEnd || document.activeElement !== element) state.close();
      else state.look(value, caret);
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.target !== element || !isOpen() || isComposing(event)) return;
      if (press(event, state, onPick)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else if (event.key === 'Enter') state.close();
    };
    element.addEventListener('input', look, { signal });
    const compose = (event: Event) => {
      isComposingWord = !isPlainTyping((event as CompositionEvent).data);
      if (isComposingWord) state.close();
    };
    element.addEventListener('compositionstart', compose, { signal });
    element.addEventListener('compositionupdate', compose, { signal });
    element.addEventListener(
      'compositionend',
      () => {
        isComposingWord = false;
        look();
      },
      { signal },
    );
    element.addEventListener('blur', () => state.close(), { signal });
    // The caret also moves without a change of the text.
    document.addEventListener('selectionchange', () => isOpen() && look(), { signal });
    // Before everything else: Escape must close the list and nothing around it, and Enter must not post.
    window.addEventListener('keydown', handleKey, { capture: true, signal });
    return () => {
      listening.abort();
      state.close();
    };
  }, [field, onPick, state]);
}

/** Whether this is a keyboard on a screen that composes each word, also those of Latin letters, as on Android. */
const isPlainTyping = (composed: string): boolean => /^[ -~]*$/.test(composed) && window.matchMedia('(pointer: coarse)').matches;

/** @returns whether the list used the key */
function press(event: KeyboardEvent, state: AutocompleteState, onPick: (suggestion: Suggestion) => void): boolean {
  const { key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  const step = STEPS[key];
  if (step !== undefined) state.move(step);
  else if (key === 'Escape') state.refuse();
  else if (key === 'Tab' && peek(() => state.trigger?.query) !== '') state.whenCurrent(onPick, { orFirst: true });
  else if ((key === 'Enter' || key === 'Tab') && peek(() => state.activeIndex) >= 0) state.whenCurrent(onPick);
  else return false;
  return true;
}
