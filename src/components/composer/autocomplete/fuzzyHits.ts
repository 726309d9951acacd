/** Returns how many letters of a word are in a name in the same order, with others between them. */
export function fuzzyHits(name: string, word: string): number {
  let hits = 0;
  let from = 0;
  for (const letter of word) {
    const place = name.indexOf(letter, from);
    if (place < 0) continue;
    hits += 1;
    from = place + 1;
  }
  return hits;
}
