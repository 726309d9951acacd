/** One entry of a feed, as the client needs it. */
export interface FeedItem {
  readonly title: string;
  readonly link: string;
  readonly pubDate?: string;
  readonly isoDate?: string;
}

/** A feed of news. */
export interface Feed {
  readonly title: string;
  readonly link: string;
  readonly items: readonly FeedItem[];
}

/** Entries beyond these are dropped. */
const MAX_ITEMS = 100;
const MAX_TEXT = 1_000;

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Reads RSS and Atom. Whatever else a text is gives an empty feed; the work grows with its length only. */
export function parseFeed(xml: string): Feed {
  const [tag, blocks] = blocksOf(xml);
  const first = blocks[0];
  const head = first === undefined ? xml : xml.slice(0, xml.indexOf(`<${tag}`));
  return { title: textOf(head, 'title'), link: linkOf(head), items: blocks.map(toItem) };
}

function blocksOf(xml: string): readonly [string, readonly string[]] {
  for (const tag of ['item', 'entry']) {
    const found = elements(xml, tag, MAX_ITEMS);
    if (found.length > 0) return [tag, found];
  }
  return ['item', []];
}

/** Elements of a name with all that stands in them, in order. */
function elements(xml: string, tag: string, max: number): string[] {
  const found: string[] = [];
  let at = 0;
  while (found.length < max) {
    const start = xml.indexOf(`<${tag}`, at);
    if (start === -1) break;
    at = start + tag.length + 1;
    if (!/[\s>]/.test(xml.charAt(at))) continue;
    const end = xml.indexOf(`</${tag}>`, at);
    if (end === -1) break;
    found.push(xml.slice(start, end));
    at = end;
  }
  return found;
}

function toItem(block: string): FeedItem {
  const date = Date.parse(textOf(block, 'pubDate') || textOf(block, 'updated') || textOf(block, 'published') || textOf(block, 'dc:date'));
  const iso = Number.isNaN(date) ? null : new Date(date).toISOString();
  return { title: textOf(block, 'title'), link: linkOf(block), ...(iso !== null && { pubDate: iso, isoDate: iso }) };
}

function textOf(xml: string, tag: string): string {
  const element = elements(xml, tag, 1)[0];
  if (element === undefined) return '';
  return plain(element.slice(element.indexOf('>') + 1));
}

/** RSS writes the address between the tags, Atom into an attribute. */
function linkOf(xml: string): string {
  const written = textOf(xml, 'link');
  if (written) return written;
  const tags = [...xml.matchAll(/<link\s[^<>]{0,2000}>/g)].map(([text]) => text);
  const tag = tags.find((text) => !/\srel=/.test(text) || /\srel=["']alternate["']/.test(text)) ?? '';
  return plain(/\shref=["']([^"']*)["']/.exec(tag)?.[1] ?? '');
}

function plain(raw: string): string {
  const text = raw.replaceAll(/<!\[CDATA\[|\]\]>/g, '').trim();
  return text.replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,4});/gi, decode).slice(0, MAX_TEXT);
}

function decode(whole: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
}
