/** The mark of an hour on the dial, whose center is 0, 0 and whose radius is 50. */
export interface Graduation {
  readonly hour: number;
  readonly x: number;
  readonly y: number;
  /** Whether it is the current hour. */
  readonly isCurrent: boolean;
  /** From 0 to 1; less the farther it is from the hour hand. */
  readonly opacity: number;
}

/** How far the marks are from the center. */
const RADIUS = 40.5;

/** What is subtracted from every opacity, so that the far side is empty. */
const FADED = 0.35;

/** Returns the marks of 12 or 24 hours. */
export function graduations(hours: number, minutes: number, isTwentyFour: boolean): readonly Graduation[] {
  const count = isTwentyFour ? 24 : 12;
  const hand = hourAngle(hours, minutes, isTwentyFour);
  return Array.from({ length: count }, (_, place) => {
    const angle = (place / count) * 360;
    const turned = Math.abs(angle - hand) % 360;
    const distance = Math.min(turned, 360 - turned) / 180;
    const radians = (angle * Math.PI) / 180;
    return {
      hour: place === 0 && !isTwentyFour ? 12 : place,
      x: rounded(Math.sin(radians) * RADIUS),
      y: rounded(-Math.cos(radians) * RADIUS),
      isCurrent: place === hours % count,
      opacity: rounded(Math.max(0, 1 - distance - FADED)),
    };
  });
}

/** Returns the angle of the hour hand in degrees, clockwise from the top. It turns once in 12 or 24 hours. */
export function hourAngle(hours: number, minutes: number, isTwentyFour: boolean): number {
  const count = isTwentyFour ? 24 : 12;
  return (((hours + minutes / 60) % count) / count) * 360;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
