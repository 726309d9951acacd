import { createHash } from 'node:crypto';

/** The side of the drawing in cells. It is odd, so that a middle column exists to mirror around. */
const CELLS = 5;
const CELL_PIXELS = 40;
const MARGIN = 28;
const SIDE = CELLS * CELL_PIXELS + 2 * MARGIN;

/**
 * Draws an SVG picture for users without an avatar: a mirrored pattern of rounded cells in two shades of one hue, which
 * depends on the text only. The shades can be told apart in grayscale.
 */
export function identiconSvg(seed: string): string {
  const hash = createHash('sha256').update(seed).digest();
  const hue = Math.round(((hash[0]! * 256 + hash[1]!) / 65_536) * 360);
  const cells: string[] = [];
  for (let row = 0; row < CELLS; row++) {
    for (let column = 0; column <= Math.floor(CELLS / 2); column++) {
      const bits = hash[2 + row * 3 + column]!;
      if (bits < 120) continue;
      const shade = bits > 210 ? 72 : 58;
      for (const at of new Set([column, CELLS - 1 - column])) {
        const x = MARGIN + at * CELL_PIXELS;
        const y = MARGIN + row * CELL_PIXELS;
        cells.push(`<rect x="${x}" y="${y}" width="${CELL_PIXELS}" height="${CELL_PIXELS}" rx="10" fill="hsl(${hue} 55% ${shade}%)"/>`);
      }
    }
  }
  // A pattern without cells would be an empty square, so it gets one dot.
  if (cells.length === 0) cells.push(`<circle cx="${SIDE / 2}" cy="${SIDE / 2}" r="${CELL_PIXELS}" fill="hsl(${hue} 55% 58%)"/>`);
  const background = `<rect width="${SIDE}" height="${SIDE}" fill="hsl(${(hue + 24) % 360} 38% 24%)"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">${background}${cells.join('')}</svg>`;
}
