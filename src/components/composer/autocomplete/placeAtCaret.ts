import type { CaretBox } from './caretBox';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

/** The distance between the list and the line of the caret, and the edges of the viewport, in px. */
const GAP_PX = 4;
const MARGIN_PX = 8;

/**
 * Returns the place of a list: below the line, or above it if there is more room. It is never outside of the visible area, which
 * a keyboard on the screen makes smaller.
 * @param area the visible part of the viewport
 */
export function placeAtCaret(
  caret: CaretBox,
  { width, height }: Size,
  area: Area,
): { readonly x: number; readonly y: number; readonly height: number } {
  const top = area.y + MARGIN_PX;
  const bottom = area.y + area.height - MARGIN_PX;
  const below = bottom - (caret.y + caret.height + GAP_PX);
  const above = caret.y - GAP_PX - top;
  const isBelow = height <= below || below >= above;
  const shown = Math.max(0, Math.min(height, isBelow ? below : above));
  return {
    x: Math.max(area.x + MARGIN_PX, Math.min(caret.x, area.x + area.width - width - MARGIN_PX)),
    y: isBelow ? caret.y + caret.height + GAP_PX : caret.y - GAP_PX - shown,
    height: shown,
  };
}
