/** How far a finger has to move to trigger a reload, in px. */
export const FIRES_AT = 230;

/** The further the finger pulls, the less the content follows. */
const RESISTANCE = 1.5;
const RESISTANCE_GROWS = 170;

/** Returns how far the content follows, in px. @param way distance of the finger, in px */
export function followedBy(way: number): number {
  return way / (RESISTANCE + way / RESISTANCE_GROWS);
}
