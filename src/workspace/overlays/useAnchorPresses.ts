import { runInAction } from 'mobx';
import { useEffect } from 'react';
import { useStores } from '~/react/context';
import type { Overlay } from '~/stores/ui/OverlayStore';
import { isUnsaved } from './useDismissal';

/**
 * While an overlay is open, pressing the button that opened it only closes it. The press closes it like any press outside,
 * and the click that follows would open it again, so that click is canceled. The same goes for a click made by a key.
 */
export function useAnchorPresses(): void {
  const { overlays } = useStores();
  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    let pressed: { readonly overlay: Overlay; readonly wasOnTop: boolean } | null = null;
    const find = (target: EventTarget | null): typeof pressed =>
      runInAction(() => {
        const overlay = overlays.stack.findLast((one) => pointsAt(one, target));
        return overlay ? { overlay, wasOnTop: overlays.isTop(overlay.key) } : null;
      });
    document.addEventListener('pointerdown', ({ target }) => (pressed = find(target)), options);
    document.addEventListener('keydown', () => (pressed = null), options);
    document.addEventListener(
      'click',
      (event) => {
        const found = pressed ?? find(event.target);
        pressed = null;
        if (!found || !pointsAt(found.overlay, event.target)) return;
        event.preventDefault();
        event.stopPropagation();
        if (found.wasOnTop && !isUnsaved(found.overlay.key)) found.overlay.close();
      },
      options,
    );
    return () => listening.abort();
  }, [overlays]);
}

/** Whether an overlay was opened from the pressed element. */
function pointsAt(overlay: Overlay, target: EventTarget | null): boolean {
  const anchor = 'anchor' in overlay ? overlay.anchor : undefined;
  return anchor instanceof Element && target instanceof Node && anchor.contains(target);
}
