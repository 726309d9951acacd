import { safeHttpUrl } from '~/lib/safeHttpUrl';
import { proxied } from '~/services/mediaProxy';

/** What decides how a picture is fetched. */
export interface EmojiFetching {
  /** Our own page's origin, whose pictures need no proxy. */
  readonly origin: string;
  /** `meta.mediaProxy`; null before it is known. */
  readonly mediaProxy: string | null;
  /** Whether moving pictures are replaced by their first frame. */
  readonly isStill: boolean;
  /** Whether the picture is wanted in its own size instead of an emoji's. */
  readonly isOriginal?: boolean;
}

/**
 * The address to load an emoji from: other servers' pictures go through the media proxy, which hides who looks; our
 * own are used as they are unless they must stand still. Null for an address that is not http(s).
 */
export function emojiSource(address: string | null, { origin, mediaProxy, isStill, isOriginal = false }: EmojiFetching): string | null {
  const href = safeHttpUrl(address, origin);
  if (href === null) return null;
  const url = new URL(href);
  const isOwn = url.origin === origin;
  if (isOwn && !isStill) return href;
  // The server makes the still picture of its own route itself.
  const isMadeStill = isOwn && url.pathname.startsWith('/emoji/');
  const fetched = isMadeStill ? href : proxied(href, isOriginal ? 'image' : 'emoji', mediaProxy, origin);
  if (fetched === null) return null;
  const source = new URL(fetched);
  // An emoji that cannot be fetched shows its name instead of nothing.
  source.searchParams.delete('fallback');
  if (isStill) source.searchParams.set('static', '1');
  return source.href;
}
