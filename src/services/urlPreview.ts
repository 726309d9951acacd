import { safeHttpUrl } from '~/lib/safeHttpUrl';
import { visibleText } from '~/lib/visibleText';

/** The preview of a web page, checked field by field: it comes from an unknown site. */
export interface UrlPreview {
  readonly title: string | null;
  /** Shortened to fit a card. */
  readonly description: string | null;
  readonly thumbnail: string | null;
  readonly icon: string | null;
  readonly sitename: string | null;
  readonly player: PreviewPlayer | null;
}

/** The embedded player of a page's video or music. */
export interface PreviewPlayer {
  /** Always https, with parameters that start playback at once. */
  readonly url: string;
  /** CSS px; null when the page does not say. */
  readonly width: number | null;
  readonly height: number | null;
  /** For the `allow` attribute of the frame. */
  readonly allow: string;
}

/** How many characters of a description a card shows. */
const DESCRIPTION_LENGTH = 85;

/** Browser features that a player may ask for; others are dropped. */
const ALLOWED: ReadonlySet<string> = new Set([
  'autoplay',
  'clipboard-write',
  'fullscreen',
  'encrypted-media',
  'picture-in-picture',
  'web-share',
]);

/**
 * The address to request a preview for: without its fragment; YouTube Music is replaced by YouTube, which has previews.
 */
export function previewAddress(address: string): string {
  const url = new URL(address);
  url.hash = '';
  if (url.hostname === 'music.youtube.com' && /^\/(?:watch|channel)/.test(url.pathname)) url.hostname = 'www.youtube.com';
  return url.href;
}

const TWEET_HOSTS: ReadonlySet<string> = new Set(['twitter.com', 'mobile.twitter.com', 'x.com', 'mobile.x.com']);

/** The id of the post that an address on X points to; null for other addresses. */
export function tweetIdOf(address: string): string | null {
  const { hostname, pathname } = new URL(address);
  return TWEET_HOSTS.has(hostname) ? (/\/status(?:es)?\/(\d+)/.exec(pathname)?.[1] ?? null) : null;
}

/**
 * Reads the answer to `GET /url`; null when it is not a preview.
 * @param ownOrigins the origins of our own server, which are never framed
 */
export function readUrlPreview(raw: unknown, ownOrigins: readonly string[]): UrlPreview | null {
  const { url, title, description, thumbnail, icon, sitename, sensitive, player } = record(raw);
  if (safeHttpUrl(textOf(url)) === null) return null;
  return {
    title: textOf(title),
    description: cut(textOf(description)),
    thumbnail: sensitive === true ? null : safeHttpUrl(textOf(thumbnail)),
    icon: safeHttpUrl(textOf(icon)),
    sitename: textOf(sitename),
    player: readPlayer(record(player), ownOrigins),
  };
}

function readPlayer({ url, width, height, allow }: Readonly<Record<string, unknown>>, ownOrigins: readonly string[]): PreviewPlayer | null {
  const address = safeHttpUrl(textOf(url));
  if (address === null) return null;
  const target = new URL(address);
  if (target.protocol !== 'https:' || ownOrigins.includes(target.origin)) return null;
  // Sites use different names for it. The reader asked for playback by clicking.
  for (const name of ['autoplay', 'auto_play']) target.searchParams.set(name, '1');
  return {
    url: target.href,
    width: sizeOf(width),
    height: sizeOf(height),
    allow: Array.isArray(allow) ? allow.filter((feature) => ALLOWED.has(feature)).join('; ') : '',
  };
}

const sizeOf = (raw: unknown): number | null => (typeof raw === 'number' && raw > 0 && raw <= 10_000 ? raw : null);

const textOf = (raw: unknown): string | null => (typeof raw === 'string' && visibleText(raw)) || null;

const record = (raw: unknown): Readonly<Record<string, unknown>> =>
  raw !== null && typeof raw === 'object' ? (raw as Record<string, unknown>) : {};

/** Cuts by characters, so that no surrogate pair is split. */
function cut(text: string | null): string | null {
  const characters = Array.from(text ?? '');
  return characters.length <= DESCRIPTION_LENGTH ? text : `${characters.slice(0, DESCRIPTION_LENGTH).join('')}…`;
}
