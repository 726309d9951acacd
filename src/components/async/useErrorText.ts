import { useEffect, useReducer } from 'react';
import { useI18n } from '~/i18n/useI18n';
import type { AppError } from '~/lib/AppError';
import { useStores } from '~/react/context';
import { loadErrorTexts, errorText, type ErrorText } from '~/stores/ui/errorText';

/** Returns the message for an error, and a better one once its texts have come. */
export function useErrorText(failure: AppError): ErrorText {
  const i18n = useI18n();
  const { clock } = useStores();
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    void loadErrorTexts(i18n, failure).then(render);
  }, [failure, i18n]);
  return errorText(failure, i18n, clock.now());
}
