import { mediaUrl, publicMediaUrl } from '~/lib/mediaUrl';
import type { Upstream } from '~/lib/upstream';
import { safeHttpUrl } from '~/lib/safeHttpUrl';

/**
 * The purpose of a proxied image; the proxy chooses its size accordingly. `static` is the first frame of an animation.
 */
export type ProxyKind = 'image' | 'avatar' | 'preview' | 'static' | 'emoji';

const file: Record<ProxyKind, string> = {
  image: 'image.webp',
  avatar: 'avatar.webp',
  preview: 'preview.webp',
  static: 'static.webp',
  emoji: 'emoji.webp',
};

/**
 * Address of a remote image through the media proxy, so that the remote server does not see the reader. An address of
 * the proxy itself is used as it is, except that `static` is added to stop an animation.
 * @param proxy address of the proxy from the instance meta; when missing or unsafe, `/proxy` of our own server is used
 * @param origin origin of our own page
 * @param upstream the server behind the gateway that served the page, or null without one
 * @returns null for an address that must not be loaded
 */
export function proxied(
  url: string | null | undefined,
  kind: ProxyKind,
  proxy: string | null | undefined,
  origin: string,
  upstream: Upstream | null,
): string | null {
  const target = mediaUrl(safeHttpUrl(url), origin, upstream);
  const base = mediaUrl(withSlash(safeHttpUrl(proxy) ?? `${origin}/proxy`), origin, upstream);
  if (!target || !base) return null;
  if (target.startsWith(base) || withSlash(target) === base) return kind === 'static' ? asStatic(target) : target;
  const address = new URL(base + file[kind]);
  address.searchParams.set('url', publicMediaUrl(target, origin, upstream));
  // The proxy answers with a transparent image instead of an error when the image cannot be fetched.
  address.searchParams.set('fallback', '1');
  if (kind !== 'image') address.searchParams.set(kind, '1');
  return address.href;
}

/**
 * Address of a remote image through the proxy of our own server, in its full size: for a picture that is drawn and saved again, which
 * browsers allow only for pictures of this origin. `origin` asks a server to do that itself where it leaves the rest to another proxy.
 * One that cannot be fetched is an error, because a stand-in would be saved.
 * @param origin origin of our own server
 * @returns null for an address that must not be loaded
 */
export function drawable(url: string | null | undefined, origin: string): string | null {
  const target = safeHttpUrl(url);
  return target && `${origin}/proxy/image.webp?${new URLSearchParams({ url: target, origin: '1' }).toString()}`;
}

function asStatic(url: string): string {
  const address = new URL(url);
  address.searchParams.set('static', '1');
  return address.href;
}

const withSlash = (url: string): string => (url.endsWith('/') ? url : `${url}/`);
