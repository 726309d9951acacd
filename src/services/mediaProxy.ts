import { safeHttpUrl } from '~/lib/safeHttpUrl';

/** What the proxied picture is for; the proxy makes it as large as that needs. */
export type ProxyKind = 'image' | 'avatar' | 'preview' | 'static' | 'emoji';

const file: Record<ProxyKind, string> = {
  image: 'image.webp',
  avatar: 'avatar.webp',
  preview: 'preview.webp',
  static: 'static.webp',
  emoji: 'emoji.webp',
};

/**
 * Address of a remote picture through the media proxy, so that its server does not see the reader (spec section 7).
 * What is the proxy's already is not sent through it again, except to stand still.
 * @param proxy address of the proxy from the instance meta; where that is none, the server's own is taken
 * @param origin of our own server
 * @returns null for an address that must not be loaded at all
 */
export function proxied(url: string | null | undefined, kind: ProxyKind, proxy: string | null | undefined, origin: string): string | null {
  const target = safeHttpUrl(url);
  const base = safeHttpUrl(proxy) ?? `${origin}/proxy`;
  if (!target) return null;
  if (target.startsWith(withSlash(base)) || target === base) return kind === 'static' ? asStatic(target) : target;
  const address = new URL(`${withSlash(base)}${file[kind]}`);
  address.searchParams.set('url', target);
  // A picture that cannot be fetched becomes a transparent one instead of an error.
  address.searchParams.set('fallback', '1');
  if (kind !== 'image') address.searchParams.set(kind, '1');
  return address.href;
}

function asStatic(url: string): string {
  const address = new URL(url);
  address.searchParams.set('static', '1');
  return address.href;
}

const withSlash = (url: string): string => (url.endsWith('/') ? url : `${url}/`);
