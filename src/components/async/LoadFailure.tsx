import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import type { AppError } from '~/lib/AppError';
import { keepFocus } from '~/lib/keepFocus';
import { useStores } from '~/react/context';
import { errorText } from '~/stores/ui/errorText';
import styles from '~/components/note/thread/NoteThread.module.css';

interface LoadFailureProps {
  error: AppError;
  onRetry: () => void;
}

/** A line above known content that could not be updated. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const i18n = useI18n();
  const { clock } = useStores();
  return (
    <div className={styles.failure} role="alert">
      <span>{errorText(error, i18n, clock.now()).text}</span>
      <Button ref={keepFocus} icon="refresh" onClick={onRetry}>
        {i18n.t('core.retry')}
      </Button>
    </div>
  );
}
