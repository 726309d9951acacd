/** Returns the result of a function, which is called once; later calls share it. */
export type PartOf<Owner> = <T>(make: (owner: Owner) => T) => T;

/**
 * Stores of features, such as the outbox. Each is created once, when it is first used.
 * @param owner read when something is created, not before
 */
export function partsOf<Owner>(owner: () => Owner): PartOf<Owner> {
  const made = new Map<unknown, unknown>();
  return <T>(make: (owner: Owner) => T): T => {
    if (!made.has(make)) made.set(make, make(owner()));
    return made.get(make) as T;
  };
}
