import type { Parser } from 'wouter';
import { matchRoute } from 'wouter';
import { InvariantError } from '~/lib/AppError';
import type { PageManifest, PageRoute } from '~/registry/definePage';
import { formatAddress, parseAddress, safeDecode, type Address } from './address';
import { createRouteParser } from './routeParser';

/** Redirects in a row before the router gives up (spec section 2). */
const MAX_REDIRECTS = 10;

/** The page that an address leads to. */
export interface RouteMatch {
  readonly page: PageManifest;
  readonly pattern: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** Where redirects ended; differs from what was asked for when there were any. */
  readonly href: string;
  /** Equal for addresses that show the same page with the same values; keys the page cache. */
  readonly key: string;
}

interface Entry {
  readonly page: PageManifest;
  readonly route: PageRoute;
  readonly rank: readonly number[];
}

/** Literal segments go before prefixed ones, these before parameters, optional ones and rests. */
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

/** Every address of the product, from the manifests; the more specific pattern wins, whatever the order of folders. */
export class RouteTable {
  readonly #entries: readonly Entry[];
  readonly #parser: Parser = createRouteParser();

  constructor(pages: readonly PageManifest[]) {
    this.#entries = pages
      .flatMap((page) => page.routes.map((route) => ({ page, route, rank: rankOf(route.pattern) })))
      .toSorted((a, b) => compareRanks(a.rank, b.rank));
  }

  /**
   * @returns null when nothing matches ('no route found').
   * @throws {InvariantError} 'redirect loop detected' after ten redirects.
   */
  resolve(href: string, signedIn: boolean): RouteMatch | null {
    let at = href;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const address = parseAddress(at);
      const found = this.#match(address.path, signedIn);
      if (!found) return null;
      const { entry, values } = found;
      if (!entry.route.redirect) return this.#toMatch(entry, values, address);
      at = formatAddress({ ...address, path: fill(entry.route.redirect, values) });
    }
    throw new InvariantError('redirect loop detected');
  }

  #match(path: string, signedIn: boolean): { entry: Entry; values: Record<string, string | undefined> } | null {
    for (const entry of this.#entries) {
      if (entry.route.only && (entry.route.only === 'signedIn') !== signedIn) continue;
      const [matches, values] = matchRoute(this.#parser, entry.route.pattern, path);
      if (matches) return { entry, values };
    }
    return null;
  }

  #toMatch({ page, route }: Entry, values: Record<string, string | undefined>, address: Address): RouteMatch {
    const params: Record<string, string | undefined> = { ...route.props };
    for (const [name, value] of Object.entries(values)) {
      // matchRoute also lists the values by position.
      if (value !== undefined && !/^\d+$/.test(name)) params[name] = safeDecode(value);
    }
    const query = new URLSearchParams(address.search);
    for (const [name, prop] of Object.entries(route.query ?? {})) params[prop] = query.get(name) ?? undefined;
    if (route.hash && address.hash) params[route.hash] = safeDecode(address.hash);
    const identity = Object.entries(params).filter(([name]) => !route.inside?.includes(name));
    return { page, pattern: route.pattern, params, href: formatAddress(address), key: `${page.id} ${JSON.stringify(identity)}` };
  }
}

function fill(target: string, values: Record<string, string | undefined>): string {
  return target.replace(/:(\w+)/g, (_whole, name: string) => values[name] ?? '');
}
