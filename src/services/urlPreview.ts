import { safeHttpUrl } from '~/lib/safeHttpUrl';
import { visibleText } from '~/lib/visibleText';

/** What is shown of a page, checked: the server has it from a stranger. */
export interface UrlPreview {
  readonly title: string | null;
  /** Cut to what a card has room for. */
  readonly description: string | null;
  readonly thumbnail: string | null;
  readonly icon: string | null;
  readonly sitename: string | null;
  readonly player: PreviewPlayer | null;
}

/** What plays a page's film or music. */
export interface PreviewPlayer {
  /** https, and told to begin at once. */
  readonly url: string;
  /** CSS px; null where the page does not say. */
  readonly width: number | null;
  readonly height: number | null;
  /** For the frame's `allow` attribute. */
  readonly allow: string;
}

/** Characters of a description that are shown (reference/note.md section 13). */
const DESCRIPTION_LENGTH = 85;

/** What a player may ask of the browser (same place); whatever else a page wants is left out. */
const ALLOWED: ReadonlySet<string> = new Set([
  'autoplay',
  'clipboard-write',
  'fullscreen',
  'encrypted-media',
  'picture-in-picture',
  'web-share',
]);

/** The address that the server is asked about: without its fragment, and of YouTube Music the page that has a preview. */
export function previewAddress(address: string): string {
  const url = new URL(address);
  url.hash = '';
  if (url.hostname === 'music.youtube.com' && /^\/(?:watch|channel)/.test(url.pathname)) url.hostname = 'www.youtube.com';
  return url.href;
}

const TWEET_HOSTS: ReadonlySet<string> = new Set(['twitter.com', 'mobile.twitter.com', 'x.com', 'mobile.x.com']);

/** The id of the post that an address of X leads to. */
export function tweetIdOf(address: string): string | null {
  const { hostname, pathname } = new URL(address);
  return TWEET_HOSTS.has(hostname) ? (/\/status(?:es)?\/(\d+)/.exec(pathname)?.[1] ?? null) : null;
}

/**
 * Reads the answer to `GET /url`; null where it is no preview.
 * @param ownOrigins addresses under which our own server is known: nothing of it is ever framed
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
  // Sites do not agree on the name; the reader asked for it with the click.
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

/** By characters, not by halves of them. */
function cut(text: string | null): string | null {
  const characters = Array.from(text ?? '');
  return characters.length <= DESCRIPTION_LENGTH ? text : `${characters.slice(0, DESCRIPTION_LENGTH).join('')}…`;
}
