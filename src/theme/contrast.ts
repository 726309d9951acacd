/** Contrast as WCAG 2.2 defines it. Colors are colord values; transparent ones are blended with their background first. */
import { colord, type Colord } from 'colord';

/** The minimum contrast of text (WCAG 1.4.3, level AA). */
export const TEXT_CONTRAST = 4.5;
/** The minimum contrast of borders of fields, focus rings and icons (WCAG 1.4.11). */
export const CONTROL_CONTRAST = 3;

/** Returns the contrast, from 1 (none) to 21 (black and white). Both colors must be opaque. */
export function contrast(one: Colord, other: Colord): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** Blends a color with the opaque color behind it. */
export function over(above: Colord, below: Colord): Colord {
  const { r, g, b, a } = above.toRgb();
  const under = below.toRgb();
  const mix = (top: number, bottom: number) => Math.round(top * a + bottom * (1 - a));
  return colord({ r: mix(r, under.r), g: mix(g, under.g), b: mix(b, under.b), a: 1 });
}

/** Returns the lowest contrast of a color with any of several surfaces. */
export function leastContrast(color: Colord, surfaces: readonly Colord[]): number {
  return Math.min(...surfaces.map((surface) => contrast(over(color, surface), surface)));
}

/** Returns black or white, whichever is easier to read on all surfaces. */
export function blackOrWhiteOn(surfaces: readonly Colord[]): Colord {
  return leastContrast(black, surfaces) >= leastContrast(white, surfaces) ? black : white;
}

/**
 * Returns the nearest color of the same hue that has the wanted contrast with every surface; black or white when there is
 * none.
 */
export function readableOn(color: Colord, surfaces: readonly Colord[], wanted: number): Colord {
  if (leastContrast(color, surfaces) >= wanted) return color;
  const end = blackOrWhiteOn(surfaces);
  const step = end === black ? -1 : 1;
  const { h, s, l: start } = over(color, surfaces[0]!).toHsl();
  for (let l = start; l >= 0 && l <= 100; l += step) {
    const candidate = colord({ h, s, l, a: 1 });
    if (leastContrast(candidate, surfaces) >= wanted) return candidate;
  }
  return end;
}

const black = colord('#000');
const white = colord('#fff');

function luminance(color: Colord): number {
  const { r, g, b } = color.toRgb();
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
