import { languages, type LanguageCode } from '~/generated/languages';

/** Spoken where no other language fits. */
export const FALLBACK_LANGUAGE: LanguageCode = 'en-US';

/** Scripts that are written from right to left. Not every browser says so itself. */
const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];

/** Codes under which browsers ask for written Norwegian. A person who reads one of them reads the others. */
const NORWEGIAN = ['nb', 'nn', 'no'];

/** A tag with the likely script and region filled in: `zh-HK` → `zh-Hant-HK`. Null for what is not a language tag. */
function likely(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return null;
  }
}

/** In which direction a language is written. */
export function directionOf(lang: string): 'ltr' | 'rtl' {
  const script = likely(lang)?.script;
  return script !== undefined && RIGHT_TO_LEFT.includes(script) ? 'rtl' : 'ltr';
}

const isSameLanguage = (a: string, b: string): boolean => a === b || (NORWEGIAN.includes(a) && NORWEGIAN.includes(b));

/** How well a reader of `wanted` reads `known`: 0 is not at all. Another script is another language to them. */
function closeness(wanted: Intl.Locale, known: Intl.Locale): number {
  if (wanted.script !== known.script || !isSameLanguage(wanted.language, known.language)) return 0;
  return 1 + (wanted.language === known.language ? 2 : 0) + (wanted.region === known.region ? 1 : 0);
}

/** The closest of the known languages, the first among equals; null where none can be read. */
function bestMatch(wanted: string, known: readonly string[]): string | null {
  const reader = likely(wanted);
  if (!reader) return null;
  const ranked = known.map((code) => ({ code, rank: code === wanted ? Infinity : closeness(reader, likely(code)!) }));
  const best = ranked.toSorted((a, b) => b.rank - a.rank)[0];
  return best && best.rank > 0 ? best.code : null;
}

/**
 * The language to speak: the stored one, else the closest to the first of the browser's languages that has one, else
 * English. A stored code that is unknown is reported, and English is used.
 */
export function chooseLanguage(
  stored: string | null,
  preferred: readonly string[],
  report: (message: string) => void,
  known: readonly string[] = languages,
): string {
  if (stored !== null) {
    if (known.includes(stored)) return stored;
    report(`unknown language ${stored}`);
    return FALLBACK_LANGUAGE;
  }
  for (const wanted of preferred) {
    const code = bestMatch(wanted, known);
    if (code !== null) return code;
  }
  return FALLBACK_LANGUAGE;
}
