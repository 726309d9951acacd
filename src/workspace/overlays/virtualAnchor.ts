import type { OverlayAnchor } from '~/stores/ui/OverlayStore';

/** A thing that positioning can measure. */
export interface Measurable {
  getBoundingClientRect(): DOMRect;
  /** What moves with the page, and its frames, while the thing is shown. */
  readonly contextElement?: Element;
}

/**
 * An anchor as positioning wants it; a point is a rectangle without size. What points at an element that is taken away, or
 * hidden, stays where the element was last.
 */
export function virtualAnchor(anchor: OverlayAnchor): Measurable {
  if (!(anchor instanceof Element)) {
    const { x, y } = anchor;
    return { getBoundingClientRect: () => new DOMRect(x, y, 0, 0) };
  }
  let last = anchor.getBoundingClientRect();
  return {
    contextElement: anchor,
    getBoundingClientRect: () => {
      const rect = anchor.getBoundingClientRect();
      if (rect.width > 0 || rect.height > 0) last = rect;
      return last;
    },
  };
}

/**
 * The side of its anchor on which a pop-up opens: below, except where there is less than a third of the room that is
 * above (reference/deck-windows-shell.md section 9). A pop-up fits itself into the room there is, so that positioning
 * would never find it too high.
 */
export function sideFor({ top, bottom }: Pick<DOMRect, 'top' | 'bottom'>, viewportHeight: number): 'top' | 'bottom' {
  return viewportHeight - bottom < top / 3 ? 'top' : 'bottom';
}
