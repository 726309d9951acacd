import type { OverlayAnchor } from '~/stores/ui/OverlayStore';

/** Something that a pop-up can be placed at. */
export interface Measurable {
  getBoundingClientRect(): DOMRect;
  /** The element to watch: the pop-up follows it when the page scrolls. */
  readonly contextElement?: Element;
}

/**
 * Makes an anchor measurable. A point is a rectangle without a size. If the element is removed or hidden, its last position
 * counts.
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
 * The side of its anchor on which a pop-up opens: below, unless there is less than a third of the room above. The pop-up
 * shrinks to the room it gets, so the positioning library would never flip it by itself.
 */
export function sideFor({ top, bottom }: Pick<DOMRect, 'top' | 'bottom'>, viewportHeight: number): 'top' | 'bottom' {
  return viewportHeight - bottom < top / 3 ? 'top' : 'bottom';
}
