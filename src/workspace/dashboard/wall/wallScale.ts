/** The size of a screen on which a dashboard is read from a desk; px. On a larger one, it is read from further away. */
const DESK = { width: 1440, height: 810 } as const;

const MOST = 4;
const STEPS = 20;

/** How much larger everything is on a screen of this size. */
export function wallScale({ width, height }: { readonly width: number; readonly height: number }): number {
  const scale = Math.min(width / DESK.width, height / DESK.height);
  return Math.min(MOST, Math.max(1, Math.floor(scale * STEPS) / STEPS));
}
