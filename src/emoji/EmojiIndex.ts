import { folded } from '~/services/searchText';

/** The largest number of matches. */
const LIMIT = 100;

/** Separates the words of an emoji; no name contains it. */
const EDGE = '\0';

/** The words that find an emoji. */
interface Findable {
  readonly name: string;
  readonly aliases: readonly string[];
}

/** An emoji with its words as one folded text, because the browser searches in one text quickly. */
interface Entry<E> {
  readonly emoji: E;
  /** The text; the name comes first. */
  readonly words: string;
  /** Where the name ends in it. */
  readonly nameEnd: number;
}

/** A searched word, alone and with separators around it. */
interface Wanted {
  readonly part: string;
  readonly start: string;
  readonly whole: string;
}

type Rule = (entry: Entry<unknown>, word: Wanted) => boolean;

/** The kinds of match, from the best to the worst. */
const RULES: readonly Rule[] = [
  ({ words }, { whole }) => words.startsWith(whole),
  ({ words }, { whole }) => words.includes(whole, 1),
  ({ words }, { start }) => words.startsWith(start),
  ({ words }, { start }) => words.includes(start, 1),
  ({ words, nameEnd }, { part }) => within(words.indexOf(part), nameEnd),
  ({ words }, { part }) => words.includes(part),
];

const countIn = (lists: readonly (readonly unknown[])[]): number => lists.reduce((sum, { length }) => sum + length, 0);

const within = (place: number, end: number): boolean => place >= 0 && place < end;

/** Returns the best kind of match that all words have, or `kinds` if none of the first `kinds` fits. */
function rankOf(entry: Entry<unknown>, words: readonly Wanted[], kinds: number): number {
  let rank = 0;
  while (rank < kinds && !fits(RULES[rank]!, entry, words)) rank += 1;
  return rank;
}

/** A loop, because this runs tens of thousands of times for each key. */
function fits(matches: Rule, entry: Entry<unknown>, words: readonly Wanted[]): boolean {
  for (const word of words) if (!matches(entry, word)) return false;
  return true;
}

/** A list of emojis prepared for searching on every key press, with tens of thousands of emojis per search. */
export class EmojiIndex<E extends Findable> {
  readonly #emojis: readonly E[];
  /** The entries that a search has needed so far. */
  readonly #entries: Entry<E>[] = [];

  constructor(emojis: readonly E[]) {
    this.#emojis = emojis;
  }

  /** The number of emojis. */
  get size(): number {
    return this.#emojis.length;
  }

  /** Returns at most a hundred matches, the best first. Colons, case, accents, width and kind of kana are ignored; with several words, each must match. */
  search(query: string): readonly E[] {
    const found: E[][] = RULES.map(() => []);
    // How many kinds of match can still be among the hundred best. Most emoji may match a single letter somehow.
    let kinds = RULES.length;
    this.#searchPart(query, [0, this.size], (emoji, rank) => {
      found[rank]!.push(emoji);
      while (countIn(found.slice(0, kinds)) >= LIMIT) kinds -= 1;
      return kinds;
    });
    return found.flat().slice(0, LIMIT);
  }

  /**
   * Searches in a part of the list, so that a long one can be searched in steps.
   * @param onFound gets each match and how good it is; 0 is best
   */
  searchPart(query: string, part: readonly [number, number], onFound: (emoji: E, rank: number) => void): void {
    this.#searchPart(query, part, (emoji, rank) => {
      onFound(emoji, rank);
      return RULES.length;
    });
  }

  /** @param onFound returns how many kinds of match to look for from then on */
  #searchPart(query: string, [start, end]: readonly [number, number], onFound: (emoji: E, rank: number) => number): void {
    const words = wordsOf(query).map(wanted);
    const [first] = words;
    if (first === undefined) return;
    const last = Math.min(end, this.size);
    let kinds = RULES.length;
    for (let index = start; index < last; index += 1) {
      const entry = this.#entry(index);
      // Nearly all emojis match nothing, so one check must be enough for them.
      if (!entry.words.includes(first.part)) continue;
      const rank = rankOf(entry, words, kinds);
      if (rank < kinds) kinds = onFound(entry.emoji, rank);
    }
  }

  /** Returns the emoji with exactly this name, with or without colons; it is folded like other words. */
  named(name: string): E | undefined {
    const [word, ...more] = wordsOf(name).map(wanted);
    if (word === undefined || more.length > 0) return undefined;
    return this.#emojis.find((_emoji, index) => this.#entry(index).words.startsWith(word.whole));
  }

  #entry(index: number): Entry<E> {
    return (this.#entries[index] ??= entryOf(this.#emojis[index]!));
  }
}

function entryOf<E extends Findable>(emoji: E): Entry<E> {
  const words = EDGE + folded([emoji.name, ...emoji.aliases].join(EDGE)) + EDGE;
  return { emoji, words, nameEnd: words.indexOf(EDGE, 1) };
}

const wordsOf = (query: string): readonly string[] => folded(query).replaceAll(':', '').split(/\s+/).filter(Boolean);

const wanted = (part: string): Wanted => ({ part, start: EDGE + part, whole: EDGE + part + EDGE });
