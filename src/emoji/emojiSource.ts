import { mediaUrl } from '~/lib/mediaUrl';
import type { Upstream } from '~/lib/upstream';
import { proxied } from '~/services/mediaProxy';

/** The facts that decide how a picture is loaded. */
export interface EmojiFetching {
  /** The origin of our own page, whose pictures need no proxy. */
  readonly origin: string;
  /** `meta.mediaProxy`; null before it is known. */
  readonly mediaProxy: string | null;
  /** The server behind the gateway that served the page, or null without one. */
  readonly upstream: Upstream | null;
  /** Whether animated pictures are replaced by their first frame. */
  readonly isStill: boolean;
  /** Whether the picture is loaded in its original size instead of the size of an emoji. */
  readonly isOriginal?: boolean;
}

/**
 * Returns the address to load an emoji from. Pictures of other servers go through the media proxy, which hides who looks at them;
 * our own are used as they are, unless they must not move. Returns null for an address that is not http(s).
 */
export function emojiSource(
  address: string | null,
  { origin, mediaProxy, upstream, isStill, isOriginal = false }: EmojiFetching,
): string | null {
  const href = mediaUrl(address, origin, upstream);
  if (href === null) return null;
  if (href.startsWith(`${origin}/`) && !isStill) return href;
  // The server makes the still picture itself.
  const isMadeStill = href.startsWith(`${origin}/emoji/`);
  const fetched = isMadeStill ? href : proxied(href, isOriginal ? 'image' : 'emoji', mediaProxy, origin, upstream);
  if (fetched === null) return null;
  const source = new URL(fetched);
  // An emoji without an address shows its name.
  source.searchParams.delete('fallback');
  if (isStill) source.searchParams.set('static', '1');
  return source.href;
}
