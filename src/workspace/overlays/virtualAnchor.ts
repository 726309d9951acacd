import type { OverlayAnchor } from '~/stores/ui/OverlayStore';

/** A thing that positioning can measure. */
export interface Measurable {
  getBoundingClientRect(): DOMRect;
}

/** An anchor as positioning wants it; a point is a rectangle without size. */
export function virtualAnchor(anchor: OverlayAnchor): Measurable {
  if (anchor instanceof Element) return anchor;
  const { x, y } = anchor;
  return { getBoundingClientRect: () => new DOMRect(x, y, 0, 0) };
}
