/** Text as it is compared in searches: case, accents and width do not count. */
const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * How well a text fits a search: every word of the search has to begin a word of the text, or at least be in it.
 * @returns 0 for no fit; larger is better
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
