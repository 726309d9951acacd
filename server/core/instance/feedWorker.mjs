// Runs as a thread of its own (FeedReader.ts): a hostile feed of a megabyte takes seconds, in which nobody else would be answered.
// It knows nothing about the instance; what it gets is the text of a feed.
import { parentPort, workerData } from 'node:worker_threads';
import { XMLParser } from 'fast-xml-parser';

/** Further entries are dropped. */
const MAX_ITEMS = 100;
/** Characters that are kept of a title or an address. */
const MAX_TEXT = 1_000;
/** Characters of a description that are read, markup included, and those that are kept of its words. */
const MAX_MARKUP = 10_000;
const MAX_SNIPPET = 300;

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

/** Reads RSS 0.9 to 2.0 and Atom. Anything else gives an empty feed. The time grows with the length of the text only. */
function parseFeed(xml) {
  const root = parse(xml);
  // RSS 1.0 writes the items beside the channel instead of inside it.
  const rss = childOf(root, 'rss') ?? childOf(root, 'rdf:RDF');
  const head = rss ? childOf(rss, 'channel') : childOf(root, 'feed');
  const items = rss ? [...childrenOf(head, 'item'), ...childrenOf(rss, 'item')] : childrenOf(head, 'entry');
  return { title: textOf(head, 'title'), link: linkOf(head), items: items.slice(0, MAX_ITEMS).map(toItem) };
}

function parse(xml) {
  try {
    return parser.parse(xml);
  } catch {
    // The parser throws for text that is not XML and for documents that break its limits.
    return {};
  }
}

function childrenOf(element, name) {
  const found = element?.[name];
  return Array.isArray(found) ? found : [];
}

const childOf = (element, name) => childrenOf(element, name)[0];

const written = (value, most = MAX_TEXT) => (typeof value === 'string' ? value.trim().slice(0, most) : '');

const textOf = (element, name, most = MAX_TEXT) => written(childOf(element, name)?.[TEXT], most);

/** RSS writes the address as text, Atom into an attribute. */
function linkOf(element) {
  const links = childrenOf(element, 'link');
  const text = links.map((link) => written(link[TEXT])).find((address) => address !== '');
  if (text !== undefined) return text;
  const link = links.find((candidate) => [undefined, 'alternate'].includes(candidate[`${ATTRIBUTE}rel`]));
  return written(link?.[`${ATTRIBUTE}href`]);
}

const DATES = ['pubDate', 'updated', 'published', 'dc:date'];
const DESCRIPTIONS = ['description', 'summary', 'content:encoded', 'content'];

function toItem(element) {
  const date = Date.parse(DATES.map((name) => textOf(element, name)).find((text) => text !== '') ?? '');
  const iso = Number.isNaN(date) ? null : new Date(date).toISOString();
  const markup = DESCRIPTIONS.map((name) => textOf(element, name, MAX_MARKUP)).find((text) => text !== '') ?? '';
  const snippet = plainText(markup).slice(0, MAX_SNIPPET);
  return {
    title: textOf(element, 'title'),
    link: linkOf(element),
    ...(snippet !== '' && { contentSnippet: snippet }),
    ...(iso !== null && { pubDate: iso, isoDate: iso }),
  };
}

/** Tags that begin a new line. All others stand within a word or a sentence. */
const BLOCK = /<\/?(?:p|br|div|li|ul|ol|dl|dt|dd|tr|td|th|h[1-6]|blockquote|pre|hr|section|article|figure)\b[^<>]*>/gi;
const HIDDEN = /<(style|script)\b[^]*?(?:<\/\1\s*>|$)/gi;

/** The words of a description, which is written in HTML. */
function plainText(markup) {
  // What is cut off in the middle of a tag is part of the tag.
  const words = markup
    .replace(HIDDEN, ' ')
    .replace(BLOCK, ' ')
    .replace(/<[^<>]*>|<[a-z/!][^<>]*$/gi, '');
  // The parser also knows the names of letters and signs.
  const [element] = childrenOf(parse(`<text>${words.replaceAll('<', '&lt;')}</text>`), 'text');
  return written(element?.[TEXT], MAX_MARKUP).replaceAll(/\s+/g, ' ');
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin to aim at
parentPort.postMessage(parseFeed(workerData));
