/** The languages that all texts exist in, by code, each under its own name. */
export const languages = [
  { code: 'en-US', name: 'English' },
  { code: 'ja-JP', name: '日本語' },
] as const;

export type LanguageCode = (typeof languages)[number]['code'];

/** Spoken where no other is known (spec section 9). */
export const FALLBACK_LANGUAGE: LanguageCode = 'en-US';

/** Whether we have texts in a language. */
export function isLanguage(code: string): code is LanguageCode {
  return languages.some((language) => language.code === code);
}

/**
 * The language to speak: the stored one, else the first of the browser's that we know, exactly or by its main part,
 * else English. A stored code that is not known is reported and English is used (spec section 5).
 */
export function chooseLanguage(stored: string | null, preferred: readonly string[], report: (message: string) => void): LanguageCode {
  if (stored !== null) {
    if (isLanguage(stored)) return stored;
    report(`unknown language ${stored}`);
    return FALLBACK_LANGUAGE;
  }
  for (const wanted of preferred) {
    const main = wanted.split('-')[0]!.toLowerCase();
    const known = languages.find(({ code }) => code === wanted) ?? languages.find(({ code }) => code.split('-')[0] === main);
    if (known) return known.code;
  }
  return FALLBACK_LANGUAGE;
}
