import { Button } from '~/components/ui/Button';
import { EmptyState } from '~/components/async/EmptyState';
import { useI18n } from '~/i18n/useI18n';
import { usePane } from '~/router/PaneContext';
import { useStores } from '~/stores/context';
import styles from './SharePage.module.css';

/** Browsers close only what a script opened. Whoever is still here after this time is taken to the start page; ms. */
const CLOSING_MS = 100;

/** Says that it is done, and leads away. */
export function Posted() {
  const { t } = useI18n();
  const { clock } = useStores();
  const { navigate } = usePane();
  const close = () => {
    window.close();
    clock.after(CLOSING_MS, () => navigate('/'));
  };
  return (
    <div role="status">
      <EmptyState icon="success" text={t('sharePage.posted')}>
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
