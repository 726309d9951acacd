/** The server behind a gateway: what its media are called there, and who serves them here. */
export interface Upstream {
  /** Its origins, as it calls itself and as the gateway calls it. The first is the one that other servers know. */
  readonly origins: readonly string[];
  /** Address of its media proxy if that has an origin of its own, or null. */
  readonly proxy: string | null;
}

/** Paths of a server below which there are pictures, films and sounds. A gateway answers them too. */
export const MEDIA_PATHS = [
  '/files',
  '/proxy',
  '/emoji',
  '/avatar',
  '/identicon',
  '/twemoji',
  '/twemoji-badge',
  '/fluent-emoji',
  '/client-assets',
] as const;

/** Where a gateway answers for a media proxy with an origin of its own. */
export const MEDIA_PROXY_PATH = '/media-proxy';

/** The name of the tag in the head of the page with which a gateway describes the server behind it. */
export const UPSTREAM_TAG = 'upstream';

/** The path under which a gateway serves an address of the server behind it, or null for an address of others. */
export function carriedPath(address: string, { origins, proxy }: Upstream): string | null {
  for (const origin of origins) {
    if (!address.startsWith(`${origin}/`)) continue;
    const path = address.slice(origin.length);
    if (MEDIA_PATHS.some((known) => path.startsWith(`${known}/`))) return path;
  }
  if (proxy === null || !address.startsWith(proxy)) return null;
  const rest = address.slice(proxy.length);
  return /^[/?]/.test(rest) ? MEDIA_PROXY_PATH + rest : null;
}
