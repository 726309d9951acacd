/** The digits of base 83 as blurhash defines it, in order of value. */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~';

/**
 * Returns the average color of a picture from the start of its blurhash, or null if the hash is too short or invalid. It needs no
 * decoding, so it is ready for the first paint.
 */
export function averageColor(hash: string): string | null {
  const digits = Array.from(hash.slice(2, 6), (digit) => DIGITS.indexOf(digit));
  const value = digits.reduce((sum, digit) => sum * DIGITS.length + digit, 0);
  if (digits.length < 4 || digits.includes(-1) || value > 0xff_ff_ff) return null;
  return `rgb(${value >> 16} ${(value >> 8) & 0xff} ${value & 0xff})`;
}
