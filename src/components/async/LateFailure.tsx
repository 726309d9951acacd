import { useI18n } from '~/i18n/useI18n';
import type { RetryProps } from '~/react/later';
import { Button } from '~/components/ui/Button';
import styles from './states.module.css';

/**
 * Stands in the place of a view whose code could not be fetched. It announces nothing: every row of a list may have one,
 * and each is read where it stands.
 */
export function LateFailure({ onRetry, isRetrying }: RetryProps) {
  const { t } = useI18n();
  return (
    <div className={styles.lateFailure}>
      <span>{t('error.load')}</span>
      <Button icon="refresh" busy={isRetrying} onClick={onRetry}>
        {t('core.retry')}
      </Button>
    </div>
  );
}
