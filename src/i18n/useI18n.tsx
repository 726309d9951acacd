import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { InvariantError } from '~/lib/AppError';
import type { I18n } from './I18n';

/** A new value for each language, so that everything that reads texts renders again. */
const I18nContext = createContext<{ readonly i18n: I18n } | null>(null);

/** Gives texts to what is inside. Once around the whole application. */
export function I18nProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  const lang = useSyncExternalStore(i18n.subscribe, () => i18n.lang);
  const value = useMemo(() => ({ i18n, lang }), [i18n, lang]);
  return <I18nContext value={value}>{children}</I18nContext>;
}

/** The texts and formats of the chosen language: `const { t } = useI18n()`. */
export function useI18n(): I18n {
  const provided = use(I18nContext);
  if (!provided) throw new InvariantError('useI18n() outside <I18nProvider>');
  return provided.i18n;
}
