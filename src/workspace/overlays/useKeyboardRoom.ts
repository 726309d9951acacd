import { useEffect } from 'react';

/** Browsers zoom a little by themselves, for example into a focused field. Readers zoom further. */
const LARGEST_OWN_ZOOM = 1.1;

/**
 * Sets styles for the on-screen keyboard of a phone: `--keyboard` is its height, and `--visible-top` is how far the browser has
 * moved the page up to show the focused field. Both are 0 without a keyboard.
 */
export function useKeyboardRoom(): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const { style } = document.documentElement;
    const measure = () => {
      const { height, offsetTop, scale } = visualViewport;
      // On a page that the reader zoomed into, less is visible for another reason.
      const isZoomed = scale > LARGEST_OWN_ZOOM;
      const covered = isZoomed ? 0 : Math.max(0, window.innerHeight - height - offsetTop);
      style.setProperty('--keyboard', `${Math.round(covered)}px`);
      style.setProperty('--visible-top', `${isZoomed ? 0 : Math.round(offsetTop)}px`);
    };
    measure();
    const listening = new AbortController();
    for (const type of ['resize', 'scroll']) visualViewport.addEventListener(type, measure, { signal: listening.signal });
    return () => {
      listening.abort();
      style.removeProperty('--keyboard');
      style.removeProperty('--visible-top');
    };
  }, []);
}
