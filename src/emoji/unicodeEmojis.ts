import { neededOffline } from '~/lib/neededOffline';

/** The categories, in the order of their numbers in the data. */
export const unicodeCategories = [
  'face',
  'people',
  'animals_and_nature',
  'food_and_drink',
  'activity',
  'travel_and_places',
  'objects',
  'symbols',
  'flags',
] as const;

export type UnicodeCategory = (typeof unicodeCategories)[number];

/** A built-in emoji. `aliases` are keywords in the chosen language and in English. */
export interface UnicodeEmojiEntry {
  readonly char: string;
  readonly name: string;
  readonly category: UnicodeCategory;
  readonly aliases: readonly string[];
}

type Keywords = Readonly<Partial<Record<string, readonly string[]>>>;

const loadList = neededOffline(() => import('@misskey-dev/emoji-data/emojilist.json'));

/** Keywords by language, each in a chunk of its own. */
const keywords = import.meta.glob<Keywords>('/node_modules/@misskey-dev/emoji-data/built/indexes/*.json', { import: 'default' });

/** Loads the keywords of a language; none if the data have none for it. */
async function keywordsIn(lang: string): Promise<Keywords> {
  return (await keywords[`/node_modules/@misskey-dev/emoji-data/built/indexes/${lang}.json`]?.()) ?? {};
}

/**
 * Loads all built-in emojis with their keywords in English, in `lang` and in further languages. The lists are chunks of their own, which load at the
 * first use; rejects if they cannot be loaded.
 */
export async function loadUnicodeEmojis(lang: string, further: readonly string[] = []): Promise<readonly UnicodeEmojiEntry[]> {
  const [{ default: list }, ...known] = await Promise.all([loadList(), ...[...new Set(['en-US', lang, ...further])].map(keywordsIn)]);
  return list.map(([char, name, category]) => ({
    char,
    name,
    category: unicodeCategories[category]!,
    aliases: known.flatMap((words) => words[char] ?? []),
  }));
}
