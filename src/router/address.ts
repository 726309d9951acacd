/** An address inside the product, taken apart. All three parts are still percent-encoded; none has its mark. */
export interface Address {
  readonly path: string;
  readonly search: string;
  readonly hash: string;
}

/** Takes `/path?search#hash` apart. */
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

/** Puts an address together again. */
export function formatAddress({ path, search, hash }: Address): string {
  return path + (search && `?${search}`) + (hash && `#${hash}`);
}

/**
 * Resolves `to` against the current address: `?x` and `#y` keep what stands before them.
 * @returns null when `to` is not a path of ours (`//host` would leave the product).
 */
export function resolveAddress(current: Address, to: string): Address | null {
  if (to.startsWith('?')) return parseAddress(current.path + to);
  if (to.startsWith('#')) return { ...current, hash: to.slice(1) };
  if (!to.startsWith('/') || to.startsWith('//') || to.startsWith('/\\')) return null;
  return parseAddress(to);
}

/** The internal path of a link to the product's own origin, or null for any other address (spec section 2). */
export function internalPath(href: string, origin: string): string | null {
  let url: URL;
  try {
    url = new URL(href, origin);
  } catch {
    return null;
  }
  return url.origin === origin ? url.pathname + url.search + url.hash : null;
}

/** Decodes one value of an address; what is not valid percent-encoding stays as it is. */
export function safeDecode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
