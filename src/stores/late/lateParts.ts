import type { RootStore } from '../RootStore';

/** Returns what a function makes: made at the first call, then shared. */
export type LatePart = <T>(make: (root: RootStore) => T) => T;

/**
 * Stores and views that most visits never need. Each is created once, when it is first used, and may load its code
 * then.
 * @param root read when something is created, not before
 */
export function lateParts(root: () => RootStore): LatePart {
  const made = new Map<unknown, unknown>();
  return <T>(make: (root: RootStore) => T): T => {
    if (!made.has(make)) made.set(make, make(root()));
    return made.get(make) as T;
  };
}
