/**
 * The items of a list in the order in which they replace the one at `place` when it is removed: the item itself, those
 * after it, then those before it, nearest first.
 */
export const successorsOf = <T>(all: readonly T[], place: number): readonly T[] => [
  ...all.slice(place),
  ...all.slice(0, place).toReversed(),
];
