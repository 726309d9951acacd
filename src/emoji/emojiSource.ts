import type { Server } from '~/stores/server/Server';

/** The facts that decide how a picture is loaded. */
export interface EmojiFetching {
  /** The server that names the picture. Its own pictures need no proxy. */
  readonly server: Pick<Server, 'origin' | 'mediaUrl' | 'serves' | 'proxied'>;
  /** Whether animated pictures are replaced by their first frame. */
  readonly isStill: boolean;
  /** Whether the picture is loaded in its original size instead of the size of an emoji. */
  readonly isOriginal?: boolean;
}

/**
 * Returns the address to load an emoji from. Pictures of other servers go through the media proxy, which hides who looks at them;
 * its own are used as they are, unless they must not move. Returns null for an address that is not http(s).
 */
export function emojiSource(address: string | null, { server, isStill, isOriginal = false }: EmojiFetching): string | null {
  const href = server.mediaUrl(address);
  if (href === null) return null;
  if (server.serves(href) && !isStill) return href;
  // The server makes the still picture itself.
  const isMadeStill = href.startsWith(`${server.origin}/emoji/`);
  const fetched = isMadeStill ? href : server.proxied(href, isOriginal ? 'image' : 'emoji');
  if (fetched === undefined) return null;
  const source = new URL(fetched);
  // An emoji without an address shows its name.
  source.searchParams.delete('fallback');
  if (isStill) source.searchParams.set('static', '1');
  return source.href;
}
