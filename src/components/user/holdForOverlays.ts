import { reaction } from 'mobx';
import type { Overlay, OverlayStore } from '~/stores/ui/OverlayStore';
import { isOnHoverCard, type HoverIntent } from './HoverIntent';

/**
 * Keeps a card while something is open that was opened from it, and whatever was opened from that: a menu points at a button
 * of the card, and the focus goes back there. @returns ends that
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

/** What is chosen from a menu of the card opens with the focus back on the card. */
function opensFromCard(overlay: Overlay): boolean {
  const anchor = 'anchor' in overlay ? overlay.anchor : undefined;
  return isOnHoverCard(anchor instanceof Element ? anchor : document.activeElement);
}
