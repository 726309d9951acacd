/** Search among emoji, custom or Unicode, by name and other words (spec section 5, emoji search). */

/** At most this many matches (spec section 9). */
export const EMOJI_SEARCH_LIMIT = 100;

interface Searchable {
  readonly name: string;
  readonly aliases: readonly string[];
}

type Rank = (emoji: Searchable, word: string) => boolean;

const ranks: readonly Rank[] = [
  ({ name }, word) => name === word,
  ({ aliases }, word) => aliases.includes(word),
  ({ name }, word) => name.startsWith(word),
  ({ aliases }, word) => aliases.some((alias) => alias.startsWith(word)),
  ({ name }, word) => name.includes(word),
  ({ name, aliases }, word) => name.includes(word) || aliases.some((alias) => alias.includes(word)),
];

/**
 * The best matches first: exact name, exact alias, name prefix, alias prefix, part of a name, part of an alias. Colons
 * and case do not count; of several words each must match.
 */
export function searchEmojis<E extends Searchable>(emojis: readonly E[], query: string, limit = EMOJI_SEARCH_LIMIT): readonly E[] {
  const words = query.replaceAll(':', '').toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const lowered = emojis.map(({ name, aliases }) => ({ name: name.toLowerCase(), aliases: aliases.map((alias) => alias.toLowerCase()) }));
  const found = new Set<E>();
  for (const rank of ranks) {
    for (const [place, emoji] of lowered.entries()) {
      if (found.size >= limit) return [...found];
      if (words.every((word) => rank(emoji, word))) found.add(emojis[place]!);
    }
  }
  return [...found];
}
