import type { RootStore } from '../RootStore';

/** Gives what a function makes, made with the first wish for it and kept for everybody after. */
export type LatePart = <T>(make: (root: RootStore) => T) => T;

/**
 * Parts that most visits never need, stores and views: their code comes with their first use, and one for the whole
 * product is made of each.
 * @param root asked for when something is made, not before
 */
export function lateParts(root: () => RootStore): LatePart {
  const made = new Map<unknown, unknown>();
  return <T>(make: (root: RootStore) => T): T => {
    if (!made.has(make)) made.set(make, make(root()));
    return made.get(make) as T;
  };
}
