import { XMLParser } from 'fast-xml-parser';

/** One entry of a feed. */
export interface FeedItem {
  readonly title: string;
  /** Address as the feed writes it, not checked. */
  readonly link: string;
  /** ISO 8601, absent when the entry has no readable date. Both fields have the same value. */
  readonly pubDate?: string;
  readonly isoDate?: string;
}

/** A feed of a site. */
export interface Feed {
  readonly title: string;
  readonly link: string;
  readonly items: readonly FeedItem[];
}

/** Further entries are dropped. */
const MAX_ITEMS = 100;
/** Characters that are kept of a title or an address. */
const MAX_TEXT = 1_000;

const TEXT = '#text';
const ATTRIBUTE = '@';

/**
 * Feeds come from strangers: tags nest at most 20 deep, and entities that the document declares are never expanded, so
 * a small feed cannot grow in memory.
 */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: ATTRIBUTE,
  textNodeName: TEXT,
  alwaysCreateTextNode: true,
  parseTagValue: false,
  parseAttributeValue: false,
  maxNestedTags: 20,
  processEntities: { enabled: true, maxEntityCount: 0 },
  htmlEntities: true,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
});

/** An element: its children by name, its attributes with a prefix, its text. */
type Element = Readonly<Record<string, unknown>>;

/** Reads RSS 0.9 to 2.0 and Atom. Anything else gives an empty feed. The time grows with the length of the text only. */
export function parseFeed(xml: string): Feed {
  const root = parse(xml);
  // RSS 1.0 writes the items beside the channel instead of inside it.
  const rss = childOf(root, 'rss') ?? childOf(root, 'rdf:RDF');
  const head = rss ? childOf(rss, 'channel') : childOf(root, 'feed');
  const items = rss ? [...childrenOf(head, 'item'), ...childrenOf(rss, 'item')] : childrenOf(head, 'entry');
  return { title: textOf(head, 'title'), link: linkOf(head), items: items.slice(0, MAX_ITEMS).map(toItem) };
}

function parse(xml: string): Element {
  try {
    return parser.parse(xml) as Element;
  } catch {
    // The parser throws for text that is not XML and for documents that break its limits.
    return {};
  }
}

function childrenOf(element: Element | undefined, name: string): readonly Element[] {
  const found = element?.[name];
  return Array.isArray(found) ? (found as readonly Element[]) : [];
}

const childOf = (element: Element | undefined, name: string): Element | undefined => childrenOf(element, name)[0];

const written = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, MAX_TEXT) : '');

const textOf = (element: Element | undefined, name: string): string => written(childOf(element, name)?.[TEXT]);

/** RSS writes the address as text, Atom into an attribute. */
function linkOf(element: Element | undefined): string {
  const links = childrenOf(element, 'link');
  const text = links.map((link) => written(link[TEXT])).find((address) => address !== '');
  if (text !== undefined) return text;
  const link = links.find((candidate) => [undefined, 'alternate'].includes(candidate[`${ATTRIBUTE}rel`] as string | undefined));
  return written(link?.[`${ATTRIBUTE}href`]);
}

const DATES = ['pubDate', 'updated', 'published', 'dc:date'];

function toItem(element: Element): FeedItem {
  const date = Date.parse(DATES.map((name) => textOf(element, name)).find((text) => text !== '') ?? '');
  const iso = Number.isNaN(date) ? null : new Date(date).toISOString();
  return { title: textOf(element, 'title'), link: linkOf(element), ...(iso !== null && { pubDate: iso, isoDate: iso }) };
}
