/** In the order of the data's category numbers. */
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

/** Keywords by language, for those that the data know: a chunk each. */
const keywords = import.meta.glob<Keywords>('/node_modules/@misskey-dev/emoji-data/built/indexes/*.json', { import: 'default' });

/** Keywords in a language; none where the data have none. */
async function keywordsIn(lang: string): Promise<Keywords> {
  return (await keywords[`/node_modules/@misskey-dev/emoji-data/built/indexes/${lang}.json`]?.()) ?? {};
}

/**
 * All built-in emoji with their keywords in English and in `lang`. The lists are chunks of their own, fetched on first
 * use; rejects when they cannot be fetched.
 */
export async function loadUnicodeEmojis(lang: string): Promise<readonly UnicodeEmojiEntry[]> {
  const [{ default: list }, ...known] = await Promise.all([
    import('@misskey-dev/emoji-data/emojilist.json'),
    ...[...new Set(['en-US', lang])].map(keywordsIn),
  ]);
  return list.map(([char, name, category]) => ({
    char,
    name,
    category: unicodeCategories[category]!,
    aliases: known.flatMap((words) => words[char] ?? []),
  }));
}

/** The name of one emoji, such as `grinning`; undefined for a sequence that the list does not hold. */
export async function unicodeEmojiName(char: string): Promise<string | undefined> {
  const { default: list } = await import('@misskey-dev/emoji-data/emojilist.json');
  return list.find(([known]) => known === char)?.[1];
}
