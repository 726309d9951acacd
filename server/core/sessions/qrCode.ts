import { renderSVG } from 'uqr';

/** Light modules around the code. Readers need four (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/**
 * Draws a text as a QR code.
 * @returns a `data:` address of an SVG picture. Two-factor secrets are drawn here so that they never leave the process.
 * @throws {Error} for a text of more than 2,953 bytes, which no QR code holds.
 */
export function qrDataUrl(text: string): string {
  const svg = renderSVG(text, { ecc: 'L', border: QUIET_ZONE });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
