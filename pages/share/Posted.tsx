import { Button } from '~/components/ui/Button';
import { EmptyState } from '~/components/async/EmptyState';
import { useI18n } from '~/i18n/useI18n';
import { usePane } from '~/router/PaneContext';
import { useStores } from '~/react/context';
import styles from './SharePage.module.css';

/** How long to wait before going to the start page, in ms. Browsers only close windows that a script opened. */
const CLOSING_MS = 100;

/** Confirms that the note is posted or kept in the outbox, and offers to leave. */
export function Posted({ isKept }: { isKept: boolean }) {
  const { t } = useI18n();
  const { clock } = useStores();
  const { navigate } = usePane();
  const close = () => {
    window.close();
    clock.after(CLOSING_MS, () => navigate('/'));
  };
  return (
    <div role="status">
      <EmptyState icon="circleCheck" text={t(isKept ? 'sharePage.kept' : 'sharePage.posted')}>
        <div className={styles.actions}>
          <Button variant="primary" onClick={close} autoFocus>
            {t('sharePage.close')}
          </Button>
          <Button onClick={() => navigate('/')}>{t('sharePage.goHome')}</Button>
        </div>
      </EmptyState>
    </div>
  );
}
