import { _isComputingDerivation as isReacting, createAtom } from 'mobx';
import type { I18n } from '~/i18n/I18n';

/** Makes the language observable, so that everything derived from texts is computed again when it changes. */
export function observeLanguage(i18n: I18n): void {
  const language = createAtom('language');
  // Most texts are read by components, which a context renders again, and by what runs once.
  i18n.watchReads(() => {
    if (isReacting()) language.reportObserved();
  });
  i18n.subscribe(() => language.reportChanged());
}
