import { reaction } from 'mobx';
import type { Overlay, OverlayStore } from '~/stores/ui/OverlayStore';
import { isOnHoverCard, type HoverIntent } from './HoverIntent';

/**
 * Keeps a card open while a menu or dialog opened from it is on screen, including overlays opened from those. Their anchors are
 * on the card, and the focus returns there.
 * @returns a function that stops this
 */
export function holdForOverlays(intent: HoverIntent, overlays: OverlayStore): () => void {
  let held: readonly number[] = [];
  return reaction(
    () => overlays.stack,
    (stack, before) => {
      const isFromCard = (overlay: Overlay) => held.length > 0 || opensFromCard(overlay);
      held = stack.filter((overlay) => (before.includes(overlay) ? held.includes(overlay.key) : isFromCard(overlay))).map(({ key }) => key);
      intent.hold(held.length > 0);
    },
  );
}

/** An overlay opened from a menu of the card opens after the focus returned to the card. */
function opensFromCard(overlay: Overlay): boolean {
  const anchor = 'anchor' in overlay ? overlay.anchor : undefined;
  return isOnHoverCard(anchor instanceof Element ? anchor : document.activeElement);
}
