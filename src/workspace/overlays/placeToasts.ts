/** A rectangle of the viewport, in px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How far toasts are moved from their usual place, in px. */
export interface Move {
  /** To the right; negative to the left. */
  readonly x: number;
  /** Up. */
  readonly up: number;
}

/** The distance between the places that are tried, in px. */
const STEP = { x: 24, up: 8 };
/** The distance from controls and from the edge of the screen, in px. */
const GAP = 4;
/** Toasts stay in this part of the screen's height, from the bottom. */
const HEIGHT_PART = 0.5;
/** A toast at the side is found as easily as one that is this much higher. */
const SIDEWAYS = 0.4;

const areaOfOverlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const moved = ({ left, top, right, bottom }: Box, { x, up }: Move): Box => ({
  left: left + x - GAP,
  top: top - up - GAP,
  right: right + x + GAP,
  bottom: bottom - up + GAP,
});

/** The area of controls below toasts that are moved, in square px. */
export function coveredArea(toasts: Box, move: Move, controls: readonly Box[]): number {
  const box = moved(toasts, move);
  return controls.reduce((sum, control) => sum + areaOfOverlap(box, control), 0);
}

/**
 * Finds the place for toasts that is nearest to their usual one and covers no control. If there is none, it covers as little of
 * controls as possible.
 */
export function placeToasts(toasts: Box, screen: { readonly width: number; readonly height: number }, controls: readonly Box[]): Move {
  const highest = toasts.top - screen.height * (1 - HEIGHT_PART);
  const near = controls.filter(({ bottom }) => bottom > toasts.top - highest - GAP);
  let best: { readonly move: Move; readonly covered: number } | null = null;
  for (const move of movesOf(toasts, screen.width, highest)) {
    const covered = coveredArea(toasts, move, near);
    if (covered === 0) return move;
    if (!best || covered < best.covered) best = { move, covered };
  }
  return best!.move;
}

/** All places, the nearest first. */
function movesOf({ left, right }: Box, width: number, highest: number): readonly Move[] {
  const moves: Move[] = [];
  for (let up = 0; up <= Math.max(0, highest); up += STEP.up) {
    moves.push({ x: 0, up });
    for (let x = STEP.x; x <= width; x += STEP.x) {
      if (right + x <= width - GAP) moves.push({ x, up });
      if (left - x >= GAP) moves.push({ x: -x, up });
    }
  }
  const wayOf = ({ x, up }: Move): number => up + Math.abs(x) * SIDEWAYS;
  return moves.toSorted((a, b) => wayOf(a) - wayOf(b));
}
