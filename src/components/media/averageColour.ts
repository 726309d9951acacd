/** Digits of the hash, in order of their value (blurhash's own base 83). */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~';

/**
 * The average colour of a picture, which stands at the beginning of its blurhash; null where that is none. It needs no
 * decoding, so it is there with the first paint.
 */
export function averageColour(hash: string): string | null {
  const digits = Array.from(hash.slice(2, 6), (digit) => DIGITS.indexOf(digit));
  const value = digits.reduce((sum, digit) => sum * DIGITS.length + digit, 0);
  if (digits.length < 4 || digits.includes(-1) || value > 0xff_ff_ff) return null;
  return `rgb(${value >> 16} ${(value >> 8) & 0xff} ${value & 0xff})`;
}
