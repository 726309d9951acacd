/** At most this many matches (spec section 9). */
const LIMIT = 100;

/** What an emoji is found by. */
interface Findable {
  readonly name: string;
  readonly aliases: readonly string[];
}

/** In lower case. */
interface Entry<E> extends Findable {
  readonly emoji: E;
}

type Rule = (entry: Findable, word: string) => boolean;

/** From the best kind of match to the worst (spec section 5, emoji search). */
const RULES: readonly Rule[] = [
  ({ name }, word) => name === word,
  ({ aliases }, word) => aliases.includes(word),
  ({ name }, word) => name.startsWith(word),
  ({ aliases }, word) => aliases.some((alias) => alias.startsWith(word)),
  ({ name }, word) => name.includes(word),
  ({ name, aliases }, word) => name.includes(word) || aliases.some((alias) => alias.includes(word)),
];

/** A list of emoji made ready to be searched with every key: tens of thousands are gone through once a search. */
export class EmojiIndex<E extends Findable> {
  readonly #entries: readonly Entry<E>[];

  constructor(emojis: readonly E[]) {
    this.#entries = emojis.map((emoji) => ({ emoji, name: emoji.name.toLowerCase(), aliases: lowered(emoji.aliases) }));
  }

  /** At most a hundred matches, the best first. Colons and case do not count; of several words each must match. */
  search(query: string): readonly E[] {
    const words = wordsOf(query);
    const [first] = words;
    if (first === undefined) return [];
    const found: E[][] = RULES.map(() => []);
    for (const entry of this.#entries) {
      // Nearly all match nothing: one look at them has to do.
      if (!RULES.at(-1)!(entry, first)) continue;
      const rank = RULES.findIndex((matches) => words.every((word) => matches(entry, word)));
      if (rank >= 0) found[rank]!.push(entry.emoji);
    }
    return found.flat().slice(0, LIMIT);
  }

  /** The emoji of exactly this name, with or without colons; case does not count. */
  named(name: string): E | undefined {
    const [word, ...more] = wordsOf(name);
    if (word === undefined || more.length > 0) return undefined;
    return this.#entries.find((entry) => entry.name === word)?.emoji;
  }
}

const wordsOf = (query: string): readonly string[] => query.replaceAll(':', '').toLowerCase().split(/\s+/).filter(Boolean);

const lowered = (words: readonly string[]): readonly string[] => words.map((word) => word.toLowerCase());
