import { useI18n } from '~/i18n/useI18n';
import type { AppError } from '~/lib/AppError';
import { keepFocus } from '~/lib/keepFocus';
import { useStores } from '~/react/context';
import { errorText } from '~/stores/ui/errorText';
import { Button } from '~/components/ui/Button';
import { Icon } from '~/components/ui/Icon';
import styles from './states.module.css';

interface ErrorStateProps {
  error: AppError;
  onRetry?: () => void;
}

/** Shown instead of something that did not load, with the reason and a retry button. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const i18n = useI18n();
  const { clock } = useStores();
  const { title, text } = errorText(error, i18n, clock.now());
  return (
    <div className={styles.state} role="alert">
      <Icon name={error.code === 'offline' || error.code === 'network' ? 'wifiOff' : 'warning'} size="2.5em" className={styles.picture} />
      <p>{title ?? i18n.t('ui.loadFailed')}</p>
      <p className={styles.detail}>{text}</p>
      {onRetry && (
        <Button ref={keepFocus} icon="refresh" onClick={onRetry}>
          {i18n.t('core.retry')}
        </Button>
      )}
    </div>
  );
}
