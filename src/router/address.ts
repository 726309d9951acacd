import { browserPath, productPath } from '~/lib/basePath';
import { isElsewhere, type AccountRef } from '~/services/accountRef';

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

/**
 * Returns the internal path of a link to the product's own origin, or null for any other address.
 * @param origin the product's own
 * @param servers the origins of a server, whose addresses are those of pages too
 */
export function internalPath(href: string, origin: string, servers: readonly string[] = []): string | null {
  let url: URL;
  try {
    url = new URL(href, origin);
  } catch {
    return null;
  }
  if (![origin, ...servers].includes(url.origin)) return null;
  return (url.origin === origin ? productPath(url.pathname) : url.pathname) + url.search + url.hash;
}

/**
 * Returns the path of a link for another tab. It names the account if that is on another server than the one in use.
 * @param account the account whose page it is, null for the one in use
 * @param current the one in use, null for a visitor
 */
export function tabPath(to: string, account: AccountRef | null, current: AccountRef | null): string {
  if (!isElsewhere(account, current)) return to;
  const address = parseAddress(to);
  const params = new URLSearchParams(address.search);
  params.set('loginId', account);
  return formatAddress({ ...address, search: params.toString() });
}

/** The origin of the product, which may be another one than those of the servers. */
export const clientOrigin = (): string => location.origin;

/** Returns the address under which the product shows a page, with its origin. */
export const clientUrl = (href: string): URL => new URL(browserPath(href), clientOrigin());
