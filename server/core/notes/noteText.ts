/** Accounts and hashtags that a text names, in order of appearance and without repeats. */
export interface TextReferences {
  readonly mentions: readonly { readonly username: string; readonly host: string | null }[];
  /** In stored form: NFKC, lower case. */
  readonly tags: readonly string[];
}

/** Maximum number and length of a note's tags, as on real servers. */
const MAX_TAGS = 32;
const MAX_TAG_LENGTH = 128;

/**
 * Everything that begins a code span, an address, a mention or a hashtag. Each alternative is linear, and none looks
 * past a character that could begin another. The full parser backtracks, so a short text could block the process for a
 * minute.
 */
const TOKEN =
  /```|`|<plain>|https?:\/\/[^\s<>"「」()（）]+|(?<![A-Za-z0-9])@(\w(?:[\w.-]*\w)?)(?:@([\w.-]*\w(?::\d{1,5})?))?|(?<![A-Za-z0-9])#([^\s.,!?'"#:/[\]【】()「」（）<>]+)/gu;

/** A tag in the form in which it is stored, compared and searched. */
export function normalizeTag(tag: string): string {
  return tag.normalize('NFKC').toLowerCase();
}

/** Finds mentions and hashtags outside code and addresses, in time linear in the length of the text. */
export function referencesOf(text: string): TextReferences {
  const mentions = new Map<string, { username: string; host: string | null }>();
  const tags = new Set<string>();
  const closers = new Closers(text);
  const token = new RegExp(TOKEN);
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const [opener, username, host, tag] = match;
    const end = closers.endAfter(opener, token.lastIndex);
    if (end !== null) token.lastIndex = end;
    else if (username !== undefined) {
      const server = host?.toLowerCase() ?? null;
      mentions.set(`${username.toLowerCase()}@${server ?? ''}`, { username, host: server });
    } else if (tag !== undefined && isTag(tag)) {
      const name = normalizeTag(tag);
      if (name.length <= MAX_TAG_LENGTH && tags.size < MAX_TAGS) tags.add(name);
    }
  }
  return { mentions: [...mentions.values()], tags: [...tags] };
}

/** A number is not a tag, and the keycap emoji `#️⃣` only looks like the start of one. */
const isTag = (text: string): boolean => !text.startsWith('\uFE0F') && !/^\d+$/.test(text);

/**
 * Finds where code ends. A closing mark that was missing once is not searched for again, so many opening marks cost no
 * more than one.
 */
class Closers {
  readonly #text: string;
  readonly #missing = new Set<string>();

  constructor(text: string) {
    this.#text = text;
  }

  /** Position after the code that `opener` began before `from`, or null if there is no closing mark. */
  endAfter(opener: string, from: number): number | null {
    if (opener === '`') return this.#inlineEnd(from);
    if (opener === '```') return this.#blockEnd('```', from);
    if (opener === '<plain>') return this.#blockEnd('</plain>', from);
    return null;
  }

  #inlineEnd(from: number): number | null {
    const line = this.#text.slice(from, this.#lineEnd(from));
    const closer = line.indexOf('`');
    return closer < 0 ? null : from + closer + 1;
  }

  #lineEnd(from: number): number {
    const end = this.#text.indexOf('\n', from);
    return end < 0 ? this.#text.length : end;
  }

  #blockEnd(closer: string, from: number): number | null {
    if (this.#missing.has(closer)) return null;
    const at = this.#text.indexOf(closer, from);
    if (at < 0) {
      this.#missing.add(closer);
      return null;
    }
    return at + closer.length;
  }
}
