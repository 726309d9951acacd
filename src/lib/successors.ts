/**
 * An item of a list and the others, in the order in which they take its place when it is gone: itself, what followed it, and
 * then what was before it, the nearest first.
 */
export const successorsOf = <T>(all: readonly T[], place: number): readonly T[] => [
  ...all.slice(place),
  ...all.slice(0, place).toReversed(),
];
