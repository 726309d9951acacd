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

/** A place that was tried. */
interface Place {
  readonly move: Move;
  /** The area of controls that it covers, in square px. */
  readonly covered: number;
  /** How far it is from the usual place. */
  readonly way: number;
}

/**
 * Finds the place for toasts that is nearest to their usual one and covers no control. If there is none, it covers as little of
 * controls as possible. A full deck has hundreds of controls, so each row of places looks only at the controls beside it.
 */
export function placeToasts(toasts: Box, screen: { readonly width: number; readonly height: number }, controls: readonly Box[]): Move {
  const highest = Math.max(0, toasts.top - screen.height * (1 - HEIGHT_PART));
  const stepsAside = stepsAsideOf(toasts, screen.width);
  let best: Place | null = null;
  for (let up = 0; up <= highest && !(best?.covered === 0 && best.way <= up); up += STEP.up) {
    const row = moved(toasts, { x: 0, up });
    const beside = controls.filter(({ top, bottom }) => bottom > row.top && top < row.bottom);
    for (const x of stepsAside) {
      const move = { x, up };
      const place = { move, covered: coveredArea(toasts, move, beside), way: up + Math.abs(x) * SIDEWAYS };
      if (!best || isBetter(place, best)) best = place;
      if (place.covered === 0) break;
    }
  }
  return best!.move;
}

const isBetter = (a: Place, b: Place): boolean => a.covered < b.covered || (a.covered === b.covered && a.way < b.way);

/** How far toasts can move to a side in px, the nearest first. */
function stepsAsideOf({ left, right }: Box, width: number): readonly number[] {
  const steps = [0];
  for (let x = STEP.x; x <= width; x += STEP.x) {
    if (right + x <= width - GAP) steps.push(x);
    if (left - x >= GAP) steps.push(-x);
  }
  return steps;
}
