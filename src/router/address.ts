/** The parts of an address inside the product. All are still percent-encoded, and none includes its separator. */
export interface Address {
  readonly path: string;
  readonly search: string;
  readonly hash: string;
}

/** Splits `/path?search#hash` into its parts. */
export function parseAddress(href: string): Address {
  const hashAt = href.indexOf('#');
  const hash = hashAt < 0 ? '' : href.slice(hashAt + 1);
  const rest = hashAt < 0 ? href : href.slice(0, hashAt);
  const searchAt = rest.indexOf('?');
  return {
    path: (searchAt < 0 ? rest : rest.slice(0, searchAt)) || '/',
    search: searchAt < 0 ? '' : rest.slice(searchAt + 1),
    hash,
  };
}

/** Joins the parts of an address. */
export function formatAddress({ path, search, hash }: Address): string {
  return path + (search && `?${search}`) + (hash && `#${hash}`);
}

/**
 * Resolves `to` against the current address: `?x` and `#y` keep the parts before them.
 * @returns null if `to` is not a path inside the product (`//host` would leave it)
 */
export function resolveAddress(current: Address, to: string): Address | null {
  if (to.startsWith('?')) return parseAddress(current.path + to);
  if (to.startsWith('#')) return { ...current, hash: to.slice(1) };
  if (!to.startsWith('/') || to.startsWith('//') || to.startsWith('/\\')) return null;
  return parseAddress(to);
}

/** Returns the internal path of a link to the product's own origin, or null for any other address. */
export function internalPath(href: string, origin: string): string | null {
  let url: URL;
  try {
    url = new URL(href, origin);
  } catch {
    return null;
  }
  return url.origin === origin ? url.pathname + url.search + url.hash : null;
}
