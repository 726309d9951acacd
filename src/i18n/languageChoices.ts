import { languageNames, languageShares } from '~/generated/languageNames';
import { languages, type LanguageCode } from '~/generated/languages';
import type { I18n } from './I18n';

/** A language that can be chosen. */
export interface LanguageChoice {
  readonly code: LanguageCode;
  /** Its own name. */
  readonly name: string;
  /** How much of the product is translated, in the words of the current language; undefined if all of it is. */
  readonly share: string | undefined;
}

/** Returns the languages of the product. Readers learn before they choose that a part stays English. */
export function languageChoices(i18n: Pick<I18n, 't' | 'percent'>): readonly LanguageChoice[] {
  return languages.map((code) => {
    const share = languageShares[code];
    return {
      code,
      name: languageNames[code],
      share: share === undefined ? share : i18n.t('account.languageShare', { share: i18n.percent(share) }),
    };
  });
}
