import { englishTexts, ownTexts } from '../generate/locales.mjs';

/** The only text that English lacks: the name of a language where the platform's data have none, or one that nobody uses. */
const LANGUAGE_NAME = 'core.languageName';

const keysOf = (texts) => [...texts].flatMap(([area, messages]) => Object.keys(messages).map((key) => `${area}.${key}`));

/**
 * Returns how complete the translation into a language is.
 * @param texts the English texts, for those who ask about many languages
 * @returns {{ total: number, missing: string[], extra: string[] }} `total` counts the English texts; `extra` are keys that
 * English does not have, so nothing shows them
 */
export function translationOf(code, texts = englishTexts()) {
  const english = keysOf(texts);
  const own = keysOf(ownTexts(code));
  const isEnglish = new Set(english);
  const isOwn = new Set(own);
  return {
    total: english.length,
    missing: english.filter((key) => !isOwn.has(key)),
    extra: own.filter((key) => !isEnglish.has(key) && key !== LANGUAGE_NAME),
  };
}
