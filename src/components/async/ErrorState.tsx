import type { ReactNode } from 'react';
import { useI18n } from '~/i18n/useI18n';
import type { AppError } from '~/lib/AppError';
import { keepFocus } from '~/lib/keepFocus';
import { LateMascot } from '~/components/mascot/LateMascot';
import { Button } from '~/components/ui/Button';
import { Icon, type IconName } from '~/components/ui/Icon';
import { ErrorDetails } from './ErrorDetails';
import { helpsToSignIn, SignInWay } from './SignInWay';
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
      {error.code === 'offline' ? (
        <LateMascot pose="asleep" className={styles.mascot} />
      ) : (
        <Icon name={iconOf(error)} className={styles.kind} />
      )}
      <p className={styles.title}>{title ?? t('ui.loadFailed')}</p>
      <p className={styles.hint}>{text}</p>
      <div className={styles.ways}>
        {onRetry && !error.isFinal && (
          <Button ref={keepFocus} icon="refresh" busy={isRetrying} onClick={onRetry}>
            {t('core.retry')}
          </Button>
        )}
        {helpsToSignIn(error) && <SignInWay />}
        {children}
      </div>
      <ErrorDetails details={details} />
    </div>
  );
}

function iconOf(error: AppError): IconName {
  return error.code === 'network' ? 'wifiOff' : 'alertTriangle';
}
