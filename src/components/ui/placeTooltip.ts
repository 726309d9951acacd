/** A box in CSS px, as `getBoundingClientRect` gives it. */
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

/** Between the tooltip and what it names; px. */
const GAP_PX = 6;

/** Where a tooltip stands: centred above its anchor, below where there is no room, inside of the viewport at either side. */
export function placeTooltip(anchor: Box, { width, height }: Size, viewport: Size, margin: number): { x: number; y: number } {
  const centred = anchor.x + anchor.width / 2 - width / 2;
  const x = Math.max(margin, Math.min(centred, viewport.width - width - margin));
  const above = anchor.y - height - GAP_PX;
  return { x, y: above >= margin ? above : anchor.y + anchor.height + GAP_PX };
}
