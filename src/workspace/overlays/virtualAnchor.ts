import type { OverlayAnchor } from '~/stores/ui/OverlayStore';

/** Something that a pop-up can be placed at. */
export interface Measurable {
  /** The side on which the pop-up opens. It stays there when the page moves. */
  readonly side: Side;
  getBoundingClientRect(): DOMRect;
  /** The element to watch: the pop-up follows it when the page scrolls. */
  readonly contextElement?: Element;
}

type Side = 'top' | 'bottom';

/** The part of the screen's height that an element never takes from its pop-up. */
const ROOM = 1 / 5;

/**
 * Makes an anchor measurable. A point is a rectangle without a size. If the element is removed or hidden, its last position
 * counts. If it leaves the screen, for example because the page above it grows, its pop-up stays on the screen.
 */
export function virtualAnchor(anchor: OverlayAnchor): Measurable {
  if (!(anchor instanceof Element)) {
    const rect = new DOMRect(anchor.x, anchor.y, 0, 0);
    return { side: sideFor(rect, window.innerHeight), getBoundingClientRect: () => rect };
  }
  let last = anchor.getBoundingClientRect();
  const side = sideFor(last, window.innerHeight);
  return {
    side,
    contextElement: anchor,
    getBoundingClientRect: () => {
      const rect = anchor.getBoundingClientRect();
      if (rect.width > 0 || rect.height > 0) last = rect;
      return onScreen(last, side);
    },
  };
}

/** The part of a rectangle on the screen, or the nearest edge, with room for a pop-up on its side. */
function onScreen({ left, right, top, bottom }: DOMRect, side: Side): DOMRect {
  const { innerWidth, innerHeight } = window;
  const room = Math.round(innerHeight * ROOM);
  const highest = side === 'top' ? room : 0;
  const lowest = side === 'bottom' ? innerHeight - room : innerHeight;
  const [x, y] = [clamp(left, 0, innerWidth), clamp(top, highest, lowest)];
  return new DOMRect(x, y, clamp(right, 0, innerWidth) - x, clamp(bottom, highest, lowest) - y);
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/**
 * The side of its anchor on which a pop-up opens: below, unless there is less than a third of the room above. The pop-up
 * shrinks to the room it gets, so the positioning library would never flip it by itself.
 */
export function sideFor({ top, bottom }: Pick<DOMRect, 'top' | 'bottom'>, viewportHeight: number): Side {
  return viewportHeight - bottom < top / 3 ? 'top' : 'bottom';
}
