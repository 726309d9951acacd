import { runInAction } from 'mobx';
import { useEffect } from 'react';
import { useStores } from '~/stores/context';
import type { Overlay } from '~/stores/ui/OverlayStore';
import { isUnsaved } from './useDismissal';

/**
 * What an overlay was opened from does nothing while it is open but close it (reference/deck-windows-shell.md section 9).
 * The press itself closes it as any press beside it does, and the click that follows would open it again: that click is
 * taken away, and so is one that a key makes.
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

/** Whether an overlay was opened from what is pressed. */
function pointsAt(overlay: Overlay, target: EventTarget | null): boolean {
  const anchor = 'anchor' in overlay ? overlay.anchor : undefined;
  return anchor instanceof Element && target instanceof Node && anchor.contains(target);
}
