/** A box in CSS px, as `getBoundingClientRect` returns it. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The distance between the tooltip and its anchor, in px. */
const GAP_PX = 6;

/**
 * Returns the position of a tooltip: centered above its anchor, or below it if there is no room, inside the viewport.
 */
export function placeTooltip(anchor: Box, { width, height }: Size, viewport: Size, margin: number): { x: number; y: number } {
  const centered = anchor.x + anchor.width / 2 - width / 2;
  const x = Math.max(margin, Math.min(centered, viewport.width - width - margin));
  const above = anchor.y - height - GAP_PX;
  return { x, y: above >= margin ? above : anchor.y + anchor.height + GAP_PX };
}
