import type { WireEmoji } from '~/api/wire';
import { EmojiIndex } from '~/emoji/EmojiIndex';
import { bareEmoji } from '~/lib/skinTone';
import type { UnicodeEmojiEntry } from '~/emoji/unicodeEmojis';
import { folded } from '~/services/searchText';

/** The emoji of an account that can be written. */
export interface EmojiMatchesDeps {
  /** The custom emoji of the server. */
  custom(): readonly WireEmoji[];
  /** The built-in emoji; flags are left out, because their names are those of countries. */
  unicode(): readonly UnicodeEmojiEntry[];
  /** The emoji that were used recently, the last one first: characters, or `:name:`. */
  recent(): readonly string[];
}

/** An emoji that was found, and the word that found it. */
export interface FoundEmoji {
  /** A character, or `:name:`. */
  readonly emoji: string;
  readonly name: string;
}

/** A list of the search. */
interface Searched<E> {
  readonly emojis: readonly E[];
  readonly index: EmojiIndex<E & Words>;
}

interface Words {
  readonly name: string;
  readonly aliases: readonly string[];
}

interface Match {
  readonly emoji: string;
  readonly words: Words;
  /** Lower is better. */
  readonly cost: number;
}

/** How many emoji are offered, and how many of them may be spelled differently. */
const LIMIT = 30;
const FUZZY_LIMIT = 6;
/** Words of this length and shorter ones are never searched with other spellings. */
const SHORT = 3;

/** How many emoji are searched at once. A key press must not wait for more. */
const STEP = 1_000;

/** Penalties of a match: a lesser kind of match counts more than a built-in emoji, and that more than any length of a name. */
const RANK = 10_000;
const UNICODE = 1_000;
/** More than any kind of match that {@link EmojiIndex} finds. */
const RULES = 10;

/** Finds emoji for the begun word of a text, in steps that never keep a key press waiting. */
export class EmojiMatches {
  readonly #deps: EmojiMatchesDeps;
  #custom = searched<WireEmoji>([]);
  #unicode = searched<UnicodeEmojiEntry>([]);

  constructor(deps: EmojiMatchesDeps) {
    this.#deps = deps;
  }

  /** The emoji used recently that the server has. */
  recent(): readonly FoundEmoji[] {
    const recent = this.#deps.recent();
    const wanted = new Set(recent.map(bareEmoji));
    const known = new Map<string, string>();
    for (const [emoji, { name }] of this.#all()) if (wanted.has(bareEmoji(emoji))) known.set(bareEmoji(emoji), name);
    return recent.flatMap((emoji) => {
      const name = known.get(bareEmoji(emoji));
      return name === undefined ? [] : { emoji, name };
    });
  }

  /**
   * Returns the best matches. Exact names and aliases come first, then names and then aliases that begin with the word, then words
   * that contain it. Among equals, those used recently come first, then custom ones, then short names. Stops when `signal` aborts.
   */
  async find(word: string, signal: AbortSignal): Promise<readonly FoundEmoji[]> {
    this.#renew();
    const recent = new Set(this.#deps.recent().map(bareEmoji));
    const best = new Best(LIMIT);
    const addTo = (emoji: string, words: Words, rank: number, base: number) =>
      best.add({ emoji, words, cost: rank * RANK + (recent.has(bareEmoji(emoji)) ? 0 : base + words.name.length + 1) });
    const [custom, unicode] = [this.#custom.index, this.#unicode.index];
    await inSteps(custom.size, signal, (part) => custom.searchPart(word, part, (found, rank) => addTo(code(found), found, rank, 0)));
    await inSteps(unicode.size, signal, (part) => unicode.searchPart(word, part, (found, rank) => addTo(found.char, found, rank, UNICODE)));
    if (best.matches.length < FUZZY_LIMIT && word.length > SHORT) await this.#findFuzzy(folded(word), best, signal);
    return best.matches.map(({ emoji, words }) => ({ emoji, name: foundName(words, folded(word)) }));
  }

  async #findFuzzy(word: string, best: Best, signal: AbortSignal): Promise<void> {
    const found = new Set(best.matches.map(({ emoji }) => emoji));
    const fuzzy = new Best(FUZZY_LIMIT);
    const entries = [...this.#all()];
    await inSteps(entries.length, signal, ([start, end]) => {
      for (const [emoji, words] of entries.slice(start, end)) {
        const hits = found.has(emoji) ? 0 : fuzzyHits(folded(words.name), word);
        if (hits > word.length / 2) fuzzy.add({ emoji, words, cost: (RULES + word.length - hits) * RANK + words.name.length });
      }
    });
    for (const match of fuzzy.matches) best.add(match);
  }

  /** Every emoji with its words. */
  *#all(): Generator<readonly [emoji: string, words: Words]> {
    for (const emoji of this.#deps.custom()) yield [code(emoji), emoji];
    for (const emoji of this.#deps.unicode()) yield [emoji.char, emoji];
  }

  /** Takes over lists that were loaded or have changed since the last search. */
  #renew(): void {
    const [custom, unicode] = [this.#deps.custom(), this.#deps.unicode()];
    if (custom !== this.#custom.emojis) this.#custom = searched(custom);
    if (unicode !== this.#unicode.emojis) this.#unicode = searched(unicode);
  }
}

const searched = <E extends Words>(emojis: readonly E[]): Searched<E> => ({ emojis, index: new EmojiIndex(emojis) });

const code = ({ name }: Words): string => `:${name}:`;

/** The name of an emoji, or its first alias with the word if the name is without it. */
function foundName({ name, aliases }: Words, word: string): string {
  if (folded(name).includes(word)) return name;
  return aliases.find((alias) => folded(alias).includes(word)) ?? name;
}

/** Keeps the best few of many matches. */
class Best {
  readonly matches: Match[] = [];
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(match: Match): void {
    const { matches } = this;
    if (matches.length === this.#limit && match.cost >= matches.at(-1)!.cost) return;
    let place = matches.length;
    while (place > 0 && matches[place - 1]!.cost > match.cost) place -= 1;
    matches.splice(place, 0, match);
    if (matches.length > this.#limit) matches.pop();
  }
}

async function inSteps(size: number, signal: AbortSignal, run: (part: readonly [number, number]) => void): Promise<void> {
  for (let start = 0; start < size; start += STEP) {
    if (start > 0) await nextTask();
    if (signal.aborted) return;
    run([start, start + STEP]);
  }
}

/** Lets the browser handle keys, other work and painting before the code that follows. */
const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/** Returns how many letters of a word are in a name in the same order, with others between them. */
function fuzzyHits(name: string, word: string): number {
  let hits = 0;
  let from = 0;
  for (const letter of word) {
    const place = name.indexOf(letter, from);
    if (place < 0) continue;
    hits += 1;
    from = place + 1;
  }
  return hits;
}
