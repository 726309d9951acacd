import { safeHttpUrl } from '~/lib/safeHttpUrl';

/** What decides how a picture is fetched. */
export interface EmojiFetching {
  /** Our own page's origin, whose pictures need no proxy. */
  readonly origin: string;
  /** `meta.mediaProxy`; null before it is known. */
  readonly mediaProxy: string | null;
  /** Whether moving pictures are replaced by their first frame. */
  readonly isStill: boolean;
}

/**
 * The address to load an emoji from: other servers' pictures go through the media proxy, which hides who looks; our
 * own are used as they are unless they must stand still. Null for an address that is not http(s).
 */
export function emojiSource(address: string | null, { origin, mediaProxy, isStill }: EmojiFetching): string | null {
  const href = safeHttpUrl(address, origin);
  if (href === null) return null;
  const url = new URL(href);
  const proxy = mediaProxy ?? `${origin}/proxy`;
  const isOwn = url.origin === origin;
  if (isOwn && url.pathname.startsWith('/emoji/')) {
    if (isStill) url.searchParams.set('static', '1');
    return `${url.pathname}${url.search}`;
  }
  if ((isOwn && !isStill) || href.startsWith(`${proxy}/`)) return href;
  const query = new URLSearchParams({ url: href, emoji: '1', ...(isStill && { static: '1' }) });
  return `${proxy}/image.webp?${query.toString()}`;
}
