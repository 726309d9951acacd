/** Folds a text for searching: case, accents and character width do not matter. */
const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * How well a text matches a search: each word of the search has to start a word of the text, or at least occur in it.
 * @returns 0 when it does not match; a larger number is a better match
 */
export function fitOf(text: string, query: string): number {
  const wanted = folded(query).split(/\s+/u).filter(Boolean);
  const words = folded(text).split(/[^\p{L}\p{N}]+/u);
  const whole = words.join(' ');
  let fit = 1;
  for (const word of wanted) {
    if (words.some((one) => one.startsWith(word))) fit += 2;
    else if (whole.includes(word) || folded(text).includes(word)) fit += 1;
    else return 0;
  }
  return whole.startsWith(folded(query).trim()) ? fit + 1 : fit;
}
