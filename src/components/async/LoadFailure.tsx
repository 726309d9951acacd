import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import type { AppError } from '~/lib/AppError';
import { keepFocus } from '~/lib/keepFocus';
import styles from '~/components/note/thread/NoteThread.module.css';
import { ErrorLine } from './ErrorLine';
import { useRetryWhenBack } from './useRetryWhenBack';

interface LoadFailureProps {
  error: AppError;
  onRetry: () => void;
  /** Whether another try is running. The button stays where it is. */
  isRetrying?: boolean;
}

/** A line above known content that could not be updated. */
export function LoadFailure({ error, onRetry, isRetrying = false }: LoadFailureProps) {
  const { t } = useI18n();
  useRetryWhenBack(error.retryable, onRetry);
  return (
    <div className={styles.failure} role="alert">
      <ErrorLine error={error} />
      {!error.isFinal && (
        <Button ref={keepFocus} icon="refresh" busy={isRetrying} onClick={onRetry}>
          {t('core.retry')}
        </Button>
      )}
    </div>
  );
}
