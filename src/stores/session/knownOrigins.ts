import type { LocalStore } from '~/storage/LocalStore';

/** Key in localStorage: the origins of the servers of all accounts. The list of accounts is not there when a page begins. */
export const KNOWN_ORIGINS = 'origins';

/** Writes down which servers the next page may reach ({@link narrowPolicy}). */
export function rememberOrigins(local: LocalStore, origins: readonly string[]): void {
  if (origins.length === 0) local.remove(KNOWN_ORIGINS);
  else local.set(KNOWN_ORIGINS, JSON.stringify([...new Set(origins)].toSorted()));
}
