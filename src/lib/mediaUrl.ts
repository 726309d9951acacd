import { safeHttpUrl } from './safeHttpUrl';
import { carriedPath, MEDIA_PROXY_PATH, UPSTREAM_TAG, type Upstream } from './upstream';

/**
 * The address from which this page loads a picture, film or sound of a server: the origin of the gateway before it, if there is one, since
 * a server may not allow that a page of another origin draws its pictures.
 * @param raw the address as the server says it. People who copy an address get that one.
 * @param here the origin at which the page calls the server
 * @param upstream the server behind that origin, or null if that is the server itself
 * @returns null for an address that must not be loaded
 */
export function mediaUrl(raw: string | null | undefined, here: string, upstream: Upstream | null): string | null {
  const address = safeHttpUrl(raw, here);
  if (address === null || upstream === null) return address;
  const path = carriedPath(address, upstream);
  return path === null ? address : here + path;
}

/** The opposite of {@link mediaUrl}: the address under which others know a file that this origin serves. */
export function publicMediaUrl(address: string, here: string, upstream: Upstream | null): string {
  const origin = upstream?.origins[0];
  if (upstream === null || origin === undefined || !address.startsWith(`${here}/`)) return address;
  const path = address.slice(here.length);
  return upstream.proxy !== null && path.startsWith(`${MEDIA_PROXY_PATH}/`)
    ? upstream.proxy + path.slice(MEDIA_PROXY_PATH.length)
    : origin + path;
}

/** The server behind the gateway that served a page, or null without a gateway. */
export function upstreamOf(page: Document): Upstream | null {
  const tag = page.head.querySelector<HTMLMetaElement>(`meta[name="${UPSTREAM_TAG}"]`);
  return tag && { origins: tag.content.split(' '), proxy: tag.dataset['proxy'] ?? null };
}
