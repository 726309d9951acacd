import type { ReactNode } from 'react';
import { useI18n } from '~/i18n/useI18n';
import type { AppError } from '~/lib/AppError';
import { keepFocus } from '~/lib/keepFocus';
import { Button } from '~/components/ui/Button';
import { Icon } from '~/components/ui/Icon';
import { ErrorDetails } from './ErrorDetails';
import styles from './states.module.css';
import { useErrorText } from './useErrorText';
import { useRetryWhenBack } from './useRetryWhenBack';

interface ErrorStateProps {
  error: AppError;
  /** Tries again. Offered unless the answer would be the same, and called once the network is back. */
  onRetry?: () => void;
  /** Whether another try is running. The button stays where it is. */
  isRetrying?: boolean;
  /** Further actions. */
  children?: ReactNode;
}

/** Shown instead of something that failed to load, with the reason and what people can do. */
export function ErrorState({ error, onRetry, isRetrying = false, children }: ErrorStateProps) {
  const { t } = useI18n();
  const { title, text, details } = useErrorText(error);
  // A gateway whose server is away answers with a page of its own.
  useRetryWhenBack(error.retryable || error.code === 'parse', () => onRetry?.());
  return (
    <div className={styles.state} role="alert">
      <Icon
        name={error.code === 'offline' || error.code === 'network' ? 'wifiOff' : 'alertTriangle'}
        size="2.5em"
        className={styles.picture}
      />
      <p>{title ?? t('ui.loadFailed')}</p>
      <p className={styles.detail}>{text}</p>
      {onRetry && !error.isFinal && (
        <Button ref={keepFocus} icon="refresh" busy={isRetrying} onClick={onRetry}>
          {t('core.retry')}
        </Button>
      )}
      {children}
      <ErrorDetails details={details} />
    </div>
  );
}
