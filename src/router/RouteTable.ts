import type { Parser } from 'wouter';
import { matchRoute } from 'wouter';
import { InvariantError } from '~/lib/AppError';
import type { PageRoute, Params } from '~/registry/definePage';
import type { PageEntry } from '~/registry/PageEntry';
import { safeDecode } from '~/lib/safeDecode';
import { formatAddress, parseAddress, type Address } from './address';
import { createRouteParser } from './routeParser';

/** How many redirects in a row are allowed before they count as a loop. */
const MAX_REDIRECTS = 10;

/** The page of an address. */
export interface RouteMatch<Page extends PageEntry = PageEntry> {
  readonly page: Page;
  readonly params: Params;
  /** The address after all redirects. */
  readonly href: string;
  /** The path of the page itself. The address is longer if it names a child page. */
  readonly base: string;
  /** Whether the address names a child page. */
  readonly isBelow: boolean;
  /** The same for addresses that show the same page with the same values; the key of the page cache. */
  readonly key: string;
}

interface Entry<Page> {
  readonly page: Page;
  readonly route: PageRoute;
  readonly rank: readonly number[];
}

interface Found<Page> {
  readonly entry: Entry<Page>;
  readonly values: Readonly<Record<string, string | undefined>>;
  /** The part of the path that a parent page covers; null if the pattern covers all of it. */
  readonly base: string | null;
}

/** A match of wouter at the start of a path; its types leave out the covered part. */
type LooseMatch = [true, Found<PageEntry>['values'], string] | [false, null, undefined?];

/** Ranks segments: literal, prefixed, parameter, optional, rest. */
function rankOf(pattern: string): readonly number[] {
  return pattern
    .split('/')
    .filter(Boolean)
    .map((segment) => {
      if (!segment.includes(':')) return 0;
      if (segment.endsWith('*')) return 4;
      if (segment.endsWith('?')) return 3;
      return segment.startsWith(':') ? 2 : 1;
    });
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? -1) - (b[i] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * Finds the page of an address. The more specific pattern wins, whatever the order of pages. A parent page gets the addresses
 * that match no pattern as a whole.
 */
export class RouteTable<Page extends PageEntry = PageEntry> {
  readonly #entries: readonly Entry<Page>[];
  readonly #parser: Parser = createRouteParser();

  constructor(pages: readonly Page[]) {
    this.#entries = pages
      .flatMap((page) => page.routes.map((route) => ({ page, route, rank: rankOf(route.pattern) })))
      .toSorted((a, b) => compareRanks(a.rank, b.rank));
  }

  /**
   * @returns null if no page has the address
   * @throws {InvariantError} 'redirect loop detected' after ten redirects
   */
  resolve(href: string, signedIn: boolean): RouteMatch<Page> | null {
    let at = href;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const address = parseAddress(at);
      const found = this.#match(address.path, signedIn);
      if (!found) return null;
      const { redirect } = found.entry.route;
      if (redirect === undefined || found.base !== null) return toMatch(found, address);
      at = formatAddress({ ...address, path: fill(redirect, found.values) });
    }
    throw new InvariantError('redirect loop detected');
  }

  #match(path: string, signedIn: boolean): Found<Page> | null {
    const open = this.#entries.filter(({ route }) => !route.only || (route.only === 'signedIn') === signedIn);
    for (const entry of open) {
      const [matches, values] = matchRoute(this.#parser, entry.route.pattern, path);
      if (matches) return { entry, values, base: null };
    }
    for (const entry of open) {
      if (!entry.page.children || entry.route.redirect !== undefined) continue;
      const [matches, values, base] = matchRoute(this.#parser, entry.route.pattern, path, true) as LooseMatch;
      if (matches) return { entry, values, base };
    }
    return null;
  }
}

function toMatch<Page extends PageEntry>({ entry: { page, route }, values, base }: Found<Page>, address: Address): RouteMatch<Page> {
  const params: Record<string, string | undefined> = { ...route.props };
  for (const [name, value] of Object.entries(values)) {
    // matchRoute also lists the values by position.
    if (value !== undefined && !/^\d+$/.test(name)) params[name] = safeDecode(value);
  }
  // Query and hash belong to the page that the whole address names.
  const { search, hash } = base === null ? address : { search: '', hash: '' };
  const query = new URLSearchParams(search);
  for (const name of route.query ?? []) params[name] = query.get(name) ?? undefined;
  if (route.hash && hash) params[route.hash] = safeDecode(hash);
  const identity = Object.entries(params).filter(([name]) => !route.inside?.includes(name));
  return {
    page,
    params,
    href: formatAddress(address),
    base: base ?? address.path,
    isBelow: base !== null,
    key: `${page.id} ${JSON.stringify(identity)}`,
  };
}

function fill(target: string, values: Readonly<Record<string, string | undefined>>): string {
  return target.replace(/:(\w+)/g, (_whole, name: string) => values[name] ?? '');
}
