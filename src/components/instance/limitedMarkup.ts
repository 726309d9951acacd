/** Elements that a description may use. */
const ALLOWED = new Set(['b', 'strong', 'i', 'em', 'u', 's', 'small', 'code', 'p', 'ul', 'ol', 'li', 'br', 'a', 'blockquote', 'hr']);
/** Elements that become bold paragraphs, because the page has its own headings. */
const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const EMPTY = new Set(['br', 'hr']);
/** Content that is no text. */
const HIDDEN = /<(script|style|template)\b[^]*?<\/\1\s*>|<!--[^]*?-->/gi;
const TAG = /<(\/?)([a-z][a-z0-9]*)\b((?:"[^"<]*"|'[^'<]*'|[^'"<>])*)>/gi;
const HREF = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/i;
/** How deep elements may be nested. Deeper ones are left out, and their text stays. */
const DEEPEST = 10;

/** The name of an element that is shown; `heading` is a bold paragraph. */
export type MarkupName = 'b' | 'i' | 'u' | 's' | 'small' | 'code' | 'p' | 'heading' | 'ul' | 'ol' | 'li' | 'br' | 'a' | 'blockquote' | 'hr';

/** An element of a description, or a text. */
export type MarkupNode = string | { readonly name: MarkupName; readonly href: string | null; readonly children: readonly MarkupNode[] };

interface Open {
  readonly tag: string;
  readonly children: MarkupNode[];
}

/**
 * Reads the HTML in which a server describes itself, as far as it is harmless: a few elements without attributes, and links. All
 * other elements are left out, and their text stays. `href` is the address as it was written.
 */
export function limitedMarkup(html: string): readonly MarkupNode[] {
  const text = html.replaceAll(HIDDEN, '');
  const root: Open = { tag: '', children: [] };
  const open: Open[] = [root];
  const top = (): Open => open.at(-1) ?? root;
  const say = (words: string): void => {
    if (words !== '') top().children.push(decodedText(words));
  };
  let at = 0;
  for (const match of text.matchAll(TAG)) {
    const [whole, slash, given = '', attributes = ''] = match;
    say(text.slice(at, match.index));
    at = match.index + whole.length;
    const tag = given.toLowerCase();
    const name = nameOf(tag);
    if (name === null) continue;
    if (slash) {
      const from = open.findLastIndex((one) => one.tag === tag);
      if (from > 0) open.length = from;
    } else if (EMPTY.has(tag)) {
      top().children.push({ name, href: null, children: [] });
    } else {
      endBefore(tag, open);
      if (open.length > DEEPEST) continue;
      const children: MarkupNode[] = [];
      top().children.push({ name, href: name === 'a' ? hrefOf(attributes) : null, children });
      open.push({ tag, children });
    }
  }
  say(text.slice(at));
  return root.children;
}

/** Ends a link before the next one, and an item of a list before the next one, because they cannot be inside each other. */
function endBefore(tag: string, open: Open[]): void {
  if (tag !== 'a' && tag !== 'li') return;
  const same = open.findLastIndex((one) => one.tag === tag);
  const list = open.findLastIndex((one) => one.tag === 'ul' || one.tag === 'ol');
  if (same > 0 && (tag === 'a' || same > list)) open.length = same;
}

function nameOf(tag: string): MarkupName | null {
  if (HEADINGS.has(tag)) return 'heading';
  if (tag === 'strong') return 'b';
  if (tag === 'em') return 'i';
  return ALLOWED.has(tag) ? (tag as MarkupName) : null;
}

function hrefOf(attributes: string): string | null {
  const [, double, single, bare] = HREF.exec(attributes) ?? [];
  const written = double ?? single ?? bare;
  return written === undefined ? null : decodedText(written);
}

/**
 * Returns a text with its character references (`&amp;`) replaced. Markup in it stays text. The parser sees no markup either,
 * because it counts a style attribute as a violation of the page's policy.
 */
function decodedText(text: string): string {
  if (!text.includes('&')) return text;
  // The parser drops white space at the beginning, so a sign precedes it.
  return new DOMParser().parseFromString(`.${text.replaceAll('<', '&lt;')}`, 'text/html').body.textContent.slice(1);
}
