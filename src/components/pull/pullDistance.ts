/** A finger has to come this far for the content to be loaded anew; px (reference/timelines-streaming.md section 2). */
export const FIRES_AT = 230;

/** The further a finger pulls, the less follows it (reference/timelines-streaming.md section 2). */
const RESISTANCE = 1.5;
const RESISTANCE_GROWS = 170;

/** How far the content follows. @param way of the finger; px @returns px */
export function followedBy(way: number): number {
  return way / (RESISTANCE + way / RESISTANCE_GROWS);
}
