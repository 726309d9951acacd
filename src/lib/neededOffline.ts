/** Fetches code and texts for the stores of a page. */
export type FetchCode<Stores> = (stores: Stores) => Promise<unknown>;

/** What the modules that are loaded so far have declared. */
const declared: FetchCode<never>[] = [];

/**
 * Declares code that people need without a network: it is fetched once the page is idle, instead of with its first use. To be called while a
 * module is evaluated.
 *
 * @returns the same function
 * @example
 * const loadMenu = neededOffline(() => import('./menu'));
 */
export function neededOffline<Fetch extends FetchCode<never>>(fetch: Fetch): Fetch {
  declared.push(fetch);
  return fetch;
}

/** Returns what has been declared from a number on. Fetched code may declare more. */
export const declaredSince = <Stores>(count: number): readonly FetchCode<Stores>[] => declared.slice(count) as FetchCode<Stores>[];
