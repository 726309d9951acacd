import { createContext, use } from 'react';
import { InvariantError } from '~/lib/AppError';
import type { I18n } from './I18n';

/** Provided once around the whole application. */
export const I18nContext = createContext<I18n | null>(null);

/** The texts and formats of the chosen language: `const { t } = useI18n()`. */
export function useI18n(): I18n {
  const i18n = use(I18nContext);
  if (!i18n) throw new InvariantError('useI18n() outside <I18nContext>');
  return i18n;
}
