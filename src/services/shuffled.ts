/** Returns the items in a random order. @param random returns a number from 0 up to 1 */
export function shuffled<T>(items: readonly T[], random: () => number = Math.random): readonly T[] {
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
