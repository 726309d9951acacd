import { useI18n } from '~/i18n/useI18n';
import type { RetryProps } from '~/react/later';
import { Button } from '~/components/ui/Button';
import styles from './states.module.css';
import { useRetryWhenBack } from './useRetryWhenBack';

/**
 * Shown instead of a view whose code did not load. It is not announced, because every row of a list may have one; readers find it
 * in its place.
 */
export function LazyFailure({ onRetry, isRetrying }: RetryProps) {
  const { t } = useI18n();
  useRetryWhenBack(true, onRetry);
  return (
    <div className={styles.lazyFailure}>
      <span>{t('error.load')}</span>
      <Button icon="refresh" busy={isRetrying} onClick={onRetry}>
        {t('core.retry')}
      </Button>
    </div>
  );
}
