import { I18n, type I18nOptions } from '~/i18n/I18n';
import { allTextsOf } from '../../.scripts/generate/catalogs.mjs';

/** Returns the texts of a language as its readers see them. A text that is missing fails the journey. */
export function wordsOf(lang: string): I18n['t'] {
  const report: I18nOptions['report'] = (message) => {
    throw new Error(message);
  };
  return new I18n({ lang, messages: allTextsOf(lang), report }).t;
}
