import { useSubmit, type Submit } from '~/components/form/useSubmit';
import { useI18n } from '~/i18n/useI18n';
import { ApiError, type AppError } from '~/lib/AppError';
import type { Result } from '~/lib/Result';
import { useStores } from '~/react/context';

/**
 * Asks the server for an export or an import, and shows the result. The manifest names the texts `transfer`.
 * @param requested the message once the server has begun
 */
export function useTransfer<A extends readonly unknown[]>(send: (...args: A) => Promise<Result>, requested: string): Submit<A> {
  const { t } = useI18n();
  const { overlays } = useStores();
  /** Servers allow each of these once in an hour or a day, so the general advice to wait a moment would be wrong. */
  const tellTooSoon = (error: AppError): boolean => {
    if (!(error instanceof ApiError) || error.server.code !== 'RATE_LIMIT_EXCEEDED') return false;
    void overlays.alert({ kind: 'warning', text: t('transfer.tooSoon') });
    return true;
  };
  return useSubmit(send, { onDone: () => void overlays.alert({ kind: 'info', text: requested }), onFailed: tellTooSoon });
}
