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

/** Mixes two opaque colors as `color-mix(in oklab, …)` does, with a share from 0 to 1 of the first. */
export function mixed(one: Colord, other: Colord, share: number): Colord {
  const [a, b] = [oklabOf(one), oklabOf(other)];
  return ofOklab(a.map((part, index) => part * share + b[index]! * (1 - share)));
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

/** The inverse of {@link linear}. */
const encoded = (share: number): number => Math.max(0, share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055);

/** The matrices of Oklab: from linear sRGB to cones, from cones to Oklab, and back. */
const TO_CONES = [
  0.4122214708, 0.5363325363, 0.0514459929, 0.2119034982, 0.6806995451, 0.1073969566, 0.0883024619, 0.2817188376, 0.6299787005,
];
const TO_LAB = [
  0.2104542553, 0.793617785, -0.0040720468, 1.9779984951, -2.428592205, 0.4505937099, 0.0259040371, 0.7827717662, -0.808675766,
];
const FROM_LAB = [1, 0.3963377774, 0.2158037573, 1, -0.1055613458, -0.0638541728, 1, -0.0894841775, -1.291485548];
const FROM_CONES = [
  4.0767416621, -3.3077115913, 0.2309699292, -1.2684380046, 2.6097574011, -0.3413193965, -0.0041960863, -0.7034186147, 1.707614701,
];

const times = (matrix: readonly number[], vector: readonly number[]): readonly number[] =>
  [0, 3, 6].map((row) => vector.reduce((sum, value, column) => sum + matrix[row + column]! * value, 0));

function oklabOf(color: Colord): readonly number[] {
  const { r, g, b } = color.toRgb();
  return times(TO_LAB, times(TO_CONES, [r, g, b].map(linear)).map(Math.cbrt));
}

function ofOklab(lab: readonly number[]): Colord {
  const cones = times(FROM_LAB, lab).map((value) => value ** 3);
  const [r, g, b] = times(FROM_CONES, cones).map((value) => Math.min(255, Math.round(encoded(value) * 255))) as [number, number, number];
  return colord({ r, g, b });
}
