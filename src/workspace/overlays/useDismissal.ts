import { useEffect, useRef } from 'react';
import { useStores } from '~/stores/context';

/** An event of the overlay primitives that may close what it happened to, unless it is prevented. */
interface DismissEvent extends Event {
  readonly detail?: { readonly originalEvent?: Event };
}

/**
 * Escape and clicks outside close one overlay at a time, the uppermost. A click is judged by what was open when it began:
 * by its end, the menu that it chose from is closed already. Where something was written (`data-unsaved`), a click beside it
 * is a slip; Escape and the button are not, unless Escape ends a composition.
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
      if (!overlays.isTop(key) || (event instanceof KeyboardEvent && event.isComposing)) event.preventDefault();
    },
  };
}

/** Whether something was written in an overlay that would be lost with it. */
export const isUnsaved = (key: number): boolean => document.querySelector(`[data-overlay="${key}"] [data-unsaved]`) !== null;

/** Whether something is part of a message: pressing one closes nothing that lies below it. */
export const isInToasts = (target: EventTarget | null): boolean => target instanceof Element && target.closest('[data-toasts]') !== null;
