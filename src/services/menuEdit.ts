/**
 * Edits to the list of navigation keys. Keys that this build does not know keep their place: another version may know
 * them.
 */

/**
 * Moves an item of the list the way the editor shows it.
 * @param shown places in `list` of the items that the editor shows
 * @param from index in `shown` of the item to move
 * @param to index in `shown` of the item whose place it takes
 */
export function moveShown<T>(list: readonly T[], shown: readonly number[], from: number, to: number): readonly T[] {
  const source = shown[from];
  const target = shown[to];
  if (source === undefined || target === undefined || source === target) return list;
  const moved = list.toSpliced(source, 1);
  moved.splice(target, 0, list[source]!);
  return moved;
}

/** Appends an item to the list. */
export const appended = <T>(list: readonly T[], item: T): readonly T[] => [...list, item];

/** Removes the item at an index. */
export const without = <T>(list: readonly T[], index: number): readonly T[] => list.toSpliced(index, 1);
