/** In the order of the data's category numbers (spec section 3). */
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

type Keywords = Readonly<Record<string, readonly string[]>>;

/** All built-in emoji. The lists are chunks of their own, fetched on first use; rejects when they cannot be. */
export async function loadUnicodeEmojis(lang: string): Promise<readonly UnicodeEmojiEntry[]> {
  const [{ default: list }, english, own] = await Promise.all([
    import('@misskey-dev/emoji-data/emojilist.json'),
    englishKeywords(),
    lang === 'ja-JP' ? japaneseKeywords() : {},
  ]);
  return list.map(([char, name, category]) => ({
    char,
    name,
    category: unicodeCategories[category]!,
    aliases: [...(english[char] ?? []), ...((own as Keywords)[char] ?? [])],
  }));
}

/** The name of one emoji, such as `grinning`; undefined for a sequence that the list does not hold. */
export async function unicodeEmojiName(char: string): Promise<string | undefined> {
  const { default: list } = await import('@misskey-dev/emoji-data/emojilist.json');
  return list.find(([known]) => known === char)?.[1];
}

async function englishKeywords(): Promise<Keywords> {
  return (await import('@misskey-dev/emoji-data/indexes/en-US.json')).default;
}

async function japaneseKeywords(): Promise<Keywords> {
  return (await import('@misskey-dev/emoji-data/indexes/ja-JP.json')).default;
}
