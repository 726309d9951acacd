import { languages, type LanguageCode } from '~/generated/languages';

/** Used if no other language matches. */
export const FALLBACK_LANGUAGE: LanguageCode = 'en-US';

/** Codes that browsers use for written Norwegian. People who read one of them can read the others. */
const NORWEGIAN = ['nb', 'nn', 'no'];

/**
 * Returns a tag with the likely script and region: `zh-HK` → `zh-Hant-HK`. Of an invalid tag only the language counts: other clients store
 * `kab-KAB`, which has no region that browsers know. Null if there is none.
 */
function likely(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    const language = tag.split('-', 1)[0]!;
    return language === tag ? null : likely(language);
  }
}

const isSameLanguage = (a: string, b: string): boolean => a === b || (NORWEGIAN.includes(a) && NORWEGIAN.includes(b));

/**
 * Returns how well a reader of `wanted` can read `known`; 0 means not at all. A different script counts as a different language. Among
 * others of one language, the one of its own region is closest: everybody reads Korean of Korea, and few its dialects.
 */
function closeness(wanted: Intl.Locale, known: Intl.Locale): number {
  if (wanted.script !== known.script || !isSameLanguage(wanted.language, known.language)) return 0;
  const isUsual = likely(known.language)?.region === known.region;
  return 1 + (wanted.language === known.language ? 4 : 0) + (wanted.region === known.region ? 2 : 0) + (isUsual ? 1 : 0);
}

/** Returns the closest of the known languages, the first among equals; null if none can be read. */
function bestMatch(wanted: string, known: readonly string[]): string | null {
  // Most browsers want a language that has this very tag. The first use of likely scripts takes tens of milliseconds.
  if (known.includes(wanted)) return wanted;
  const reader = likely(wanted);
  if (!reader) return null;
  const ranked = known.map((code) => ({ code, rank: closeness(reader, likely(code)!) }));
  const best = ranked.toSorted((a, b) => b.rank - a.rank)[0];
  return best && best.rank > 0 ? best.code : null;
}

/**
 * Returns the language to use: the stored one, else the best match for the first of the browser's languages that has one, else
 * English. Servers and other clients store shorter codes, such as `ja` and `zh-tw`, which lead to their language. An unknown stored
 * code is reported, and English is used.
 */
export function chooseLanguage(
  stored: string | null,
  preferred: readonly string[],
  report: (message: string) => void,
  known: readonly string[] = languages,
): string {
  if (stored !== null) {
    const code = bestMatch(stored, known);
    if (code !== null) return code;
    report(`unknown language ${stored}`);
    return FALLBACK_LANGUAGE;
  }
  for (const wanted of preferred) {
    const code = bestMatch(wanted, known);
    if (code !== null) return code;
  }
  return FALLBACK_LANGUAGE;
}
