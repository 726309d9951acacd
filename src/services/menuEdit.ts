/**
 * Changes of the navigation's list of keys, as the editor makes them. Keys that this build does not know stay where they
 * are: another version of the product may know them.
 */

/** Moves what is shown at `from` to where `to` is shown; `shown` are the places in the list that the editor shows. */
export function moveShown<T>(list: readonly T[], shown: readonly number[], from: number, to: number): readonly T[] {
  const source = shown[from];
  const target = shown[to];
  if (source === undefined || target === undefined || source === target) return list;
  const moved = list.toSpliced(source, 1);
  moved.splice(target, 0, list[source]!);
  return moved;
}

/** Puts something at the end of the list. */
export const appended = <T>(list: readonly T[], item: T): readonly T[] => [...list, item];

/** Takes away what stands at a place. */
export const without = <T>(list: readonly T[], index: number): readonly T[] => list.toSpliced(index, 1);
