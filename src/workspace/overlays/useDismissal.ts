import { useEffect, useRef } from 'react';
import { isComposing } from '~/lib/keys';
import { useStores } from '~/react/context';

/** A Radix event that closes its overlay unless it is prevented. */
interface DismissEvent extends Event {
  readonly detail?: { readonly originalEvent?: Event };
}

/**
 * Escape and clicks outside close one overlay at a time, the topmost. For a click, the overlay that was on top when it began
 * counts: when it ends, a menu that it chose from is already closed. An overlay with unsaved text (`data-unsaved`) ignores
 * clicks outside, which may be slips, but not Escape, unless Escape ends a composition.
 */
export function useDismissal(key: number) {
  const { overlays } = useStores();
  const wasOnTop = useRef(true);
  useEffect(() => {
    const remember = () => {
      wasOnTop.current = overlays.isTop(key);
    };
    document.addEventListener('pointerdown', remember, { capture: true });
    return () => document.removeEventListener('pointerdown', remember, { capture: true });
  }, [overlays, key]);
  return {
    onInteractOutside: (event: DismissEvent) => {
      const isPress = event.detail?.originalEvent?.type === 'pointerdown';
      const mayClose = isPress ? wasOnTop.current : overlays.isTop(key);
      if (!mayClose || isUnsaved(key) || isInToasts(event.target)) event.preventDefault();
    },
    onEscapeKeyDown: (event: Event) => {
      if (!overlays.isTop(key) || (event instanceof KeyboardEvent && isComposing(event))) event.preventDefault();
    },
  };
}

/** Whether an overlay has text that would be lost if it closed. */
export const isUnsaved = (key: number): boolean => document.querySelector(`[data-overlay="${key}"] [data-unsaved]`) !== null;

/** Whether an element is part of a toast. Pressing a toast closes nothing below it. */
export const isInToasts = (target: EventTarget | null): boolean => target instanceof Element && target.closest('[data-toasts]') !== null;
