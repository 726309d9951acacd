import { safeHttpUrl } from '~/lib/safeHttpUrl';

/** The destination of a link in a text. */
export type LinkTarget =
  | { readonly kind: 'internal'; readonly to: string; readonly url: URL }
  | { readonly kind: 'external'; readonly href: string; readonly url: URL }
  | { readonly kind: 'invalid' };

/** Paths of this origin that the server answers itself. They are not pages of the client. */
const SERVED =
  /^\/(?:api|files|proxy|emoji|avatar|twemoji|fluent-emoji|client-assets|url|streaming|identicon|static-assets|assets)(?:\/|$)/;

/** Decides where an address leads. `origins` are the addresses under which this server is known. */
export function linkTarget(address: string, origins: readonly string[]): LinkTarget {
  const href = safeHttpUrl(address);
  if (href === null) return { kind: 'invalid' };
  const url = new URL(href);
  if (!origins.includes(url.origin) || SERVED.test(url.pathname)) return { kind: 'external', href, url };
  // As a path alone, this would be the address of another host.
  if (url.pathname.startsWith('//')) return { kind: 'invalid' };
  return { kind: 'internal', to: `${url.pathname}${url.search}${url.hash}`, url };
}

/** Percent-decodes a text for reading. Leaves it alone when the result is not valid text. */
export function readable(part: string): string {
  try {
    // Control and direction characters could rearrange what is shown.
    return decodeURIComponent(part).replaceAll(/[\p{Cc}\p{Cf}\s]/gu, (char) => encodeURIComponent(char));
  } catch {
    return part;
  }
}
