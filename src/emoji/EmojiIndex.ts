/** At most this many matches (spec section 9). */
const LIMIT = 100;

/** Stands before and after each word of an emoji; no name holds it. */
const EDGE = '\0';

/** What an emoji is found by. */
interface Findable {
  readonly name: string;
  readonly aliases: readonly string[];
}

/** An emoji with its words, in lower case, as one text: what the browser looks for in one text it finds quickly. */
interface Entry<E> {
  readonly emoji: E;
  /** The name first. */
  readonly words: string;
  /** Where the name ends in it. */
  readonly nameEnd: number;
}

/** A searched word, alone and with edges. */
interface Wanted {
  readonly part: string;
  readonly start: string;
  readonly whole: string;
}

type Rule = (entry: Entry<unknown>, word: Wanted) => boolean;

/** From the best kind of match to the worst (spec section 5, emoji search). */
const RULES: readonly Rule[] = [
  ({ words }, { whole }) => words.startsWith(whole),
  ({ words }, { whole }) => words.includes(whole, 1),
  ({ words }, { start }) => words.startsWith(start),
  ({ words }, { start }) => words.includes(start, 1),
  ({ words, nameEnd }, { part }) => within(words.indexOf(part), nameEnd),
  ({ words }, { part }) => words.includes(part),
];

const within = (place: number, end: number): boolean => place >= 0 && place < end;

/** A list of emoji made ready to be searched with every key: tens of thousands are gone through once a search. */
export class EmojiIndex<E extends Findable> {
  readonly #entries: readonly Entry<E>[];

  constructor(emojis: readonly E[]) {
    this.#entries = emojis.map((emoji) => ({
      emoji,
      words: EDGE + [emoji.name, ...emoji.aliases].join(EDGE).toLowerCase() + EDGE,
      nameEnd: emoji.name.length + EDGE.length,
    }));
  }

  /** At most a hundred matches, the best first. Colons and case do not count; of several words each must match. */
  search(query: string): readonly E[] {
    const words = wordsOf(query).map(wanted);
    const [first] = words;
    if (first === undefined) return [];
    const found: E[][] = RULES.map(() => []);
    for (const entry of this.#entries) {
      // Nearly all match nothing: one look at them has to do.
      if (!entry.words.includes(first.part)) continue;
      const rank = RULES.findIndex((matches) => words.every((word) => matches(entry, word)));
      if (rank >= 0 && found[rank]!.length < LIMIT) found[rank]!.push(entry.emoji);
    }
    return found.flat().slice(0, LIMIT);
  }

  /** The emoji of exactly this name, with or without colons; case does not count. */
  named(name: string): E | undefined {
    const [word, ...more] = wordsOf(name).map(wanted);
    if (word === undefined || more.length > 0) return undefined;
    return this.#entries.find(({ words }) => words.startsWith(word.whole))?.emoji;
  }
}

const wordsOf = (query: string): readonly string[] => query.replaceAll(':', '').toLowerCase().split(/\s+/).filter(Boolean);

const wanted = (part: string): Wanted => ({ part, start: EDGE + part, whole: EDGE + part + EDGE });
